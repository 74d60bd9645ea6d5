// The board: the picture that the rules draw, and over it a grid of buttons, one a square.
import * as rules from './index.js';
import { capitalized, element, fill, svg } from './dom.js';

// The measures of the picture: a square, and the frame with its names.
const UNIT = 45;
const BEFORE = 24;
const AFTER = 6;

export class Board {
  // `onchoose` is given the square that is chosen, `onkey` the keys that are not for moving from square to square.
  constructor(container, onchoose) {
    this.container = container;
    this.onchoose = onchoose;
    this.shape = '';
    this.focused = '';
    this.cells = new Map();
  }

  // Shows a position. `marks` maps squares to names of classes, `words` to what is said of them.
  show({ ruleset, position, flipped, picture, marks = new Map(), words = new Map() }) {
    const shape = `${ruleset.files} ${ruleset.ranks} ${flipped}`;
    if (shape !== this.shape) {
      this.shape = shape;
      this.build(ruleset, flipped);
    }
    this.draw(picture);
    const names = new Map();
    for (const { square, color, name } of position.pieces) {
      const piece = `${color} ${name}`;
      names.set(square, names.has(square) ? `${names.get(square)} and ${piece}` : piece);
    }
    for (const [square, cell] of this.cells) {
      const label = [square, names.get(square) ?? 'empty', ...(words.get(square) ?? [])];
      cell.setAttribute('aria-label', label.join(', '));
      cell.className = ['square', ...(marks.get(square) ?? [])].join(' ');
      cell.setAttribute('aria-pressed', String((marks.get(square) ?? []).includes('chosen')));
    }
  }

  draw(picture) {
    const drawn = svg(picture);
    drawn.setAttribute('aria-hidden', 'true');
    drawn.removeAttribute('role');
    drawn.removeAttribute('aria-labelledby');
    drawn.querySelector(':scope > title').remove();
    this.place(drawn.viewBox.baseVal);
    fill(this.picture, drawn);
  }

  // Lays the grid over the squares; the picture is wider where a die lies beside the board.
  place({ width, height }) {
    const [files, ranks] = this.shape.split(' ').map(Number);
    this.container.style.setProperty('--ratio', width / height);
    this.container.style.setProperty('--units', width);
    const { style } = this.grid;
    style.left = `${(BEFORE / width) * 100}%`;
    style.top = `${(AFTER / height) * 100}%`;
    style.width = `${((files * UNIT) / width) * 100}%`;
    style.height = `${((ranks * UNIT) / height) * 100}%`;
  }

  build(ruleset, flipped) {
    this.cells.clear();
    this.picture = element('div', { class: 'picture' });
    this.grid = element('div', {
      role: 'grid',
      class: 'grid',
      'aria-label': `${ruleset.name}, ${ruleset.files} files by ${ruleset.ranks} ranks, ${flipped ? 'Black' : 'White'} below`,
      onkeydown: (event) => this.move(event),
    });
    for (let row = 0; row < ruleset.ranks; row++) {
      const line = element('div', { role: 'row', class: 'row' });
      for (let column = 0; column < ruleset.files; column++) {
        line.append(element('div', { role: 'gridcell', class: 'cell' }, this.cell(row, column, ruleset, flipped)));
      }
      this.grid.append(line);
    }
    if (!this.cells.has(this.focused)) {
      this.focused = 'a1';
    }
    this.cells.get(this.focused).tabIndex = 0;
    fill(this.container, this.picture, this.grid);
  }

  cell(row, column, ruleset, flipped) {
    const file = flipped ? ruleset.files - 1 - column : column;
    const rank = flipped ? row : ruleset.ranks - 1 - row;
    const square = String.fromCharCode(97 + file) + (rank + 1);
    const made = element('button', {
      type: 'button',
      class: 'square',
      tabindex: '-1',
      'data-square': square,
      onclick: () => this.onchoose(square),
      onfocus: () => this.attend(square),
    });
    made.place = { row, column };
    this.cells.set(square, made);
    return made;
  }

  attend(square) {
    const before = this.cells.get(this.focused);
    if (before !== undefined) {
      before.tabIndex = -1;
    }
    this.focused = square;
    this.cells.get(square).tabIndex = 0;
  }

  focus() {
    this.cells.get(this.focused).focus();
  }

  move(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const { row, column } = event.target.place ?? {};
    const [files, ranks] = this.shape.split(' ').map(Number);
    const to = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      Home: [row, 0],
      End: [row, files - 1],
      PageUp: [0, column],
      PageDown: [ranks - 1, column],
    }[event.key];
    if (to === undefined || row === undefined) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    for (const cell of this.cells.values()) {
      if (cell.place.row === to[0] && cell.place.column === to[1]) {
        cell.focus();
      }
    }
  }
}

// The marks and words of a session's board: what is chosen, where it may go, what was asked about.
export function marksOf(session) {
  const marks = new Map();
  const words = new Map();
  const mark = (square, name, word) => {
    marks.set(square, [...(marks.get(square) ?? []), name]);
    if (word !== undefined) {
      words.set(square, [...(words.get(square) ?? []), word]);
    }
  };
  const { selected, refusal, position } = session;
  if (selected !== null) {
    mark(selected.square, selected.foreign ? 'foreign' : 'chosen', 'chosen');
    const targets = new Map();
    selected.moves.forEach((move) => targets.set(move.to, (targets.get(move.to) ?? false) || move.captured.length > 0));
    targets.forEach((captures, square) =>
      mark(square, captures ? 'ring' : 'dot', captures ? 'can be captured' : 'can be reached'),
    );
  } else {
    position.moves
      .filter((move) => move.from === undefined)
      .forEach((move) => mark(move.to, 'cross', 'can be removed'));
  }
  refusal?.squares
    .filter((square) => square !== refusal.target && square !== selected?.square)
    .forEach((square) => mark(square, 'asked', 'spoken of'));
  if (refusal?.target !== undefined) {
    mark(refusal.target, 'target', 'asked about');
  }
  return { marks, words };
}

// What a piece of the side that is not to move could do if it were, if that can be told.
export function foreignMoves(session, square) {
  const fields = session.node.fen.split(' ');
  fields[1] = fields[1] === 'w' ? 'b' : 'w';
  try {
    return rules.position(session.game, fields.join(' ')).moves.filter((move) => move.from === square);
  } catch {
    return [];
  }
}

export function pieceWords({ color, name }) {
  return capitalized(`${color} ${name}`);
}
