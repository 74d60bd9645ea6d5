// Puts the page together.
import * as rules from './index.js';
import { Board, foreignMoves, marksOf } from './board.js';
import { button, byId, capitalized, element, fill, notice, say, svg } from './dom.js';
import { endingWords, moveWords, showAnswer } from './answer.js';
import { line, path } from './tree.js';
import { Session } from './session.js';
import { firstDifference, otherSide, readingWords, showReadings } from './readings.js';
import { showCount } from './count.js';
import { showMoves } from './moves.js';
import { showRecord } from './record.js';
import { showRules } from './rulelist.js';

const FIRST = 'grant-acedrex';
const MOST_ARROWS = 16;
const TABS = ['line', 'readings', 'rules', 'record', 'count'];
const SHOW = { line: showMoves, readings: showReadings, rules: showRules, record: showRecord, count: showCount };

let tab = 'line';
let written = '';

const session = new Session(() => render());
const board = new Board(byId('board'), (square) => choose(square));
const otherBoard = new Board(byId('other-board'), (square) => choose(square));

const actions = {
  play,
  read,
  compare(game) {
    session.other = game;
    session.onchange();
    byId('compare')?.focus({ preventScroll: true });
    if (game !== '') {
      byId('board-caption').scrollIntoView({ block: 'nearest' });
      say(byId('difference').textContent);
    }
  },
  exchange() {
    const { game, other } = session;
    session.other = game;
    read(other, 'compare');
  },
  showTab(name) {
    showTab(name);
    byId(`tab-${name}`).focus();
  },
  showRule(id) {
    showTab('rules');
    byId(`rule-${id}`).focus();
  },
};

function render() {
  const { ruleset, position, node, flipped } = session;
  const nodes = path(node);
  const compared = session.other === '' ? null : otherSide(session);
  board.show({ ruleset, position, flipped, picture: picture(session.game, node, compared?.compared?.only), ...marksOf(session) });
  byId('board-caption').textContent = session.other === '' && session.game === ruleset.id ? '' : `${ruleset.name}: ${readingWords(session.game)}`;
  renderOther(compared);
  renderStatus();
  renderDie();
  showAnswer(byId('answer'), session, actions);
  SHOW[tab](byId(`panel-${tab}`), session, actions);
  byId('game').value = ruleset.id;
  byId('back').disabled = byId('first').disabled = byId('undo').disabled = nodes.length === 0;
  byId('forward').disabled = byId('last').disabled = node.children.length === 0;
  byId('flip').setAttribute('aria-pressed', String(flipped));
  document.title = `${ruleset.name} – Assize explorer`;
  write();
}

function picture(game, node, only = []) {
  const isMove = node.parent !== null && node.text !== undefined;
  return rules.picture(game, node.fen, {
    flipped: session.flipped,
    before: isMove ? node.parent.fen : '',
    move: isMove ? node.text : '',
    arrows: arrows(game, node, only),
  });
}

function arrows(game, node, only) {
  if (only.length === 0 || only.length > MOST_ARROWS) {
    return [];
  }
  return rules.position(game, node.fen).moves.filter((move) => move.from !== undefined && only.includes(move.text));
}

function renderOther(compared) {
  byId('other-figure').hidden = compared === null;
  document.body.classList.toggle('comparing', compared !== null);
  if (compared === null) {
    return;
  }
  const { at, compared: difference, words } = compared;
  if (at !== undefined) {
    otherBoard.show({
      ruleset: session.ruleset,
      position: rules.position(session.other, at.fen),
      flipped: session.flipped,
      picture: picture(session.other, at, difference?.otherOnly),
      marks: new Map(),
    });
  }
  byId('other-board').hidden = at === undefined;
  fill(
    byId('other-caption'),
    `${session.ruleset.name}: ${readingWords(session.other)}`,
    element('span', { class: 'difference', id: 'difference' }, words),
    element(
      'span',
      { class: 'bar' },
      button('First difference', () => firstDifference(session, byId('search')), { id: 'first-difference' }),
      button('Exchange both', () => actions.exchange()),
      button('Close', () => actions.compare('')),
    ),
    element('span', { id: 'search', class: 'quiet' }),
  );
}

function renderStatus() {
  const { position } = session;
  const status = byId('status');
  status.classList.toggle('ended', position.outcome.decided);
  byId('printed').textContent = position.fen;
  status.textContent = position.outcome.decided
    ? `${endingWords(position.outcome)}.`
    : `${capitalized(position.side)} to ${position.awaitsRoll ? 'roll' : 'move'}, turn ${position.move}${position.check ? ', in check' : ''}`;
}

function renderDie() {
  const { position } = session;
  const die = byId('die');
  die.hidden = !position.awaitsRoll;
  if (die.hidden) {
    fill(die);
    return;
  }
  const seed = element('input', { type: 'number', min: '0', max: '999999', value: session.seed, 'aria-label': 'Seed' });
  seed.addEventListener('change', () => (session.seed = Number(seed.value) || 0));
  fill(
    die,
    button('Roll the die', () => roll(() => session.rollSeeded()), { id: 'roll' }),
    element('span', {}, 'or by hand'),
    position.rolls.map(({ face }) => button(String(face), () => roll(() => session.roll(face)), { class: 'face', 'aria-label': `Rolled ${face}` })),
    element('label', { class: 'seed' }, 'seed ', seed),
  );
}

function roll(how) {
  const node = how();
  say(node.lost ? `Rolled ${node.face}. The turn is lost. ${turnWords()}` : `Rolled ${node.face}. ${turnWords()}`);
}

function turnWords() {
  const { position } = session;
  if (position.outcome.decided) {
    return `${endingWords(position.outcome)}.`;
  }
  const side = capitalized(position.side);
  const check = position.check ? ', in check' : '';
  return position.awaitsRoll ? `${side} to roll${check}.` : `${side} to move${check}: ${position.moves.length} legal moves.`;
}

// A square has been chosen: to go there, to take up what stands there, or to ask why the piece cannot go there.
function choose(square) {
  const { position, selected } = session;
  const removals = position.moves.filter((move) => move.from === undefined && move.to === square);
  if (removals.length > 0 && selected === null) {
    offer(removals, square);
    return;
  }
  const moves = selected === null || selected.foreign ? [] : selected.moves.filter((move) => move.to === square);
  if (moves.length === 1) {
    play(moves[0].text);
    return;
  }
  if (moves.length > 1) {
    offer(moves);
    return;
  }
  const pieces = position.pieces.filter((piece) => piece.square === square);
  if (selected?.square === square) {
    letGo();
  } else if (pieces.some((piece) => piece.color === position.side)) {
    take(square, pieces, position.moves.filter((move) => move.from === square), false);
  } else if (selected !== null && !selected.foreign) {
    ask(`${selected.square}${square}`, square);
  } else if (pieces.length > 0) {
    take(square, pieces, foreignMoves(session, square), true);
  } else {
    letGo();
  }
}

function take(square, pieces, moves, foreign) {
  session.selected = { square, pieces, moves, foreign };
  session.refusal = null;
  renderBoard();
  const names = pieces.map(({ color, name }) => `${color} ${name}`).join(' and ');
  say(`${capitalized(names)} on ${square}: ${foreign ? 'not to move' : `${moves.length} legal moves`}.`);
}

function letGo() {
  session.selected = null;
  session.refusal = null;
  renderBoard();
}

function renderBoard() {
  const { ruleset, position, node, flipped } = session;
  const compared = session.other === '' ? null : otherSide(session);
  board.show({ ruleset, position, flipped, picture: picture(session.game, node, compared?.compared?.only), ...marksOf(session) });
  showAnswer(byId('answer'), session, actions);
}

function ask(text, target) {
  const refusal = rules.why(session.game, session.node.fen, text);
  if (refusal === null) {
    play(text);
    return;
  }
  session.refusal = { ...refusal, target };
  renderBoard();
  say(refusal.sentence);
}

function play(text) {
  const side = capitalized(session.position.side);
  const { node } = session;
  const played = session.play(text);
  const move = rules.position(session.game, node.fen).moves.find((legal) => legal.text === played.text);
  say(`${side}: ${played.algebraic}, ${moveWords(move)}. ${turnWords()}`);
}

// Lets one of several moves be chosen; `square` is given where the piece there may be looked at instead.
function offer(moves, square) {
  const chooser = byId('chooser');
  byId('chooser-title').textContent = square === undefined ? 'Which move?' : 'Remove it?';
  fill(
    byId('chooser-choices'),
    moves.map((move) =>
      button(`${move.algebraic} – ${moveWords(move)}`, () => {
        chooser.close();
        play(move.text);
        board.focus();
      }),
    ),
    square === undefined
      ? null
      : button('Show where it may go', () => {
          chooser.close();
          const pieces = session.position.pieces.filter((piece) => piece.square === square);
          take(square, pieces, foreignMoves(session, square), true);
        }),
  );
  chooser.showModal();
}

function read(game, focus) {
  try {
    const told = session.read(game);
    notice(told);
    say(told || `Read so: ${readingWords(session.game)}. ${turnWords()}`);
  } catch (error) {
    session.onchange();
    notice(
      `This position cannot be had in that reading: ${error.message}`,
      button('Begin anew in it', () => {
        notice('');
        session.begin(game);
      }),
    );
  }
  byId(focus ?? '')?.focus();
}

function showTab(name) {
  tab = name;
  for (const other of TABS) {
    const isShown = other === name;
    byId(`tab-${other}`).setAttribute('aria-selected', String(isShown));
    byId(`tab-${other}`).tabIndex = isShown ? 0 : -1;
    byId(`panel-${other}`).hidden = !isShown;
  }
  SHOW[name](byId(`panel-${name}`), session, actions);
}

function write() {
  written = `#${session.toFragment()}`;
  if (location.hash !== written) {
    history.replaceState(null, '', written);
  }
}

function follow() {
  if (location.hash === written) {
    return;
  }
  notice('');
  try {
    // A page that was written for a position tells it where its address tells nothing.
    const fragment = location.hash.slice(1) || document.querySelector('meta[name=start]').content;
    if (fragment !== '') {
      session.fromFragment(fragment);
    } else {
      session.begin(FIRST);
    }
  } catch (error) {
    if (session.ruleset === undefined) {
      session.begin(FIRST);
    }
    notice(`The link cannot be followed to its end: ${error.message}`);
  }
}

async function share() {
  try {
    await navigator.clipboard.writeText(location.href);
    say('The link has been copied.');
    byId('share').textContent = 'Copied';
    setTimeout(() => (byId('share').textContent = 'Copy link'), 1500);
  } catch {
    const link = element('input', { readonly: true, value: location.href, 'aria-label': 'Link' });
    notice('The link: ', link);
    link.select();
  }
}

function gallery() {
  fill(
    byId('gallery-games'),
    rules.rulesets().map(({ id, name, files, ranks, readings }) => {
      const space = element('div', { class: 'thumb' });
      const made = element(
        'button',
        {
          type: 'button',
          onclick: () => {
            byId('gallery').close();
            begin(id);
          },
        },
        space,
        element('b', {}, name),
        element('span', { class: 'quiet' }, `${files}×${ranks}, ${readings} open ${readings === 1 ? 'question' : 'questions'}`),
      );
      setTimeout(() => {
        const drawn = svg(rules.picture(id));
        drawn.removeAttribute('role');
        drawn.removeAttribute('aria-labelledby');
        drawn.setAttribute('aria-hidden', 'true');
        fill(space, drawn);
      }, 0);
      return made;
    }),
  );
  byId('gallery').showModal();
}

function begin(id) {
  notice('');
  session.begin(id);
  say(`${session.ruleset.name}. ${turnWords()}`);
}

function goTo(node) {
  if (node !== session.node) {
    session.goTo(node);
    say(node.parent === null ? 'The start.' : `${node.algebraic ?? `Rolled ${node.face}`}. ${turnWords()}`);
  }
}

const KEYS = {
  ',': () => goTo(session.node.parent ?? session.node),
  '.': () => goTo(session.node.children[0] ?? session.node),
  ArrowLeft: () => goTo(session.node.parent ?? session.node),
  ArrowRight: () => goTo(session.node.children[0] ?? session.node),
  Home: () => goTo(session.root),
  End: () => goTo(line(session.node).at(-1) ?? session.root),
  Escape: () => letGo(),
  u: () => {
    session.undo();
    say(`Taken back. ${turnWords()}`);
  },
  f: () => flip(),
  m: () => byId('move-text').focus(),
  r: () => byId('roll')?.click(),
  '?': () => byId('help').showModal(),
};

function flip() {
  session.flipped = !session.flipped;
  session.onchange();
}

function onKey(event) {
  const { target, key } = event;
  const typing = target.matches?.('input:not([type=radio]), textarea, select') || target.closest?.('dialog');
  const onTab = target.matches?.('[role=tab], input[type=radio]') && /^(Arrow|Home|End)/.test(key);
  if (typing || onTab || event.altKey || event.ctrlKey || event.metaKey || KEYS[key] === undefined) {
    return;
  }
  event.preventDefault();
  KEYS[key]();
}

function onTabKey(event) {
  const move = { ArrowLeft: -1, ArrowRight: 1, Home: -TABS.length, End: TABS.length }[event.key];
  if (move !== undefined) {
    event.preventDefault();
    const at = TABS.indexOf(tab);
    const next = Math.abs(move) === 1 ? (at + move + TABS.length) % TABS.length : move < 0 ? 0 : TABS.length - 1;
    showTab(TABS[next]);
    byId(`tab-${TABS[next]}`).focus();
  }
}

function typed(event) {
  event?.preventDefault();
  const input = byId('move-text');
  const text = input.value.trim();
  if (text === '') {
    return;
  }
  if (rules.why(session.game, session.node.fen, text) === null) {
    play(text);
    input.value = '';
  } else {
    whyNot(text);
  }
}

function whyNot(text) {
  const refusal = rules.why(session.game, session.node.fen, text);
  session.refusal = refusal ?? { sentence: `${text} is a legal move.`, rules: [], squares: [] };
  renderBoard();
  say(session.refusal.sentence);
}

function start() {
  fill(byId('game'), rules.rulesets().map(({ id, name }) => element('option', { value: id }, name)));
  byId('game').addEventListener('change', (event) => begin(event.target.value));
  byId('first').addEventListener('click', () => goTo(session.root));
  byId('back').addEventListener('click', KEYS[',']);
  byId('forward').addEventListener('click', KEYS['.']);
  byId('last').addEventListener('click', KEYS.End);
  byId('undo').addEventListener('click', KEYS.u);
  byId('flip').addEventListener('click', flip);
  byId('share').addEventListener('click', share);
  byId('gallery-open').addEventListener('click', gallery);
  byId('help-open').addEventListener('click', KEYS['?']);
  byId('type-move').addEventListener('submit', typed);
  byId('ask-why').addEventListener('click', () => whyNot(byId('move-text').value.trim()));
  for (const name of TABS) {
    byId(`tab-${name}`).addEventListener('click', () => showTab(name));
    byId(`tab-${name}`).addEventListener('keydown', onTabKey);
  }
  document.querySelector('.skip').addEventListener('click', (event) => {
    event.preventDefault();
    board.focus();
  });
  document.addEventListener('keydown', onKey);
  window.addEventListener('hashchange', follow);
  written = null;
  follow();
  showTab(tab);
  document.body.classList.add('ready');
}

start();
