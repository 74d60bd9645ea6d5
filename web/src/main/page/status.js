// Whose turn it is, how the game stands, and the die.
import { button, byId, capitalized, element, fill, say } from './dom.js';
import { endingWords, nameOf } from './answer.js';
import { stepWords } from './moves.js';

export function showStatus(session) {
  const { position, end } = session;
  const status = byId('status');
  status.classList.toggle('ended', end !== null);
  byId('printed').textContent = position.fen;
  status.textContent = end !== null
    ? `${endingWords(end)}.`
    : `${capitalized(position.side)} to ${position.awaitsRoll ? 'roll' : 'move'}, turn ${position.move}${position.check ? ', in check' : ''}${shownWords(session)}`;
}

function shownWords({ position: { face }, ruleset }) {
  return face === undefined ? '' : `; the die shows ${face}: ${moverOf(ruleset, face)}`;
}

// The name of the piece that a face lets move.
function moverOf(ruleset, face) {
  return nameOf(ruleset, ruleset.faces[face - 1]);
}

export function showDie(session) {
  const { position, ruleset } = session;
  const die = byId('die');
  die.hidden = !position.awaitsRoll;
  if (die.hidden) {
    fill(die);
    return;
  }
  const seed = element('input', { type: 'number', min: '0', max: '999999', value: session.seed, 'aria-label': 'Seed' });
  seed.addEventListener('change', () => (session.seed = Number(seed.value) || 0));
  const rolled = (node) => say(`${stepWords(node)} ${turnWords(session)}`);
  fill(
    die,
    button('Roll the die', () => rolled(session.rollSeeded()), { id: 'roll' }),
    element('span', {}, 'or by hand'),
    position.rolls.map(({ face }) =>
      button([element('b', {}, face), ` ${moverOf(ruleset, face)}`], () => rolled(session.roll(face)), {
        class: 'face',
        'aria-label': `Rolled ${face}: ${moverOf(ruleset, face)}`,
      }),
    ),
    element('label', { class: 'seed' }, 'seed ', seed),
  );
}

export function turnWords(session) {
  const { position, end } = session;
  if (end !== null) {
    return `${endingWords(end)}.`;
  }
  const side = capitalized(position.side);
  const check = position.check ? ', in check' : '';
  return position.awaitsRoll
    ? `${side} to roll${check}.`
    : `${side} to move${check}${shownWords(session)}: ${position.moves.length} legal moves.`;
}
