// The panels of which one is shown at a time.
import { byId } from './dom.js';

export class Tabs {
  // `shows` maps the names of the panels to functions that are given what is to be filled.
  constructor(shows) {
    this.shows = shows;
    this.names = Object.keys(shows);
    [this.shown] = this.names;
    for (const name of this.names) {
      byId(`tab-${name}`).addEventListener('click', () => this.show(name));
      byId(`tab-${name}`).addEventListener('keydown', (event) => this.onKey(event));
    }
  }

  show(name) {
    this.shown = name;
    for (const other of this.names) {
      const isShown = other === name;
      byId(`tab-${other}`).setAttribute('aria-selected', String(isShown));
      byId(`tab-${other}`).tabIndex = isShown ? 0 : -1;
      byId(`panel-${other}`).hidden = !isShown;
    }
    this.refresh();
  }

  refresh() {
    this.shows[this.shown](byId(`panel-${this.shown}`));
  }

  onKey(event) {
    const { names } = this;
    const move = { ArrowLeft: -1, ArrowRight: 1, Home: -names.length, End: names.length }[event.key];
    if (move !== undefined) {
      event.preventDefault();
      const at = names.indexOf(this.shown);
      const next = Math.abs(move) === 1 ? (at + move + names.length) % names.length : move < 0 ? 0 : names.length - 1;
      this.show(names[next]);
      byId(`tab-${names[next]}`).focus();
    }
  }
}
