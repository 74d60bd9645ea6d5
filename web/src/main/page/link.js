// What is seen, as the fragment of the page's address: the game, its answers, the position that it starts from, the line
// played, how much of it is shown, the reading set beside it, and the side below. Whatever could end a link in a letter
// is encoded.

const SPECIAL = /[!'()*~._]/g;

function encoded(text) {
  return encodeURIComponent(text)
    .replace(SPECIAL, (sign) => '%' + sign.charCodeAt(0).toString(16).toUpperCase())
    .replaceAll('%2F', '/');
}

// Answers as a text that has a dot between reading and answer and a tilde between two; an id has letters and hyphens.
export function answersOf(game) {
  return game.split(' ').slice(1).map((answer) => answer.replace('=', '.')).join('~');
}

export function gameOf(id, answers) {
  const words = answers === '' ? [] : answers.split('~').map((answer) => answer.replace('.', '='));
  return [id, ...words].join(' ');
}

// Returns the fragment, without its sign.
export function encode({ game, fen = '', steps = [], ply = steps.length, other = '', flipped = false }) {
  const parts = [`g=${encoded(game.split(' ')[0])}`];
  const push = (name, value) => {
    if (value !== '') {
      parts.push(`${name}=${value}`);
    }
  };
  push('r', answersOf(game));
  push('f', encoded(fen));
  push('m', steps.map(encoded).join('.'));
  push('p', steps.length === ply ? '' : String(ply));
  push('c', other === '' ? '' : answersOf(other) || 'default');
  push('o', flipped ? 'black' : '');
  return parts.join('&');
}

// Reads a fragment as far as it can be read; `faults` says what is wrong with it. Throws an Error if no game is named.
export function decode(fragment) {
  const faults = [];
  const values = new Map();
  for (const part of fragment.split('&').filter((text) => text !== '')) {
    const at = part.indexOf('=');
    const name = at < 0 ? part : part.slice(0, at);
    if (at < 0 || !'grfmpco'.includes(name) || name.length !== 1) {
      faults.push(`"${part}" has no meaning`);
    } else if (values.has(name)) {
      faults.push(`"${part}" stands after another ${name}=`);
    } else {
      values.set(name, part.slice(at + 1));
    }
  }
  const id = decoded(values.get('g') ?? '', faults);
  if (id === '') {
    throw new Error([...faults, 'the game is missing'].join('; '));
  }
  const steps = [];
  for (const step of values.get('m') ? values.get('m').split('.') : []) {
    const before = faults.length;
    steps.push(decoded(step, faults));
    if (faults.length > before) {
      steps.pop();
      break;
    }
  }
  const other = decoded(values.get('c') ?? '', faults);
  const below = values.get('o') ?? '';
  if (below !== '' && below !== 'black') {
    faults.push(`o=${below}: it must be black`);
  }
  return {
    game: gameOf(id, decoded(values.get('r') ?? '', faults)),
    fen: decoded(values.get('f') ?? '', faults),
    steps,
    ply: plyOf(values.get('p'), steps.length, faults),
    other: other === '' ? '' : gameOf(id, other === 'default' ? '' : other),
    flipped: below === 'black',
    faults,
  };
}

function plyOf(text, most, faults) {
  const ply = /^\d+$/.test(text ?? '') ? Number(text) : NaN;
  if (text !== undefined && !(ply <= most)) {
    faults.push(`p=${text}: it must be a number of steps, at most ${most}`);
  }
  return ply <= most ? ply : most;
}

function decoded(encodedText, faults) {
  try {
    return decodeURIComponent(encodedText);
  } catch {
    faults.push(`"${encodedText}" is not encoded as an address is`);
    return '';
  }
}
