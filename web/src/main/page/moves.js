// The moves of the game with their variations, and what is written of them.
import { button, capitalized, element, field, fill } from './dom.js';
import { isMainLine, isWaiting, promote, remove } from './tree.js';

const GLYPHS = [
  ['', ''],
  ['1', '! good move'],
  ['2', '? mistake'],
  ['3', '!! brilliant move'],
  ['4', '?? blunder'],
  ['5', '!? worth a look'],
  ['6', '?! dubious'],
  ['7', '□ the only move'],
  ['10', '= even'],
];
const SIGNS = new Map(GLYPHS.filter(([number]) => number !== '').map(([number, words]) => [number, words.split(' ')[0]]));

export function showMoves(container, session) {
  const { node, root } = session;
  fill(
    container,
    root.children.length === 0
      ? element('p', { class: 'quiet' }, 'No move has been played yet.')
      : element('div', { class: 'line' }, comments(root.comments), sequence(session, root)),
    session.result === '' ? null : element('p', { class: 'result' }, session.result),
    node.parent === null || isWaiting(node) ? null : editor(session),
  );
}

// The main line after a node, with the variations beside it. Not recursive along a line, as a game may be long.
function sequence(session, start) {
  const shown = [];
  let at = start;
  let numbered = true;
  let beside = [];
  while (at.children.length > 0) {
    const [main, ...others] = at.children;
    shown.push(comments(main.start), token(session, main, numbered), comments(main.comments));
    beside.push(...others);
    // What stands beside a word or a roll comes after the move of that turn.
    if (!isWaiting(main) || main.children.length === 0) {
      shown.push(...beside.map((other) => variation(session, other)));
      numbered = main.comments.length > 0 || beside.length > 0;
      beside = [];
    }
    at = main;
  }
  return shown;
}

function variation(session, node) {
  return element(
    'div',
    { class: 'variation' },
    comments(node.start),
    token(session, node, true),
    comments(node.comments),
    sequence(session, node),
  );
}

function comments(texts) {
  return texts.length === 0 ? null : element('span', { class: 'comment' }, texts.join(' '));
}

function token(session, node, numbered) {
  const [, side, , , , number] = node.parent.fen.split(' ');
  const white = side === 'w';
  const isMove = node.text !== undefined;
  const needsNumber = isMove && (white || numbered);
  const signs = node.nags.map((nag) => SIGNS.get(String(nag)) ?? `$${nag}`).join(' ');
  return element(
    'span',
    { class: isMove ? 'token' : 'token said' },
    needsNumber ? element('span', { class: 'number' }, `${number}${white ? '.' : '…'}`) : null,
    button(textOf(node) + signs, () => session.goTo(node), {
      'aria-current': node === session.node ? 'step' : false,
      'aria-label': isMove ? `${number} ${white ? 'White' : 'Black'} ${node.algebraic} ${signs}` : stepWords(node),
    }),
  );
}

function textOf(node) {
  if (node.text !== undefined) {
    return node.algebraic;
  }
  return node.count === undefined ? `rolls ${node.face}${node.lost ? ', lost' : ''}` : `${node.count === 'start' ? 'starts' : 'stops'} counting`;
}

// What a step is, in a sentence.
export function stepWords(node) {
  if (node.text !== undefined) {
    return `${node.algebraic}.`;
  }
  if (node.count !== undefined) {
    const side = node.fen.split(' ')[1] === 'w' ? 'white' : 'black';
    return `${capitalized(side)} ${textOf(node)}.`;
  }
  return node.lost ? `Rolled ${node.face}. The turn is lost.` : `Rolled ${node.face}.`;
}

function editor(session) {
  const { node } = session;
  const comment = element('textarea', { rows: '2', maxlength: '2000' });
  comment.value = node.comments.join(' ');
  comment.addEventListener('change', () => {
    const text = comment.value.replaceAll('}', ')').replaceAll('[%', '[').trim();
    node.comments = text === '' ? [] : [text];
    session.onchange();
  });
  const glyph = element(
    'select',
    { onchange: (event) => annotate(session, event.target.value) },
    GLYPHS.map(([number, words]) => element('option', { value: number }, words)),
  );
  glyph.value = String(node.nags.find((nag) => SIGNS.has(String(nag))) ?? '');
  return element(
    'details',
    { class: 'editor', open: node.comments.length > 0 || node.nags.length > 0 },
    element('summary', {}, 'Comment, mark or delete this move'),
    field('Comment on this move', comment),
    node.text === undefined ? null : field('Mark', glyph),
    element(
      'div',
      { class: 'bar' },
      button('Delete from here', () => {
        session.edit(() => remove(node));
        session.goTo(node.parent);
      }),
      isMainLine(node)
        ? null
        : button('Make it the main line', () => {
            session.edit(() => promote(node));
            session.onchange();
          }),
    ),
  );
}

function annotate(session, number) {
  const { node } = session;
  node.nags = node.nags.filter((nag) => !SIGNS.has(String(nag)));
  if (number !== '') {
    node.nags.unshift(Number(number));
  }
  session.onchange();
}
