/**
 * The rules of historical chess. A ruleset is named by its id and, after it, by the answers that are not the default, each
 * parted by a blank: `grant-acedrex lion=threeleaper`. A position is its FEN; the empty text is the array. Squares are
 * texts such as `a1`. What is refused is thrown as an `AssizeError`.
 */

/** What is refused, or a value of another kind than it must be; the message says what, where and why. */
export class AssizeError extends Error {
  name: 'AssizeError';
}

/** `grant-acedrex lion=threeleaper` */
export type Game = string;

/** `a1` to `p16` */
export type Square = string;

export type Color = 'white' | 'black';

export interface Summary {
  id: string;
  name: string;
  files: number;
  ranks: number;
  /** How many questions are open. */
  readings: number;
}

export interface Ruleset extends Omit<Summary, 'readings'> {
  /** The text that names this ruleset with its answers. */
  game: Game;
  /** The letters of the pieces that the faces of the die let move, from face 1 on; none where no die is rolled. */
  faces: string[];
  /** The letter of the king. */
  king: string;
  /** The array, as FEN. */
  start: string;
  pieces: PieceType[];
  readings: Reading[];
  /** Sets of answers that somebody reads together, by their names. */
  presets: Record<string, Record<string, string>>;
  /** The numbered rules, as they stand with these answers, those that all games share among them. */
  rules: Rule[];
  sources: Source[];
}

export interface PieceType {
  letter: string;
  name: string;
  /** How it moves, in Betza's notation. */
  betza: string;
}

export interface Reading {
  id: string;
  question: string;
  default: string;
  answer: string;
  answers: { id: string; readBy: string }[];
}

export interface Rule {
  id: string;
  text: string;
  source: string;
}

export interface Source {
  title: string;
  reference: string;
}

export interface Position {
  fen: string;
  /** Whose turn it is. */
  side: Color;
  /** The number of the turn, from 1. */
  move: number;
  /** The plies since the last capture, removal or move of a pawn. */
  clock: number;
  check: boolean;
  checkers: Square[];
  /** Where pieces stand that have a first move before them. */
  rights: Square[];
  enPassant?: Square;
  outcome: Outcome;
  /** Whether the die is to be rolled before a move. */
  awaitsRoll: boolean;
  face?: number;
  /** What the die can show, while a roll is awaited. */
  rolls: { face: number; probability: number }[];
  /** Two on one square stand one after the other. */
  pieces: { square: Square; color: Color; letter: string; name: string }[];
  /** The legal moves; none before a roll and after the end. */
  moves: Move[];
}

export interface Outcome {
  /** `*`, or the result and the reason: `1-0 checkmate`. */
  text: string;
  decided: boolean;
  winner?: Color;
  reason?: string;
}

export interface Move {
  /** Coordinate notation. */
  text: string;
  algebraic: string;
  /** The letter of the piece; none for a removal. */
  piece?: string;
  /** None for a removal. */
  from?: Square;
  to: Square;
  /** The names of what is captured or removed. */
  captured: string[];
  capturedAt?: Square;
  /** Where a pawn that is promoted and returns comes to stand. */
  landing?: Square;
  /** The name of what a pawn becomes. */
  promotion?: string;
}

export interface Refusal {
  /** Why, with the ids of the rules. */
  sentence: string;
  /** `unreachable`, `blocked`, … */
  kind: string;
  /** The sentence without the rules. */
  reason: string;
  rules: string[];
  /** The squares of which the sentence speaks. */
  squares: Square[];
}

export interface Comparison {
  kind: 'leads' | 'roll' | 'outcome' | 'moves' | 'same';
  /** The moves that the first reading alone allows. */
  only: string[];
  otherOnly: string[];
  outcome: string;
  otherOutcome: string;
  /** Where the moves that both allow lead. */
  next: { text: string; fen: string; otherFen: string }[];
}

/** A move, a roll of the die, or a word about a count of moves, in the tree of a game. */
export interface Step {
  /** The number of the step before it: 0 is the start, the first of the list 1. */
  parent: number;
  /** The move in coordinate notation; none for a roll or a word. */
  text?: string;
  algebraic?: string;
  /** What was rolled; none for a move or a word. */
  face?: number;
  /** Whether the roll let nobody move. */
  lost?: boolean;
  /** What the player who is to move says of a count of moves; none for a move or a roll. */
  count?: 'start' | 'stop';
  fen?: string;
  /** What stands before the first move of a variation. */
  start?: string[];
  comments?: string[];
  /** Numeric annotation glyphs, from 0 to 255. */
  nags?: number[];
}

export interface RecordedGame {
  game: Game;
  fen: string;
  /** The tags that say something the rest does not: neither `Result`, `Variant` or `FEN` nor what is unknown. */
  tags: Record<string, string>;
  /** What stands before the first move. */
  comments: string[];
  /** The main line comes before its variations. */
  steps: Step[];
  conclusion?: { token: string; reason: string; byRule: boolean };
}

export interface PgnFault {
  /** The place and what is wrong there. */
  text: string;
  game: number;
  line: number;
  column: number;
  ply: number;
  kind: string;
  /** Why a move is not legal. */
  why?: string;
}

/** Lists all rulesets, by their names. */
export function rulesets(): Summary[];

/** Describes a ruleset. */
export function ruleset(game: Game): Ruleset;

/** Describes a position. */
export function position(game: Game, fen?: string): Position;

/** Lists the legal moves in coordinate notation, which is faster than `position`. */
export function moves(game: Game, fen?: string): string[];

/** Tells all that is wrong with a FEN; an empty list if nothing is. */
export function faults(game: Game, fen: string): string[];

/** Plays a move in coordinate or algebraic notation. */
export function play(game: Game, fen: string, move: string): { text: string; algebraic: string; fen: string };

/** Rolls the die. A roll that lets nobody move is lost and leads to the opponent's turn. */
export function roll(game: Game, fen: string, face: number): { face: number; lost: boolean; fen: string };

/** Tells why a text is no legal move; `null` if it is one. */
export function why(game: Game, fen: string, move: string): Refusal | null;

/** Counts the lines of play of a depth. */
export function perft(game: Game, fen: string, depth: number): number;

/**
 * Plays a game out at random, every legal move being as likely as another. From the array it is the game of that index in
 * the library's study of that seed. `cap` is the greatest number of plies.
 */
export function playout(
  game: Game,
  fen: string,
  seed: number,
  index?: number,
  cap?: number,
): { plies: number; outcome: string; fen: string };

/** Compares a position in two readings. */
export function compare(game: Game, fen: string, otherGame: Game, otherFen?: string): Comparison;

/**
 * Draws a position as SVG; `move` is the move to mark, which led here from `before`, by default the array, and `arrows` are
 * moves to point out.
 */
export function picture(
  game: Game,
  fen?: string,
  options?: { flipped?: boolean; before?: string; move?: string; arrows?: { from: Square; to: Square }[] },
): string;

/** Draws where a piece may go from a square of an otherwise empty board, as SVG. */
export function movement(
  game: Game,
  letter: string,
  options?: { square?: Square; black?: boolean; flipped?: boolean },
): string;

/** Draws how often whole numbers from 0 on occur, as SVG. */
export function histogram(title: string, x: string, y: string, values: number[]): string;

/**
 * Reads the games of a PGN text, and tells what is wrong with the others. The bytes of a file are read as UTF-8; a game that
 * is not UTF-8 is read as ISO 8859-1, which is told as a fault.
 */
export function readPgn(text: string | Uint8Array): { games: RecordedGame[]; faults: PgnFault[] };

/**
 * Writes a game as PGN. `result` is how it has ended, such as `1-0 resignation`; by default it is the `conclusion` that was
 * read, else what the board says. A result without a reason is an adjudication where the board lets the game go on. What
 * contradicts the board is refused.
 */
export function writePgn(record: {
  game: Game;
  fen?: string;
  comments?: string[];
  steps?: Step[];
  tags?: Record<string, string>;
  result?: string;
  conclusion?: { token: string; reason: string };
}): string;
