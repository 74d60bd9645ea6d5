// The questions that the sources leave open, with who reads them so, and a second reading set beside the first.
import * as rules from './index.js';
import { button, element, field, fill, notice, say, work } from './dom.js';
import { took } from './session.js';
import { add, keyOf, line, path } from './tree.js';

const DEEPEST = 6;
const MOST = 20000;

// The text that names a ruleset with one answer changed, or several.
export function changed(ruleset, answers) {
  const words = ruleset.readings
    .map(({ id, answer, ...reading }) => [id, answers[id] ?? answer, reading.default])
    .filter(([, answer, usual]) => answer !== usual)
    .map(([id, answer]) => `${id}=${answer}`);
  return [ruleset.id, ...words].join(' ');
}

export function readingWords(game) {
  const answers = game.split(' ').slice(1);
  return answers.length === 0 ? 'default reading' : answers.map((answer) => answer.replace('=', ': ')).join(', ');
}

export function showReadings(container, session, actions) {
  const { ruleset } = session;
  if (ruleset.readings.length === 0) {
    fill(container, element('p', {}, 'The sources leave no question open.'));
    return;
  }
  fill(
    container,
    comparison(session, actions),
    presets(session, actions),
    element('div', { class: 'questions' }, ruleset.readings.map((reading) => question(session, reading, actions))),
  );
}

function presets(session, actions) {
  const { ruleset } = session;
  const names = Object.keys(ruleset.presets);
  const changedBy = session.game !== ruleset.id;
  if (names.length === 0 && !changedBy) {
    return null;
  }
  return element(
    'div',
    { class: 'bar' },
    names.map((name) => button(`As ${name} reads`, () => actions.read(presetGame(ruleset, name)))),
    changedBy ? button('All defaults', () => actions.read(ruleset.id)) : null,
  );
}

function presetGame(ruleset, name) {
  const usual = Object.fromEntries(ruleset.readings.map((reading) => [reading.id, reading.default]));
  return changed(ruleset, { ...usual, ...ruleset.presets[name] });
}

function question(session, reading, actions) {
  const name = `reading-${reading.id}`;
  return element(
    'fieldset',
    {},
    element('legend', {}, reading.question),
    reading.answers.map((answer) =>
      element(
        'label',
        { class: 'choice' },
        element('input', {
          type: 'radio',
          name,
          value: answer.id,
          checked: answer.id === reading.answer,
          onchange: () => actions.read(changed(session.ruleset, { [reading.id]: answer.id }), `${name}-${answer.id}`),
          id: `${name}-${answer.id}`,
        }),
        element('span', {}, element('b', {}, answer.id), answer.id === reading.default ? ' (default)' : ''),
        element('span', { class: 'source' }, answer.readBy),
      ),
    ),
  );
}

function comparison(session, actions) {
  const { ruleset } = session;
  const others = ruleset.readings.flatMap((reading) =>
    reading.answers
      .filter((answer) => answer.id !== reading.answer)
      .map((answer) => [changed(ruleset, { [reading.id]: answer.id }), `${reading.id}: ${answer.id}`]),
  );
  Object.keys(ruleset.presets).forEach((name) => others.push([presetGame(ruleset, name), `as ${name} reads`]));
  if (session.game !== ruleset.id) {
    others.push([ruleset.id, 'the default reading']);
  }
  const options = new Map(others.filter(([game]) => game !== session.game));
  if (session.other !== '' && !options.has(session.other)) {
    options.set(session.other, readingWords(session.other));
  }
  const select = element(
    'select',
    { id: 'compare', onchange: (event) => actions.compare(event.target.value) },
    element('option', { value: '' }, 'nothing'),
    [...options].map(([game, words]) => element('option', { value: game }, words)),
  );
  select.value = session.other;
  return element(
    'div',
    { class: 'compare' },
    field('Side by side with', select),
  );
}

// What stands beside the board: the same line in the other reading, as far as it goes, and how both differ there.
export function otherSide(session) {
  const nodes = path(session.node);
  let replayed;
  try {
    replayed = session.replay(session.other, nodes);
  } catch (error) {
    return { words: `It cannot begin here: ${error.message}` };
  }
  const { at, refused, message } = replayed;
  if (refused !== undefined) {
    return { at, words: `Here ${refused.text ?? `the roll of ${refused.face}`} is refused: ${message}` };
  }
  const compared = rules.compare(session.game, session.node.fen, session.other, at.fen);
  return { at, compared, words: differenceWords(compared) };
}

function differenceWords({ kind, only, otherOnly, outcome, otherOutcome }) {
  switch (kind) {
    case 'same':
      return 'Both readings allow the same here.';
    case 'leads':
      return 'The pieces do not stand alike.';
    case 'roll':
      return 'One of both readings rolls a die here.';
    case 'outcome':
      return `The outcomes differ: ${outcome} here, ${otherOutcome} there.`;
    default:
      return `Only on the first board: ${only.join(' ') || 'nothing'}. Only on the second: ${otherOnly.join(' ') || 'nothing'}.`;
  }
}

// Looks for the first place where two readings part: along the line, then after where we are, the shortest lines first.
export function firstDifference(session, words) {
  const onLine = alongLine(session);
  if (onLine !== null) {
    session.goTo(onLine);
    say(`The first difference is here. ${otherSide(session).words}`);
    return;
  }
  const start = session.replay(session.other, path(session.node)).at;
  const seen = new Set();
  const queue = [{ fen: session.node.fen, otherFen: start.fen, moves: [] }];
  const { game, other, node } = session;
  let found = null;
  const { finished, stop } = work(() => {
    const next = queue.shift();
    if (next === undefined || seen.size > MOST) {
      return false;
    }
    const compared = rules.compare(game, next.fen, other, next.otherFen);
    if (compared.kind !== 'same') {
      found = next;
      return false;
    }
    if (next.moves.length < DEEPEST) {
      for (const step of compared.next) {
        const key = step.fen + step.otherFen;
        if (!seen.has(key)) {
          seen.add(key);
          queue.push({ fen: step.fen, otherFen: step.otherFen, moves: [...next.moves, step.text] });
        }
      }
    }
    words.firstChild.textContent = `Looking at lines of ${next.moves.length} plies: ${seen.size} positions. `;
    return true;
  });
  fill(words, element('span', {}, 'Looking… '), button('Stop', () => stop()));
  finished.then(() => {
    if (session.node !== node || session.game !== game || session.other !== other) {
      return;
    }
    if (found === null) {
      fill(words, `No difference found in ${seen.size} positions.`);
      say(words.textContent);
      return;
    }
    let at = node;
    found.moves.forEach((text) => (at = add(at, rules.play(game, at.fen, text))));
    session.goTo(at);
    say(`The first difference comes after ${found.moves.join(' ') || 'no move'}. ${otherSide(session).words}`);
  }, (error) => notice(error.message));
}

function alongLine(session) {
  const nodes = line(session.node);
  const start = session.replay(session.other, []).at;
  let at = session.root;
  let other = start.fen;
  for (let i = 0; i <= nodes.length; i++) {
    if (rules.compare(session.game, at.fen, session.other, other).kind !== 'same') {
      return at;
    }
    if (i < nodes.length) {
      try {
        other = took(session.other, other, keyOf(nodes[i])).fen;
      } catch {
        return at;
      }
      at = nodes[i];
    }
  }
  return null;
}
