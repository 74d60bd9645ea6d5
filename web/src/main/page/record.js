// Positions and games as text, in and out, with all that is wrong with them.
import * as rules from './index.js';
import { button, element, field, fill, notice, say } from './dom.js';
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
const TAGS = ['White', 'Black', 'Event', 'Date'];

export function showRecord(container, session) {
  const fen = element('textarea', { id: 'fen', rows: '2', spellcheck: 'false', autocapitalize: 'off' });
  fen.value = session.node.fen;
  const faults = element('ul', { id: 'fen-faults', class: 'faults', role: 'alert' });
  const pgn = element('textarea', { id: 'pgn', rows: '8', spellcheck: 'false', autocapitalize: 'off' });
  pgn.value = toPgn(session);
  const pgnFaults = element('ul', { id: 'pgn-faults', class: 'faults', role: 'alert' });
  const games = element('div', { id: 'pgn-games', class: 'choices' });
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
      button('Read', () => read(session, pgn.value, pgnFaults, games), { id: 'pgn-read' }),
      button('Copy', () => copy(pgn)),
      button('Save file', () => save(pgn.value, `${session.ruleset.id}.pgn`)),
      opener((text) => {
        pgn.value = text;
        read(session, text, pgnFaults, games);
      }),
    ),
    pgnFaults,
    games,
    element('details', {}, element('summary', {}, 'Players and result'), details(session, pgn)),
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
  const faults = rules.faults(session.game, fen);
  fill(list, faults.map((fault) => element('li', {}, fault)));
  if (faults.length === 0) {
    session.begin(session.game, fen);
    say('The position is set up.');
  }
}

function read(session, text, list, choices) {
  const { games, faults } = rules.readPgn(text);
  const told = faults.map((fault) => element('li', {}, `Game ${fault.game}, ${fault.text}`));
  if (games.length === 0 && told.length === 0) {
    told.push(element('li', {}, 'There is no game in this text.'));
  }
  fill(list, told);
  fill(
    choices,
    games.length < 2 && told.length === 0
      ? []
      : games.map((game, index) => button(gameWords(game, index), () => session.load(game))),
  );
  if (games.length === 1 && told.length === 0) {
    session.load(games[0]);
    say('The game has been read.');
  }
}

function gameWords({ tags, steps }, index) {
  return `${index + 1}. ${tags.White} – ${tags.Black}, ${tags.Variant}, ${tags.Result}, ${steps.length} steps`;
}

function details(session, pgn) {
  const result = element('select', {}, RESULTS.map(([value, words]) => element('option', { value }, words)));
  result.value = session.result;
  result.addEventListener('change', () => {
    session.result = result.value;
    pgn.value = toPgn(session);
    result.value = session.result;
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

function opener(ontext) {
  const input = element('input', {
    type: 'file',
    accept: '.pgn,text/plain',
    onchange: async () => {
      const [file] = input.files;
      if (file !== undefined) {
        try {
          ontext(await file.text());
        } catch (error) {
          notice(`The file cannot be read: ${error.message}`);
        }
      }
    },
  });
  return element('label', { class: 'file' }, 'Open file', input);
}
