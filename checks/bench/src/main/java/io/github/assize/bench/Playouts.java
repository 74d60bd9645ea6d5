package io.github.assize.bench;

import io.github.assize.core.Move;
import io.github.assize.core.Position;
import java.util.List;
import java.util.SplittableRandom;

/** Random games from one seed, each until it is decided or 300 plies long. */
final class Playouts implements Works.Work {
    private static final int LONGEST = 300;
    private static final long SEED = 1;

    private final String what;
    private final Position start;
    private final int games;
    private final Tally known;

    /** How long the games were, and a hash of how many moves there were at each ply. */
    private record Tally(long plies, long checksum) {}

    /** Plays one ply. */
    private interface Ply {
        Position play(Position position, List<Move> moves, int chosen);
    }

    /** Plays the games once in a roundabout way, to know what is right. */
    Playouts(Position start, int games) {
        this.what = "playouts of " + start.ruleset();
        this.start = start;
        this.games = games;
        this.known = play(Playouts::playCarefully);
    }

    @Override
    public long run() {
        Tally found = play((position, moves, chosen) -> position.play(moves.get(chosen)));
        Works.expect(what + ", checksum", known.checksum(), found.checksum());
        return Works.expect(what + ", plies", known.plies(), found.plies());
    }

    private Tally play(Ply ply) {
        SplittableRandom random = new SplittableRandom(SEED);
        long plies = 0;
        long checksum = 0;
        for (int game = 0; game < games; game++) {
            Position position = start;
            for (int played = 0; played < LONGEST; played++) {
                List<Move> moves = position.legalMoves();
                int size = moves.size();
                checksum = checksum * 31 + size;
                if (size == 0) {
                    break;
                }
                position = ply.play(position, moves, random.nextInt(size));
                plies++;
            }
        }
        return new Tally(plies, checksum);
    }

    /** Lists all moves, plays one by its text, and goes on from the FEN of the position it leads to. */
    private static Position playCarefully(Position position, List<Move> moves, int chosen) {
        String text = List.copyOf(moves).get(chosen).toString();
        return position.ruleset().parsePosition(position.play(text).toFen());
    }
}
