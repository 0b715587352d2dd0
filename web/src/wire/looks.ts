// Written by `python -m nyoi.server.wire.schema` from src/nyoi/server/wire/looks.py: change that instead.
import type { Refusal, Offer, Ask, Counsel } from "./messages";

/** An event more frequent after one of two moves, with its share of the determinizations after each. */
export interface Follows {
  /** `turning-<word>` of the game's words */
  event: Record<string, any>;
  played: number;
  other: number;
}

/** A key moment: the winning chance of a seat changed much, judged by what that seat knew then. */
export interface Moment {
  /** another move was better; better than the usual one; caused by others or by chance */
  kind: "mistake" | "find" | "turn";
  /** how many moves were played before it */
  at: number;
  /** the same when the seat had to choose again, or the game was over */
  until: number;
  /** the number of the move that shows it */
  mark: number;
  seat: number;
  played: Offer;
  /** of a mistake the better move, of a find the usual one */
  other: Offer | null;
  /** the chance with that other move; of a turn with the move that was played */
  before: number;
  /** the chance with the move that was played; of a turn when the seat had to choose again */
  after: number;
  /** of a turn: the event that caused it, as the seat saw it */
  happened: Record<string, any> | null;
  /** the reason for the difference */
  follows: Follows | null;
}

/** The analysis of a game. */
export interface Moments {
  /** thinking: poll; unable: see `refusal` */
  state: "ready" | "unasked" | "thinking" | "unable";
  /** by time */
  moments: Moment[];
  /** by seat: number of moves, chance to win */
  curves: [number, number][][];
  refusal: Refusal | null;
}

/** Advice for a moment of a finished game, from what the seat knew then. */
export interface MomentAdvice {
  at: number;
  seat: number;
  ask: Ask;
  /** the move played; empty at the end */
  played: string;
  moves: Counsel[];
}

/** A key moment as its seat saw it, without anything later. */
export interface Puzzle {
  table: string;
  game: string;
  at: number;
  seat: number;
  names: string[];
  /** the events since the seat's last move */
  events: Record<string, any>[];
  view: Record<string, any>;
  ask: Ask;
}

/** An answer to a puzzle. */
export interface Attempt {
  at: number;
  move: string;
}

/** How a move compares with the best ones and the one played. */
export interface Solution {
  chosen: Counsel;
  moves: Counsel[];
  played: string;
}
