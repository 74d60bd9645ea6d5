// All games, each with the picture of its array.
import * as rules from './index.js';
import { byId, element, fill, svg } from './dom.js';

// `onchoose` is given the id of the game that is chosen.
export function showGallery(onchoose) {
  fill(
    byId('gallery-games'),
    rules.rulesets().map((summary) => choice(summary, onchoose)),
  );
  byId('gallery').showModal();
}

function choice({ id, name, files, ranks, readings }, onchoose) {
  const space = element('div', { class: 'thumb' });
  setTimeout(() => {
    const drawn = svg(rules.picture(id));
    drawn.removeAttribute('role');
    drawn.removeAttribute('aria-labelledby');
    drawn.setAttribute('aria-hidden', 'true');
    fill(space, drawn);
  }, 0);
  return element(
    'button',
    {
      type: 'button',
      onclick: () => {
        byId('gallery').close();
        onchoose(id);
      },
    },
    space,
    element('b', {}, name),
    element('span', { class: 'quiet' }, `${files}×${ranks}, ${readings} open ${readings === 1 ? 'question' : 'questions'}`),
  );
}
