package io.github.assize.core;

/** Judges how a game stands: material first (C-07), then mobility, then the die. */
final class Endings {
    private Endings() {}

    static Outcome outcome(Position position) {
        Outcome material = byMaterial(position);
        if (material.isDecided()) {
            return material;
        }
        boolean dice = position.shownFace() >= 0;
        int mobility = dice
                ? MoveGenerator.count(position, null)
                : position.legalMoves().size();
        if (mobility == 0) {
            return position.isCheck() ? checkmate(position) : stalemate(position);
        }
        return losesByRoll(position) ? Outcome.won(opponent(position), Outcome.Reason.LOST_ROLL) : Outcome.UNDECIDED;
    }

    /** Judges the armies alone, and what the rule on them makes depend on mate or on a capture. */
    static Outcome byMaterial(Position position) {
        boolean own = position.armyCount(position.side) == 0;
        boolean other = position.armyCount(1 - position.side) == 0;
        Baring baring = position.tables.laws.baring().value();
        if ((!own && !other) || !baring.decides()) {
            return Outcome.UNDECIDED;
        }
        if (own && baring.isAfterMate() && position.isCheck() && MoveGenerator.count(position, null) == 0) {
            return checkmate(position);
        }
        if (own && other) {
            return Outcome.drawn(baring.reason());
        }
        if (own && baring.reprieves() && canBareOther(position)) {
            return Outcome.UNDECIDED;
        }
        return baring.verdict(own ? position.sideToMove() : opponent(position));
    }

    private static boolean canBareOther(Position position) {
        int left = position.armyCount(1 - position.side);
        for (char move : MoveGenerator.list(position, null, MoveGenerator.count(position, null))) {
            if (position.tables.material[position.capturedCode(move)] == left) {
                return true;
            }
        }
        return false;
    }

    private static Outcome checkmate(Position position) {
        return Outcome.won(opponent(position), Outcome.Reason.CHECKMATE);
    }

    private static Outcome stalemate(Position position) {
        return switch (position.tables.laws.stalemate().value()) {
            case STALEMATER_WINS -> Outcome.won(opponent(position), Outcome.Reason.STALEMATE);
            case STALEMATED_WINS -> Outcome.won(position.sideToMove(), Outcome.Reason.STALEMATE);
            case DRAW -> Outcome.drawn(Outcome.Reason.STALEMATE);
        };
    }

    private static boolean losesByRoll(Position position) {
        Dice dice = position.tables.laws.dice();
        return dice != null
                && dice.passes()
                && position.shownFace() > 0
                && position.isCheck()
                && position.legalMoves().isEmpty();
    }

    private static Color opponent(Position position) {
        return position.sideToMove().opposite();
    }
}
