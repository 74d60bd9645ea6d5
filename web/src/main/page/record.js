// Positions and games as text, in and out, with all that is wrong with them.
import * as rules from './index.js';
import { button, byId, element, field, fill, notice, say } from './dom.js';
import { toSteps } from './tree.js';

const RESULTS = [
  ['', 'as the board says'],
  ['1-0 resignation', 'White wins: resignation'],
  ['0-1 resignation', 'Black wins: resignation'],
  ['1/2-1/2 agreement', 'drawn: agreement'],
  ['1/2-1/2 repetition', 'drawn: repetition'],
  ['1/2-1/2 move-limit', 'drawn: limit of moves'],
  ['1-0 time', 'White wins: time'],
  ['0-1 time', 'Black wins: time'],
  ['1-0 adjudication', 'White wins: adjudication'],
  ['0-1 adjudication', 'Black wins: adjudication'],
  ['1/2-1/2 adjudication', 'drawn: adjudication'],
];
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const LINE_FEED = 10;
const TAGS = ['White', 'Black', 'Event', 'Date'];

export function showRecord(container, session, actions) {
  const fen = element('textarea', { id: 'fen', rows: '2', spellcheck: 'false', autocapitalize: 'off' });
  fen.value = session.node.fen;
  const faults = element('ul', { id: 'fen-faults', class: 'faults', role: 'alert' });
  const pgn = element('textarea', { id: 'pgn', rows: '8', spellcheck: 'false', autocapitalize: 'off' });
  pgn.value = session.draft ?? toPgn(session);
  fill(
    container,
    field('Position (FEN)', fen),
    element(
      'div',
      { class: 'bar' },
      button('Set up', () => setUp(session, fen.value.trim(), faults), { id: 'fen-set' }),
      button('Copy', () => copy(fen)),
    ),
    faults,
    field('Game (PGN)', pgn),
    element(
      'div',
      { class: 'bar' },
      button('Read', () => read(session, pgn.value), { id: 'pgn-read' }),
      button('Copy', () => copy(pgn)),
      button('Save file', () => save(pgn.value, `${session.ruleset.id}.pgn`)),
      opener((file) => read(session, decoded(file), file)),
    ),
    element('ul', { id: 'pgn-faults', class: 'faults', 'aria-label': 'Faults' }, faultsOf(session).map((words) => element('li', {}, words))),
    element('div', { id: 'pgn-games', class: 'choices' }, choices(session)),
    element('details', {}, element('summary', {}, 'Players and result'), details(session, pgn, actions)),
  );
}

function toPgn(session) {
  const { game, root, tags, ruleset } = session;
  const record = { game, fen: root.fen === ruleset.start ? '' : root.fen, comments: root.comments, steps: toSteps(root), tags };
  try {
    return rules.writePgn({ ...record, result: session.result });
  } catch {
    // The main line is decided by the rules, or another than what was agreed on.
    session.result = '';
    return rules.writePgn(record);
  }
}

function setUp(session, fen, list) {
  const faults = fen === '' ? ['There is no position in this text.'] : rules.faults(session.game, fen);
  fill(list, faults.map((fault) => element('li', {}, fault)));
  if (faults.length === 0) {
    session.begin(session.game, fen);
    say('The position is set up.');
  }
}

// Reads games; what is read stays to be chosen from until other games are read. `text` is what is shown where they are not
// one that is well.
function read(session, text, pgn = text) {
  const { games, faults } = rules.readPgn(pgn);
  session.recorded = { games, faults, isEmpty: games.length === 0 && faults.length === 0 };
  if (games.length === 1 && faults.length === 0) {
    session.load(games[0]);
    say('The game has been read.');
  } else {
    session.draft = text;
    session.onchange();
    byId('pgn-read').focus();
    say(`${counted(games.length, 'game')} read, ${counted(faults.length, 'fault')} found.`);
  }
}

function counted(many, noun) {
  return `${many} ${noun}${many === 1 ? '' : 's'}`;
}

function faultsOf({ recorded: { faults, isEmpty } }) {
  return isEmpty
    ? ['There is no game in this text.']
    : faults.map((fault) => `Game ${fault.game}, ${fault.text}`);
}

function choices(session) {
  const { games, faults } = session.recorded;
  return games.length < 2 && faults.length === 0
    ? []
    : games.map((game, index) =>
        button(gameWords(game, index), () => session.load(game), { 'aria-current': session.source === game && 'true' }),
      );
}

function gameWords({ game, tags, conclusion, steps }, index) {
  const [id] = game.split(' ');
  const result = conclusion?.token ?? '*';
  return `${index + 1}. ${tags.White ?? '?'} – ${tags.Black ?? '?'}, ${id}, ${result}, ${counted(steps.length, 'step')}`;
}

function details(session, pgn, actions) {
  const known = RESULTS.some(([value]) => value === session.result);
  const results = known ? RESULTS : [...RESULTS, [session.result, session.result]];
  const result = element('select', {}, results.map(([value, words]) => element('option', { value }, words)));
  result.value = session.result;
  result.addEventListener('change', () => {
    session.result = result.value;
    pgn.value = toPgn(session);
    result.value = session.result;
    actions.showEnd();
  });
  return element(
    'div',
    {},
    TAGS.map((name) => {
      const input = element('input', { maxlength: '200' });
      input.value = session.tags[name] ?? '';
      input.addEventListener('change', () => {
        const value = [...input.value].filter((sign) => sign >= ' ' && sign !== '\u007f').join('').trim();
        delete session.tags[name];
        if (value !== '') {
          session.tags[name] = value;
        }
        pgn.value = toPgn(session);
      });
      return field(name, input);
    }),
    field('Result', result),
  );
}

async function copy(area) {
  try {
    await navigator.clipboard.writeText(area.value);
    say('Copied.');
  } catch {
    area.select();
    say('Selected: copy it with your keys.');
  }
}

function save(text, name) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/x-chess-pgn' }));
  const link = element('a', { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

// The text of a file, to be shown: a line that is not UTF-8 is ISO 8859-1.
function decoded(file) {
  const lines = [];
  for (let from = 0, to = 0; from < file.length; from = to) {
    to = file.indexOf(LINE_FEED, from) + 1 || file.length;
    lines.push(decodedLine(file.subarray(from, to)));
  }
  return lines.join('');
}

function decodedLine(bytes) {
  try {
    return UTF_8.decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  }
}

function opener(onfile) {
  const input = element('input', {
    type: 'file',
    accept: '.pgn,text/plain',
    onchange: async () => {
      const [file] = input.files;
      if (file !== undefined) {
        try {
          onfile(new Uint8Array(await file.arrayBuffer()));
        } catch (error) {
          notice(`The file cannot be read: ${error.message}`);
        }
      }
    },
  });
  return element('label', { class: 'file' }, 'Open file', input);
}
