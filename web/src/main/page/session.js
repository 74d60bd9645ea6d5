// What is looked at: a game in one reading, the tree of moves played in it, and where in it we are.
import * as rules from './index.js';
import { add, annotate, fromSteps, keyOf, last, line, path, remove, root, whyNotSaid } from './tree.js';
import { decode, encode } from './link.js';

const WINNERS = { '1-0': 'white', '0-1': 'black' };

export class Session {
  constructor(onchange) {
    this.onchange = onchange;
    this.flipped = false;
    this.seed = 1;
    // What the players have agreed on at the end of the main line, such as "1-0 resignation".
    this.result = '';
    this.tags = {};
    this.other = '';
    // The games that were read last, the one of them that is looked at, and a text that was read and not taken.
    this.recorded = { games: [], faults: [] };
    this.source = null;
    this.draft = null;
  }

  // Begins a game anew, from its array or a position.
  begin(game, fen = '') {
    const ruleset = rules.ruleset(game);
    this.take(ruleset, root(rules.position(ruleset.game, fen).fen));
    this.goTo(this.root);
  }

  take(ruleset, start) {
    if (this.ruleset?.id !== ruleset.id) {
      this.other = '';
    }
    this.ruleset = ruleset;
    this.game = ruleset.game;
    this.root = start;
    this.result = '';
    this.tags = {};
    this.source = null;
  }

  goTo(node) {
    this.node = node;
    this.draft = null;
    this.position = rules.position(this.game, node.fen);
    this.selected = null;
    this.refusal = null;
    this.onchange();
  }

  // Whether we are where the players have agreed on a result.
  get isAgreed() {
    return this.result !== '' && this.node === last(this.root);
  }

  // How the game has ended where we are; null while it goes on.
  get end() {
    if (this.isAgreed) {
      const [token, reason] = this.result.split(' ');
      return { winner: WINNERS[token], reason };
    }
    return this.position.outcome.decided ? this.position.outcome : null;
  }

  // Changes the tree. What was agreed on is taken back where the main line is another then.
  edit(change) {
    const end = last(this.root);
    const changed = change();
    if (last(this.root) !== end) {
      this.result = '';
    }
    return changed;
  }

  // Plays a move from where we are; throws an Error that says why not.
  play(text) {
    const played = rules.play(this.game, this.node.fen, text);
    this.goTo(this.edit(() => add(this.node, played)));
    return this.node;
  }

  roll(face) {
    const rolled = rules.roll(this.game, this.node.fen, face);
    this.goTo(this.edit(() => add(this.node, rolled)));
    return this.node;
  }

  // Rolls as the seed says: the same seed rolls the same faces along a line.
  rollSeeded() {
    const before = path(this.node).filter((step) => step.face !== undefined).length;
    let left = fraction(this.seed, before);
    for (const { face, probability } of this.position.rolls) {
      left -= probability;
      if (left < 0) {
        return this.roll(face);
      }
    }
    return this.roll(this.position.rolls.at(-1).face);
  }

  // Takes back what was agreed on, else the last step of a line; returns whether it is the last that is shown.
  takeBack() {
    const { node } = this;
    if (this.isAgreed) {
      this.result = '';
      this.goTo(node);
      return true;
    }
    const isLast = node.children.length === 0;
    if (isLast && node.parent !== null) {
      this.edit(() => remove(node));
      this.goTo(node.parent);
    }
    return isLast;
  }

  // Plays the steps of a line from the root in another reading, as far as it goes.
  replay(game, nodes) {
    const other = rules.ruleset(game);
    const own = this.root.fen === this.ruleset.start ? other.start : this.root.fen;
    const start = root(rules.position(game, own).fen);
    annotate(start, this.root);
    let at = start;
    for (const node of nodes) {
      try {
        at = add(at, took(game, at.fen, keyOf(node)));
        annotate(at, node);
      } catch (error) {
        return { ruleset: other, start, at, refused: node, message: error.message };
      }
    }
    return { ruleset: other, start, at };
  }

  // Reads on in another reading. The line is kept if it can be played so, else the position if it can be had so;
  // returns what is to be said of it. Throws with all faults if neither can be.
  read(game) {
    const { at, start, ruleset, refused, message } = this.tryReplay(game);
    if (start !== undefined && refused === undefined) {
      const shown = path(at)[path(this.node).length - 1] ?? start;
      const { tags } = this;
      const result = last(this.node) === last(this.root) ? this.result : '';
      this.take(ruleset, start);
      Object.assign(this, { result, tags });
      this.goTo(shown);
      return '';
    }
    const faults = rules.faults(game, this.node.fen);
    if (faults.length > 0) {
      throw new Error(faults.join('; '));
    }
    this.begin(game, this.node.fen);
    return `The line cannot be played so (${message}); the position is kept.`;
  }

  tryReplay(game) {
    try {
      return this.replay(game, line(this.node));
    } catch (error) {
      return { message: error.message };
    }
  }

  load(recorded) {
    const start = fromSteps(recorded.fen, recorded.comments, recorded.steps);
    this.take(rules.ruleset(recorded.game), start);
    this.source = recorded;
    const { conclusion } = recorded;
    this.result = conclusion === undefined || conclusion.byRule ? '' : `${conclusion.token} ${conclusion.reason}`;
    this.tags = { ...recorded.tags };
    this.goTo(start);
  }

  // Words about a count that have no sense, which a file may hold, stay out of the address.
  toFragment() {
    const nodes = sensible(line(this.node));
    return encode({
      game: this.game,
      fen: this.root.fen === this.ruleset.start ? '' : this.root.fen,
      steps: nodes.map(keyOf),
      ply: sensible(path(this.node)).length,
      other: this.other,
      flipped: this.flipped,
    });
  }

  // Shows what a fragment tells, as far as it can be followed; returns what is wrong with the rest. Throws an Error if
  // there is no such game.
  fromFragment(fragment) {
    const { game, fen, steps, ply, other, flipped, faults } = decode(fragment);
    const attempt = (action, otherwise) => {
      try {
        return action();
      } catch (error) {
        faults.push(error.message);
        return otherwise();
      }
    };
    const ruleset = rules.ruleset(answerable(game, attempt));
    // A line from a position that cannot be had is none from the array.
    const [start, taken] = attempt(
      () => [rules.position(ruleset.game, fen).fen, steps],
      () => [rules.position(ruleset.game).fen, []],
    );
    this.take(ruleset, root(start));
    this.flipped = flipped;
    this.other = other === '' ? '' : rules.ruleset(answerable(other, attempt)).game;
    let at = this.root;
    attempt(
      () => taken.forEach((text) => (at = add(at, follow(ruleset.game, at, text)))),
      () => undefined,
    );
    const nodes = path(at);
    this.goTo(nodes[Math.min(ply, nodes.length) - 1] ?? this.root);
    return faults;
  }
}

// Takes a step that a text tells: a move, a roll as r5, or a word about a count, which leaves the position as it is.
export function took(game, fen, text) {
  if (text === 'start' || text === 'stop') {
    return { count: text, fen };
  }
  return /^r\d+$/.test(text) ? rules.roll(game, fen, Number(text.slice(1))) : rules.play(game, fen, text);
}

// Steps without the words about a count that make no sense after those before them.
function sensible(nodes) {
  const told = [];
  nodes.forEach((node) => whyNotSaid(told, node) === '' && told.push(node));
  return told;
}

// The text that names a game, with those of its answers that can be had one after the other.
function answerable(text, attempt) {
  const [id, ...answers] = text.split(' ');
  return answers.reduce((game, answer) => {
    const more = `${game} ${answer}`;
    return attempt(() => rules.ruleset(more) && more, () => game);
  }, id);
}

// Takes a step of a link.
function follow(game, node, text) {
  const step = took(game, node.fen, text);
  const why = whyNotSaid(path(node), step);
  if (why !== '') {
    throw new Error(`${text}: ${why}`);
  }
  return step;
}

// A number from 0 to below 1 for a seed and a place in a row: Mulberry32.
function fraction(seed, place) {
  let mixed = (Math.imul(seed, 0x9e3779b1) + Math.imul(place + 1, 0x6d2b79f5)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
