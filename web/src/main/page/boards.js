// The board, and beside it the one of another reading, each with what only its reading allows pointed out.
import * as rules from './index.js';
import { Board, marksOf } from './board.js';
import { button, byId, element, fill } from './dom.js';
import { firstDifference, otherSide, readingWords } from './readings.js';

const MOST_ARROWS = 16;

export class Boards {
  // `onchoose` is given the square that is chosen on either board.
  constructor(session, onchoose) {
    this.session = session;
    this.own = new Board(byId('board'), onchoose);
    this.other = new Board(byId('other-board'), onchoose);
  }

  focus() {
    this.own.focus();
  }

  show(actions) {
    const { game, other, ruleset } = this.session;
    const compared = this.compared();
    this.showOwn(compared);
    byId('board-caption').textContent = other === '' && game === ruleset.id ? '' : `${ruleset.name}: ${readingWords(game)}`;
    this.showOther(compared, actions);
  }

  compared() {
    return this.session.other === '' ? null : otherSide(this.session);
  }

  showOwn(compared = this.compared()) {
    const { session } = this;
    const { game, ruleset, position, node, flipped } = session;
    this.own.show({ ruleset, position, flipped, picture: this.picture(game, node, compared?.compared?.only), ...marksOf(session) });
  }

  showOther(compared, actions) {
    byId('other-figure').hidden = compared === null;
    document.body.classList.toggle('comparing', compared !== null);
    if (compared === null) {
      return;
    }
    const { session } = this;
    const { at, compared: difference, words } = compared;
    if (at !== undefined) {
      this.other.show({
        ruleset: session.ruleset,
        position: rules.position(session.other, at.fen),
        flipped: session.flipped,
        picture: this.picture(session.other, at, difference?.otherOnly),
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
        at !== undefined && button('First difference', () => firstDifference(session, byId('search')), { id: 'first-difference' }),
        button('Exchange both', () => actions.exchange()),
        button('Close', () => actions.compare('')),
      ),
      element('span', { id: 'search', class: 'quiet' }),
    );
  }

  picture(game, node, only = []) {
    const isMove = node.text !== undefined;
    return rules.picture(game, node.fen, {
      flipped: this.session.flipped,
      before: isMove ? node.parent.fen : '',
      move: isMove ? node.text : '',
      arrows: arrows(game, node, only),
    });
  }
}

function arrows(game, node, only) {
  if (only.length === 0 || only.length > MOST_ARROWS) {
    return [];
  }
  return rules.position(game, node.fen).moves.filter((move) => move.from !== undefined && only.includes(move.text));
}
