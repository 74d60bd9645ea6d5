// Puts the page together.
import * as rules from './index.js';
import { Address, share } from './address.js';
import { Boards } from './boards.js';
import { button, byId, element, fill, notice, say } from './dom.js';
import { keepFocus } from './focus.js';
import { listen } from './keys.js';
import { Play } from './play.js';
import { readingWords, showReadings } from './readings.js';
import { Session } from './session.js';
import { showAnswer } from './answer.js';
import { showCount } from './count.js';
import { showDie, showStatus, turnWords } from './status.js';
import { showGallery } from './gallery.js';
import { showMoves, stepWords } from './moves.js';
import { showRecord } from './record.js';
import { showRules } from './rulelist.js';
import { Tabs } from './tabs.js';
import { line } from './tree.js';

const session = new Session(() => render());
const boards = new Boards(session, (square) => player.choose(square));
const address = new Address(session);

const actions = {
  boards,
  read,
  goTo,
  showEnd,
  play: (text) => player.play(text),
  letGo: () => player.letGo(),
  back: () => goTo(session.node.parent ?? session.node),
  forward: () => goTo(session.node.children[0] ?? session.node),
  toStart: () => goTo(session.root),
  toEnd: () => goTo(line(session.node).at(-1) ?? session.root),
  takeBack() {
    const isTaken = session.takeBack();
    notice(isTaken ? '' : 'Moves follow this one: “Back” goes back, and “Delete from here”, under Moves, removes it with them.');
    if (isTaken) {
      say(`Taken back. ${turnWords(session)}`);
    }
  },
  flip() {
    session.flipped = !session.flipped;
    session.onchange();
  },
  typeMove: () => byId('move-text').focus(),
  roll: () => byId('roll')?.click(),
  help: () => byId('help').showModal(),
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
    tabs.show(name);
    byId(`tab-${name}`).focus();
  },
  showRule(id) {
    tabs.show('rules');
    byId(`rule-${id}`).focus();
  },
};
const player = new Play(session, actions);

const tabs = new Tabs({
  line: (panel) => showMoves(panel, session, actions),
  readings: (panel) => showReadings(panel, session, actions),
  rules: (panel) => showRules(panel, session),
  record: (panel) => showRecord(panel, session, actions),
  count: (panel) => showCount(panel, session),
});

function render() {
  const { ruleset, node, position, flipped } = session;
  boards.show(actions);
  showEnd();
  showDie(session);
  tabs.refresh();
  byId('game').value = ruleset.id;
  byId('back').disabled = byId('first').disabled = node.parent === null;
  byId('forward').disabled = byId('last').disabled = node.children.length === 0;
  const [move] = position.moves;
  byId('move-text').placeholder = move === undefined ? '' : [...new Set([move.text, move.algebraic])].join(' or ');
  byId('flip').setAttribute('aria-pressed', String(flipped));
  document.title = `${ruleset.name} – Assize explorer`;
  address.write();
}

// What changes where the players agree on a result.
function showEnd() {
  showStatus(session);
  showAnswer(byId('answer'), session, actions);
  byId('take-back').disabled = session.node.parent === null && !session.isAgreed;
}

function read(game, focus) {
  try {
    const told = session.read(game);
    notice(told);
    say(told || `Read so: ${readingWords(session.game)}. ${turnWords(session)}`);
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

function goTo(node) {
  if (node !== session.node) {
    session.goTo(node);
    say(node.parent === null ? 'The start.' : `${stepWords(node)} ${turnWords(session)}`);
  }
}

function begin(id) {
  notice('');
  session.begin(id);
  say(`${session.ruleset.name}. ${turnWords(session)}`);
}

function start() {
  fill(byId('game'), rules.rulesets().map(({ id, name }) => element('option', { value: id }, name)));
  byId('game').addEventListener('change', (event) => begin(event.target.value));
  const clicks = {
    first: actions.toStart,
    back: actions.back,
    forward: actions.forward,
    last: actions.toEnd,
    'take-back': actions.takeBack,
    flip: actions.flip,
    share,
    'gallery-open': () => showGallery(begin),
    'help-open': actions.help,
    'ask-why': () => player.whyNot(byId('move-text').value.trim()),
  };
  Object.entries(clicks).forEach(([id, action]) => byId(id).addEventListener('click', action));
  byId('type-move').addEventListener('submit', (event) => player.typed(event));
  document.querySelector('.skip').addEventListener('click', (event) => {
    event.preventDefault();
    boards.focus();
  });
  listen(actions);
  keepFocus(boards);
  window.addEventListener('hashchange', () => address.follow());
  const hasGames = address.takeGames();
  address.follow();
  tabs.show(hasGames && session.recorded.games.length > 1 ? 'record' : 'line');
  document.body.classList.add('ready');
}

start();
