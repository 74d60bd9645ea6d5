// What the page begins with, and its address, which tells what is seen and is followed when it changes.
import * as rules from './index.js';
import { byId, element, notice, say } from './dom.js';

const FIRST = 'grant-acedrex';
const UNFOLLOWED = 'The link cannot be followed to its end:';

export class Address {
  constructor(session) {
    this.session = session;
    this.written = null;
  }

  write() {
    this.written = `#${this.session.toFragment()}`;
    if (location.hash !== this.written) {
      history.replaceState(null, '', this.written);
    }
  }

  // Takes the games that a page was written with; returns whether there are any.
  takeGames() {
    const text = given('games');
    if (text !== '') {
      this.session.recorded = rules.readPgn(text);
    }
    return this.session.recorded.games.length > 0;
  }

  follow() {
    if (location.hash === this.written) {
      return;
    }
    notice('');
    const { session } = this;
    try {
      // A page that was written for a position or for games tells them where its address tells nothing.
      const fragment = location.hash.slice(1) || given('start');
      if (fragment !== '') {
        const faults = session.fromFragment(fragment);
        notice(faults.length === 0 ? '' : `${UNFOLLOWED} ${faults.join('; ')}`);
      } else if (session.recorded.games.length > 0) {
        session.load(session.recorded.games[0]);
      } else {
        session.begin(FIRST);
      }
    } catch (error) {
      if (session.ruleset === undefined) {
        session.begin(FIRST);
      }
      notice(`${UNFOLLOWED} ${error.message}`);
    }
  }
}

function given(name) {
  return document.querySelector(`meta[name=${name}]`).content;
}

export async function share() {
  try {
    await navigator.clipboard.writeText(location.href);
    say('The link has been copied.');
    byId('share').textContent = 'Copied';
    setTimeout(() => (byId('share').textContent = 'Copy link'), 1500);
  } catch {
    const link = element('input', { readonly: true, value: location.href, 'aria-label': 'Link' });
    notice('The link: ', link);
    link.select();
  }
}
