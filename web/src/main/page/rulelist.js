// All rules of the game as it is read, with their sources.
import { element, fill } from './dom.js';

export function showRules(container, session) {
  const { ruleset } = session;
  const own = ruleset.rules.filter((rule) => !rule.id.startsWith('C-'));
  const common = ruleset.rules.filter((rule) => rule.id.startsWith('C-'));
  fill(
    container,
    list(own),
    element('h3', {}, 'Rules that all games here share'),
    list(common),
    element('h3', {}, 'Sources'),
    element(
      'ul',
      { class: 'sources' },
      ruleset.sources.map(({ title, reference }) => element('li', {}, title, reference === '' ? '' : `, ${reference}`)),
    ),
  );
}

function list(rules) {
  return element(
    'dl',
    { class: 'rule-list' },
    rules.flatMap(({ id, text, source }) => [
      element('dt', { id: `rule-${id}`, tabindex: '-1' }, id),
      element('dd', {}, text, ' ', element('span', { class: 'source' }, source)),
    ]),
  );
}
