// What choosing a square or typing a move does: it is played, or said why it is none.
import * as rules from './index.js';
import { foreignMoves } from './board.js';
import { button, byId, capitalized, fill, say } from './dom.js';
import { moveWords, showAnswer } from './answer.js';
import { turnWords } from './status.js';

export class Play {
  constructor(session, actions) {
    this.session = session;
    this.actions = actions;
  }

  // A square has been chosen: to go there, to take up what stands there, or to ask why the piece cannot go there.
  choose(square) {
    const { position, selected } = this.session;
    const removals = position.moves.filter((move) => move.from === undefined && move.to === square);
    if (removals.length > 0 && selected === null) {
      this.offer(removals, square);
      return;
    }
    const moves = selected === null || selected.foreign ? [] : selected.moves.filter((move) => move.to === square);
    if (moves.length === 1) {
      this.play(moves[0].text);
      return;
    }
    if (moves.length > 1) {
      this.offer(moves);
      return;
    }
    const pieces = position.pieces.filter((piece) => piece.square === square);
    if (selected?.square === square) {
      this.letGo();
    } else if (pieces.some((piece) => piece.color === position.side)) {
      this.take(square, pieces, position.moves.filter((move) => move.from === square), false);
    } else if (selected !== null && !selected.foreign) {
      this.ask(`${selected.square}${square}`, square);
    } else if (pieces.length > 0) {
      this.take(square, pieces, foreignMoves(this.session, square), true);
    } else {
      this.letGo();
    }
  }

  take(square, pieces, moves, foreign) {
    this.session.selected = { square, pieces, moves, foreign };
    this.session.refusal = null;
    this.show();
    const names = pieces.map(({ color, name }) => `${color} ${name}`).join(' and ');
    say(`${capitalized(names)} on ${square}: ${foreign ? 'not to move' : `${moves.length} legal moves`}.`);
  }

  letGo() {
    this.session.selected = null;
    this.session.refusal = null;
    this.show();
  }

  show() {
    this.actions.boards.showOwn();
    showAnswer(byId('answer'), this.session, this.actions);
  }

  ask(text, target) {
    const refusal = rules.why(this.session.game, this.session.node.fen, text);
    if (refusal === null) {
      this.play(text);
      return;
    }
    this.session.refusal = { ...refusal, target };
    this.show();
    say(refusal.sentence);
  }

  play(text) {
    const { session } = this;
    const side = capitalized(session.position.side);
    const { node } = session;
    const played = session.play(text);
    const move = rules.position(session.game, node.fen).moves.find((legal) => legal.text === played.text);
    say(`${side}: ${played.algebraic}, ${moveWords(move, session.ruleset)}. ${turnWords(session)}`);
  }

  // Lets one of several moves be chosen; `square` is given where the piece there may be looked at instead.
  offer(moves, square) {
    const chooser = byId('chooser');
    byId('chooser-title').textContent = square === undefined ? `Which move to ${moves[0].to}?` : `What about ${square}?`;
    fill(
      byId('chooser-choices'),
      moves.map((move) =>
        button(`${move.algebraic} – ${moveWords(move, this.session.ruleset)}`, () => {
          chooser.close();
          this.play(move.text);
          this.actions.boards.focus();
        }),
      ),
      square === undefined
        ? null
        : button('Show where it may go', () => {
            chooser.close();
            const pieces = this.session.position.pieces.filter((piece) => piece.square === square);
            this.take(square, pieces, foreignMoves(this.session, square), true);
          }),
    );
    chooser.showModal();
  }

  // A move has been typed.
  typed(event) {
    event?.preventDefault();
    const input = byId('move-text');
    const text = input.value.trim();
    if (text === '') {
      return;
    }
    if (rules.why(this.session.game, this.session.node.fen, text) === null) {
      this.play(text);
      input.value = '';
    } else {
      this.whyNot(text);
    }
  }

  whyNot(text) {
    const refusal = rules.why(this.session.game, this.session.node.fen, text);
    this.session.refusal = refusal ?? { sentence: `${text} is a legal move.`, rules: [], squares: [], isLegal: true };
    this.show();
    say(this.session.refusal.sentence);
  }
}
