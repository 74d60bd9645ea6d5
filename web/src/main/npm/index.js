// The functions of index.d.ts.
import * as script from './assize.js';

const PLAIN_RESULTS = new Set(['1-0', '0-1', '1/2-1/2', '*']);

export function rulesets() {
  return script.rulesets();
}

export function ruleset(game) {
  return script.ruleset(game);
}

export function position(game, fen = '') {
  return script.position(game, fen);
}

export function moves(game, fen = '') {
  return script.moves(game, fen);
}

export function faults(game, fen) {
  return script.faults(game, fen);
}

export function play(game, fen, move) {
  return script.play(game, fen, move);
}

export function roll(game, fen, face) {
  return script.roll(game, fen, face);
}

export function why(game, fen, move) {
  return script.why(game, fen, move);
}

export function perft(game, fen, depth) {
  return script.perft(game, fen, depth);
}

export function playout(game, fen, seed, index = 0, cap = 1000) {
  return script.playout(game, fen, seed, index, cap);
}

export function compare(game, fen, otherGame, otherFen = fen) {
  return script.compare(game, fen, otherGame, otherFen);
}

export function picture(game, fen = '', { flipped = false, before = '', move = '', arrows = [] } = {}) {
  const squares = arrows.flatMap(({ from, to }) => [from, to]);
  return script.picture(game, fen, flipped, move === '' ? '' : before || ruleset(game).start, move, squares);
}

export function movement(game, letter, { square = '', black = false, flipped = false } = {}) {
  return script.movement(game, letter, square, black, flipped);
}

export function histogram(title, x, y, values) {
  return script.histogram(title, x, y, values);
}

export function readPgn(text) {
  return script.readPgn(text);
}

export function writePgn({ game, fen = '', comments = [], steps = [], tags = {}, result = '' }) {
  const lines = steps.map(({ parent, text, face, count }) => {
    if (text !== undefined) {
      return `move ${parent} ${text}`;
    }
    return count === undefined ? `roll ${parent} ${face}` : `count ${parent} ${count}`;
  });
  comments.forEach((comment) => lines.push(`comment 0 ${comment}`));
  steps.forEach((step, index) => {
    const number = index + 1;
    (step.start ?? []).forEach((comment) => lines.push(`start ${number} ${comment}`));
    const glyphs = step.text !== undefined || step.lost ? (step.nags ?? []) : [];
    glyphs.forEach((nag) => lines.push(`nag ${number} ${nag}`));
    (step.comments ?? []).forEach((comment) => lines.push(`comment ${number} ${comment}`));
  });
  const given = Object.entries(tags).flat();
  return script.writePgn(game, fen, lines, given, PLAIN_RESULTS.has(result) ? '' : result);
}
