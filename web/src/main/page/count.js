// Lines of play counted, and games played out at random.
import * as rules from './index.js';
import { button, capitalized, element, field, fill, notice, say, svg, work } from './dom.js';

const CAP = 1000;

let running = null;

export function showCount(container, session) {
  running?.stop();
  running = null;
  const depth = element('select', { id: 'perft-depth' }, [1, 2, 3].map((plies) => element('option', { value: plies }, plies)));
  depth.value = '2';
  const counted = element('div', { id: 'perft-result' });
  const games = element('select', { id: 'playout-games' }, [20, 100, 500].map((many) => element('option', { value: many }, many)));
  games.value = '100';
  const seed = element('input', { id: 'playout-seed', type: 'number', value: '1', min: '0', max: '999999', step: '1' });
  const played = element('div', { id: 'playout-result' });
  fill(
    container,
    element('h3', {}, 'Lines of play from here'),
    element(
      'div',
      { class: 'bar' },
      field('Depth', depth),
      button('Count', () => count(session, Number(depth.value), counted), { id: 'perft' }),
    ),
    counted,
    element('h3', {}, 'Games played out at random'),
    element('p', { class: 'quiet' }, `Every legal move is as likely as another; a game is given up after ${CAP} plies.`),
    element(
      'div',
      { class: 'bar' },
      field('Games', games),
      field('Seed', seed),
      button('Play out', () => playOut(session, Number(games.value), Number(seed.value) || 0, played), { id: 'playout' }),
    ),
    played,
  );
}

function start(step, container, onend) {
  running?.stop();
  const task = work(step);
  running = task;
  task.finished.then(
    () => {
      if (running === task) {
        running = null;
        onend();
      }
    },
    (error) => notice(error.message),
  );
  return button('Stop', () => task.stop());
}

function count(session, depth, container) {
  const { game, position, node } = session;
  const rows = [];
  const left = position.awaitsRoll ? [] : [...position.moves];
  const words = element('span', {});
  const stop = start(
    () => {
      const move = left.shift();
      if (move === undefined) {
        return false;
      }
      const lines = depth === 1 ? 1 : rules.perft(game, rules.play(game, node.fen, move.text).fen, depth - 1);
      rows.push([move, lines]);
      words.textContent = `${rows.length} of ${position.moves.length} moves. `;
      return true;
    },
    container,
    () => {
      const total = position.awaitsRoll ? rules.perft(game, node.fen, depth) : rows.reduce((sum, [, lines]) => sum + lines, 0);
      const all = rows.length === (position.awaitsRoll ? 0 : position.moves.length);
      const text = `${all ? '' : 'Stopped; so far '}${total.toLocaleString('en')} lines of ${depth} ${depth === 1 ? 'ply' : 'plies'}`;
      fill(container, element('p', { class: 'total' }, text), table(rows));
      say(text);
    },
  );
  fill(container, words, stop);
}

function table(rows) {
  return element(
    'details',
    {},
    element('summary', {}, 'Move by move'),
    element(
      'table',
      { class: 'figures' },
      element('thead', {}, element('tr', {}, element('th', { scope: 'col' }, 'move'), element('th', { scope: 'col' }, 'lines'))),
      element(
        'tbody',
        {},
        rows.map(([move, lines]) => element('tr', {}, element('td', {}, move.text), element('td', {}, lines.toLocaleString('en')))),
      ),
    ),
  );
}

function playOut(session, games, seed, container) {
  const { game, node } = session;
  const lengths = [];
  const outcomes = new Map();
  const words = element('span', {});
  const stop = start(
    () => {
      if (lengths.length === games) {
        return false;
      }
      const { plies, outcome } = rules.playout(game, node.fen, seed, lengths.length, CAP);
      lengths.push(plies);
      const name = outcome === '*' ? `not over after ${CAP}` : outcome;
      outcomes.set(name, (outcomes.get(name) ?? 0) + 1);
      words.textContent = `${lengths.length} of ${games} games. `;
      return true;
    },
    container,
    () => {
      if (lengths.length === 0) {
        fill(container);
        return;
      }
      const sorted = [...lengths].sort((one, other) => one - other);
      const median = sorted[Math.floor((sorted.length - 1) / 2)];
      const text = `${lengths.length} games, the median ${median} plies long`;
      fill(
        container,
        element('p', { class: 'total' }, capitalized(text)),
        element(
          'table',
          { class: 'figures' },
          element('thead', {}, element('tr', {}, ['how it ended', 'games', 'share'].map((name) => element('th', { scope: 'col' }, name)))),
          element(
            'tbody',
            {},
            [...outcomes]
              .sort((one, other) => other[1] - one[1])
              .map(([name, many]) =>
                element('tr', {}, element('td', {}, name), element('td', {}, many), element('td', {}, `${((100 * many) / lengths.length).toFixed(1)} %`)),
              ),
          ),
        ),
        svg(rules.histogram('Length of the games', 'plies', 'games', lengths)),
      );
      say(text);
    },
  );
  fill(container, words, stop);
}
