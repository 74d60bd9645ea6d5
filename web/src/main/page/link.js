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

// Reads a fragment; throws an Error that says what is wrong with it.
export function decode(fragment) {
  const values = new Map();
  for (const part of fragment.split('&').filter((text) => text !== '')) {
    const at = part.indexOf('=');
    const name = at < 0 ? part : part.slice(0, at);
    if (at < 0 || !'grfmpco'.includes(name) || name.length !== 1) {
      throw new Error(`"${part}" has no meaning`);
    }
    values.set(name, part.slice(at + 1));
  }
  if (!values.has('g')) {
    throw new Error('the game is missing');
  }
  const id = decoded(values, 'g');
  const steps = values.get('m') ? values.get('m').split('.').map((step) => text(step)) : [];
  const ply = values.has('p') ? Number(values.get('p')) : steps.length;
  if (!Number.isInteger(ply) || ply < 0 || ply > steps.length) {
    throw new Error(`p=${values.get('p')}: there are ${steps.length} steps`);
  }
  const other = decoded(values, 'c');
  return {
    game: gameOf(id, decoded(values, 'r')),
    fen: decoded(values, 'f'),
    steps,
    ply,
    other: other === '' ? '' : gameOf(id, other === 'default' ? '' : other),
    flipped: values.get('o') === 'black',
  };
}

function decoded(values, name) {
  return text(values.get(name) ?? '');
}

function text(encodedText) {
  try {
    return decodeURIComponent(encodedText);
  } catch {
    throw new Error(`"${encodedText}" is not encoded as an address is`);
  }
}
