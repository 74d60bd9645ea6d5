// Leads the keyboard's focus on where the button that has it is gone or asleep after what it does.
import { byId } from './dom.js';

const NEIGHBORS = { first: 'forward', back: 'forward', forward: 'back', last: 'back', 'take-back': 'back' };

export function keepFocus(boards) {
  for (const kind of ['click', 'keydown']) {
    document.addEventListener(kind, (event) => {
      const { activeElement } = document;
      const held = event.target.closest('button');
      if (held !== null && !isAwake(held) && (activeElement === document.body || activeElement === held)) {
        (successor(held, event.composedPath()) ?? boards).focus();
      }
    });
  }
}

function isAwake(element) {
  return element !== null && element.isConnected && !element.disabled && !element.closest('[hidden]');
}

// The same button made anew, its neighbor, or what is current in the panel where it was; undefined if there is none.
function successor(held, path) {
  const panel = path.find((element) => element.role === 'tabpanel');
  return [
    byId(held.id),
    byId(NEIGHBORS[held.id]),
    panel?.querySelector('[aria-current]'),
    panel === undefined ? null : byId(panel.getAttribute('aria-labelledby')),
  ].find((element) => element !== undefined && isAwake(element));
}
