// The functions of index.d.ts.
import * as script from './assize.js';

const MOST = 2 ** 31 - 1;

// What is thrown for all that is refused.
export class AssizeError extends Error {
  constructor(message, options) {
    super(message, options);
    this.name = 'AssizeError';
  }
}

export function rulesets() {
  return asked(script.rulesets);
}

export function ruleset(game) {
  return asked(script.ruleset, text(game, 'game'));
}

export function position(game, fen = '') {
  return asked(script.position, text(game, 'game'), text(fen, 'fen'));
}

export function moves(game, fen = '') {
  return asked(script.moves, text(game, 'game'), text(fen, 'fen'));
}

export function faults(game, fen) {
  return asked(script.faults, text(game, 'game'), text(fen, 'fen'));
}

export function play(game, fen, move) {
  return asked(script.play, text(game, 'game'), text(fen, 'fen'), text(move, 'move'));
}

export function roll(game, fen, face) {
  return asked(script.roll, text(game, 'game'), text(fen, 'fen'), whole(face, 'face', 1));
}

export function why(game, fen, move) {
  return asked(script.why, text(game, 'game'), text(fen, 'fen'), text(move, 'move'));
}

export function perft(game, fen, depth) {
  return asked(script.perft, text(game, 'game'), text(fen, 'fen'), whole(depth, 'depth', 0));
}

export function playout(game, fen, seed, index = 0, cap = 1000) {
  return asked(
    script.playout,
    text(game, 'game'),
    text(fen, 'fen'),
    whole(seed, 'seed', -MOST - 1),
    whole(index, 'index', 0),
    whole(cap, 'cap', 0),
  );
}

export function compare(game, fen, otherGame, otherFen = fen) {
  return asked(script.compare, text(game, 'game'), text(fen, 'fen'), text(otherGame, 'otherGame'), text(otherFen, 'otherFen'));
}

export function picture(game, fen = '', options = {}) {
  const { flipped = false, before = '', move = '', arrows = [] } = object(options, 'options');
  const squares = list(arrows, 'arrows').flatMap((arrow) => {
    const { from, to } = object(arrow, 'an arrow');
    return [text(from, 'from'), text(to, 'to')];
  });
  const led = text(move, 'move') === '' ? '' : text(before, 'before') || ruleset(game).start;
  return asked(script.picture, text(game, 'game'), text(fen, 'fen'), truth(flipped, 'flipped'), led, move, squares);
}

export function movement(game, letter, options = {}) {
  const { square = '', black = false, flipped = false } = object(options, 'options');
  return asked(
    script.movement,
    text(game, 'game'),
    text(letter, 'letter'),
    text(square, 'square'),
    truth(black, 'black'),
    truth(flipped, 'flipped'),
  );
}

export function histogram(title, x, y, values) {
  const counted = list(values, 'values').map((value) => whole(value, 'a value', 0));
  return asked(script.histogram, text(title, 'title'), text(x, 'x'), text(y, 'y'), counted);
}

export function readPgn(pgn) {
  if (pgn instanceof Uint8Array) {
    return asked(script.readPgnFile, pgn);
  }
  return asked(script.readPgn, required(typeof pgn === 'string', pgn, 'pgn', 'a text or a Uint8Array'));
}

export function writePgn(record) {
  const { game, fen = '', comments = [], steps = [], tags = {}, result, conclusion } = object(record, 'record');
  const lines = list(steps, 'steps').map((step) => lineOf(object(step, 'a step')));
  list(comments, 'comments').forEach((comment) => lines.push(`comment 0 ${text(comment, 'a comment')}`));
  steps.forEach((step, index) => lines.push(...written(step, index + 1)));
  const given = Object.entries(object(tags, 'tags')).flatMap(([name, value]) => [name, text(value, `tag ${name}`)]);
  const ended = result === undefined ? endOf(conclusion) : text(result, 'result');
  return asked(script.writePgn, text(game, 'game'), text(fen, 'fen'), lines, given, ended);
}

function endOf(conclusion) {
  if (conclusion === undefined) {
    return '';
  }
  const { token, reason } = object(conclusion, 'conclusion');
  return `${text(token, 'token')} ${text(reason, 'reason')}`;
}

function lineOf({ parent, text: move, face, count }) {
  const after = whole(parent, 'parent', 0);
  if (move !== undefined) {
    return `move ${after} ${text(move, 'text')}`;
  }
  if (count !== undefined) {
    return `count ${after} ${text(count, 'count')}`;
  }
  if (face === undefined) {
    throw new AssizeError('a step must have a text, a face or a count');
  }
  return `roll ${after} ${whole(face, 'face', 1)}`;
}

// The lines of what is written of a step; a roll or a word that waits for its move has no glyphs.
function written({ text: move, lost, start = [], nags = [], comments = [] }, number) {
  const glyphs = move !== undefined || lost ? list(nags, 'nags') : [];
  return [
    ...list(start, 'start').map((comment) => `start ${number} ${text(comment, 'a comment')}`),
    ...glyphs.map((nag) => `nag ${number} ${whole(nag, 'a nag', 0)}`),
    ...list(comments, 'comments').map((comment) => `comment ${number} ${text(comment, 'a comment')}`),
  ];
}

function asked(question, ...values) {
  try {
    return question(...values);
  } catch (error) {
    throw new AssizeError(error.message, { cause: error });
  }
}

function text(value, name) {
  return required(typeof value === 'string', value, name, 'a text');
}

function truth(value, name) {
  return required(typeof value === 'boolean', value, name, 'true or false');
}

function whole(value, name, least) {
  const isWhole = Number.isInteger(value) && value >= least && value <= MOST;
  return required(isWhole, value, name, `a whole number from ${least} to ${MOST}`);
}

function list(value, name) {
  return required(Array.isArray(value), value, name, 'an array');
}

function object(value, name) {
  return required(typeof value === 'object' && value !== null, value, name, 'an object');
}

function required(isSo, value, name, what) {
  if (!isSo) {
    const given = typeof value === 'string' ? JSON.stringify(value) : Array.isArray(value) ? 'an array' : shown(value);
    throw new AssizeError(`${name} must be ${what}, not ${given}`);
  }
  return value;
}

function shown(value) {
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
