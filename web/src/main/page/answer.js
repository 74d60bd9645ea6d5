// The explanation beside the board: a piece and its ways, why a move is none, how the game has ended.
import * as rules from './index.js';
import { button, capitalized, element, fill, svg } from './dom.js';
import { pieceWords } from './board.js';

const RULE_ID = /\b[A-Z]{1,3}-\d{2,3}\b/g;

// The words by which a ruleset's own rules on an ending are found.
const ENDING = {
  checkmate: /checkmate wins|every checkmate/i,
  stalemate: /stalemat/i,
  'bare-king': /nothing but (its|his)|king alone|left alone|has only its/i,
  reduced: /nothing but (its|his)|has only its/i,
  'lost-roll': /\b(die|dice|roll)/i,
  check: /first check|check wins/i,
};
const COMMON = { checkmate: 'C-05', stalemate: 'C-06' };

export function showAnswer(container, session, actions) {
  const { refusal, selected, end } = session;
  const parts = [];
  if (end !== null) {
    parts.push(ending(session, actions));
  }
  if (refusal !== null) {
    parts.push(refused(session, refusal, actions));
  }
  if (selected !== null) {
    parts.push(...selected.pieces.map((piece) => pieceCard(session, piece, selected, actions)));
  }
  if (parts.length === 0) {
    parts.push(hint(session, actions));
  }
  fill(container, parts);
}

function refused(session, refusal, actions) {
  return element(
    'div',
    { class: 'refusal' },
    element('h2', {}, refusal.isLegal ? 'It is legal' : 'Why not?'),
    element('p', { class: 'sentence', id: 'why' }, withRules(session, refusal.sentence, actions)),
    ruleList(session, refusal.rules, actions),
  );
}

// A sentence in which the ids of rules lead to them.
function withRules(session, sentence, actions) {
  const parts = [];
  let from = 0;
  for (const match of sentence.matchAll(RULE_ID)) {
    const [id] = match;
    if (session.ruleset.rules.some((rule) => rule.id === id)) {
      parts.push(sentence.slice(from, match.index), button(id, () => actions.showRule(id), { class: 'link rule-link' }));
      from = match.index + id.length;
    }
  }
  return [...parts, sentence.slice(from)];
}

// The rules of some ids: each with its text and source, and a way to its place among the others.
export function ruleList(session, ids, actions) {
  const found = session.ruleset.rules.filter((rule) => ids.includes(rule.id));
  if (found.length === 0) {
    return null;
  }
  return element(
    'ul',
    { class: 'rules' },
    found.map((rule) =>
      element(
        'li',
        {},
        button(rule.id, () => actions.showRule(rule.id), { class: 'rule-id', title: 'Show it among all rules' }),
        ' ',
        rule.text,
        ' ',
        element('span', { class: 'source' }, rule.source),
      ),
    ),
  );
}

function pieceCard(session, piece, selected, actions) {
  const drawn = svg(
    rules.movement(session.game, piece.letter, {
      square: selected.square,
      black: piece.color === 'black',
      flipped: session.flipped,
    }),
  );
  const told = drawn.querySelector('desc').textContent;
  const ids = told.match(RULE_ID) ?? [];
  const moves = selected.moves.filter((move) => move.piece === piece.letter);
  return element(
    'div',
    { class: 'piece' },
    element('h2', {}, `${pieceWords(piece)} on ${selected.square}`),
    selected.foreign
      ? element('p', {}, foreignWords(piece, moves))
      : element('p', {}, moves.length === 0 ? whyNone(session, piece) : `Legal moves: ${moves.length}.`),
    selected.foreign || moves.length === 0 ? null : moveButtons(session, moves, actions),
    ruleList(session, ids.filter((id) => !session.refusal?.rules.includes(id)), actions),
    element(
      'details',
      { class: 'ways', open: session.refusal === null },
      element('summary', {}, 'Its ways on an empty board'),
      element('div', { class: 'drawn' }, drawn),
      element('p', { class: 'told' }, told),
    ),
    otherRules(session, piece, ids, actions),
  );
}

// The other rules of the game that name a piece: what its ways do not show, such as what it may become.
function otherRules(session, { letter, name }, ids, actions) {
  const names = new RegExp(`\\b${name}s?\\b|\\(${letter.replace('+', '\\\\+')}\\)`, 'i');
  const found = session.ruleset.rules
    .filter((rule) => !rule.id.startsWith('C-') && !ids.includes(rule.id) && names.test(rule.text))
    .map((rule) => rule.id);
  return found.length === 0
    ? null
    : element('details', { class: 'ways' }, element('summary', {}, `Other rules that name it (${found.length})`), ruleList(session, found, actions));
}

// Why a piece has no legal move, as far as the die tells it.
function whyNone({ position: { awaitsRoll, face }, ruleset }, piece) {
  const mover = face === undefined ? piece.letter : ruleset.faces[face - 1];
  if (mover !== piece.letter) {
    return `It may not move: the die shows ${face}, for the ${nameOf(ruleset, mover)}.`;
  }
  return awaitsRoll ? 'The die is to be rolled first.' : 'It has no legal move here.';
}

function foreignWords(piece, moves) {
  const side = capitalized(piece.color);
  return moves.length === 0
    ? `It is not ${side}’s turn.`
    : `It is not ${side}’s turn. If it were, it could go where the marks are.`;
}

function moveButtons({ ruleset }, moves, actions) {
  return element(
    'div',
    { class: 'moves' },
    moves.map((move) => button(move.algebraic, () => actions.play(move.text), { title: moveWords(move, ruleset) })),
  );
}

// What a move does, in words.
export function moveWords(move, ruleset) {
  if (move.from === undefined) {
    return `Remove the ${move.captured.join(' and ')} on ${move.to}`;
  }
  const words = [`${nameOf(ruleset, move.piece)} ${move.from} to ${move.to}`];
  if (move.captured.length > 0) {
    words.push(`captures the ${move.captured.join(' and ')}`);
  }
  if (move.capturedAt !== undefined && move.capturedAt !== move.to) {
    words.push(`on ${move.capturedAt}`);
  }
  if (move.promotion !== undefined) {
    words.push(`becomes a ${move.promotion}`);
  }
  if (move.landing !== undefined && move.landing !== move.to) {
    words.push(`comes to stand on ${move.landing}`);
  }
  return words.join(', ');
}

// The name of the piece of a letter.
export function nameOf(ruleset, letter) {
  return ruleset.pieces.find((piece) => piece.letter === letter).name;
}

function ending(session, actions) {
  const { reason } = session.end;
  const ids = session.ruleset.rules
    .filter((rule) => rule.id === COMMON[reason] || (!rule.id.startsWith('C-') && ENDING[reason]?.test(rule.text)))
    .map((rule) => rule.id);
  return element(
    'div',
    { class: 'ending' },
    element('h2', {}, endingWords(session.end)),
    ruleList(session, ids, actions),
  );
}

export function endingWords({ winner, reason }) {
  const why = reason.replace('-', ' ');
  if (winner === undefined) {
    return reason === 'abandoned' ? 'Not finished: abandoned' : `Drawn: ${why}`;
  }
  return `${capitalized(winner)} wins: ${why}`;
}

function hint(session, actions) {
  const { position, ruleset } = session;
  const removal = position.moves.some((move) => move.from === undefined);
  const words = removal
    ? 'The player is stalemated and removes a piece of the opponent: choose one.'
    : position.awaitsRoll
      ? 'The die tells which piece may move: roll it below the board.'
      : 'Choose a piece to see where it may go; then choose a square, to go there or to learn why not.';
  const check = position.checkers.length > 0 && `In check from ${position.checkers.join(' and ')}.`;
  return element(
    'div',
    { class: 'hint' },
    element('h2', {}, ruleset.name),
    element('p', {}, words),
    check ? element('p', {}, check) : null,
    element(
      'p',
      { class: 'source' },
      `${ruleset.sources[0].title}${ruleset.sources[0].reference === '' ? '' : `, ${ruleset.sources[0].reference}`}.`,
    ),
    ruleset.readings.length === 0
      ? null
      : element(
          'p',
          {},
          `The sources leave ${ruleset.readings.length} questions open. `,
          button('Choose readings', () => actions.showTab('readings'), { class: 'link' }),
        ),
  );
}
