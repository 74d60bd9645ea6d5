package io.github.assize.study;

import com.google.common.collect.EnumMultiset;
import com.google.common.collect.Multiset;
import io.github.assize.core.Move;
import io.github.assize.core.Position;
import io.github.assize.core.Square;
import io.github.assize.game.Game;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One game of a study while it is played. */
final class Walk {
    private static final int WIDEST = 16;

    private final Study study;
    private final UseFinder finder;
    private final long index;
    private final SplitMix64 random;
    private final Past past;
    private final BitSet occupied = new BitSet(WIDEST * WIDEST);
    private final Multiset<Use> uses = EnumMultiset.create(Use.class);
    private final @Nullable Twin twin;
    private Position position;
    private @Nullable Game game;
    private int standing;
    private int plies;

    /**
     * Begins a game.
     *
     * @param kept whether the game itself is wanted
     */
    Walk(Study study, UseFinder finder, long index, boolean kept) {
        this.study = study;
        this.finder = finder;
        this.index = index;
        random = SplitMix64.ofGame(study.seed(), index);
        position = study.ruleset().initialPosition();
        game = kept || !study.policy().isUniform() ? Game.of(position) : null;
        twin = study.other().map(other -> new Twin(position, other)).orElse(null);
        past = new Past(study.cap());
        for (Square square : position.board().occupied()) {
            occupied.set(number(square));
            standing += position.board().piecesAt(square).size();
        }
    }

    private static int number(Square square) {
        return square.rank() * WIDEST + square.file();
    }

    /** Returns the legal moves in the order that versions keep. */
    static List<Move> moves(Position position) {
        return position.legalMovesInOrder();
    }

    Playout play() {
        past.begin(position);
        compare();
        while (plies < study.cap() && !position.outcome().isDecided()) {
            if (position.awaitsRoll()) {
                roll();
            } else {
                move();
            }
            compare();
        }
        return new Playout(
                index,
                position.outcome(),
                past.branching(plies),
                past.pieces(plies),
                past.repeated(),
                occupied.cardinality(),
                uses,
                twin == null ? Playout.NEVER : twin.parted());
    }

    /** Returns the game that has been played, if it was wanted. */
    Game game() {
        if (game == null) {
            throw new IllegalStateException("the game was not kept");
        }
        return game;
    }

    private void compare() {
        if (twin != null) {
            twin.compare(position, plies);
        }
    }

    private void roll() {
        List<Integer> faces = List.copyOf(position.rolls().keySet());
        int face = faces.get(random.nextInt(faces.size()));
        Position rolled = position.roll(face);
        boolean lost = rolled.sideToMove() != position.sideToMove();
        if (game != null) {
            game = game.roll(face);
        }
        if (twin != null) {
            twin.roll(face);
        }
        position = rolled;
        if (lost) {
            uses.add(Use.LOST_TURNS);
            past.add(plies++, 0, standing, position);
        }
    }

    private void move() {
        List<Move> moves = moves(position);
        int chosen = choose(moves);
        Move move = moves.get(chosen);
        finder.count(position, move, uses);
        int before = standing;
        standing -= move.captured().size();
        if (move.piece().isPresent() && move.landing().isEmpty()) {
            standing--;
        }
        move.landing().ifPresent(square -> occupied.set(number(square)));
        move.partnerLanding().ifPresent(square -> occupied.set(number(square)));
        if (twin != null) {
            twin.play(move, chosen, plies + 1);
        }
        position = position.play(move);
        if (game != null) {
            game = game.play(move);
        }
        past.add(plies++, moves.size(), before, position);
    }

    private int choose(List<Move> moves) {
        return study.policy().isUniform()
                ? random.nextInt(moves.size())
                : moves.indexOf(study.policy().choose(game(), random));
    }
}
