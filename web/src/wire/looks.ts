// Written by `python -m nyoi.server.wire.schema` from src/nyoi/server/wire/looks.py: change that instead.
import type { Refusal, Offer, Ask, Counsel } from "./messages";

/** What follows one of two moves more often than the other: an event, and in which share of the dreams. */
export interface Follows {
  /** `turning-<word>` of the game's words */
  event: Record<string, any>;
  played: number;
  other: number;
}

/** A moment at which the chance of a seat changed much, from what that seat knew then. */
export interface Moment {
  /** another move was better; better than the usual one; by others or by chance */
  kind: "mistake" | "find" | "turn";
  /** how many moves were played before it */
  at: number;
  /** ... and when the seat had to choose again, or the game was over */
  until: number;
  /** the number of the move that shows it */
  mark: number;
  seat: number;
  played: Offer;
  /** of a mistake what was better, of a find what one usually plays */
  other: Offer | null;
  /** the chance with that other move; of a turn with the move that was played */
  before: number;
  /** the chance with the move that was played; of a turn when the seat had to choose again */
  after: number;
  /** of a turn: the event that made it, as the seat saw it */
  happened: Record<string, any> | null;
  /** what the difference is about */
  follows: Follows | null;
}

/** What looking back at a game has found. */
export interface Moments {
  /** thinking: ask again; unable: `refusal` says why */
  state: "ready" | "unasked" | "thinking" | "unable";
  /** by time */
  moments: Moment[];
  /** by seat: after how many moves, the chance to win */
  curves: [number, number][][];
  refusal: Refusal | null;
}

/** What a strong player would have done at a moment of a game that is over, from what the seat knew then. */
export interface MomentAdvice {
  at: number;
  seat: number;
  ask: Ask;
  /** what was played; empty at the end */
  played: string;
  moves: Counsel[];
}

/** A moment as its seat saw it, and nothing that came later. */
export interface Puzzle {
  table: string;
  game: string;
  at: number;
  seat: number;
  names: string[];
  /** what happened since the seat's last move */
  events: Record<string, any>[];
  view: Record<string, any>;
  ask: Ask;
}

/** What somebody would play in a puzzle. */
export interface Attempt {
  at: number;
  move: string;
}

/** How a move compares with the best ones, and with what was played. */
export interface Solution {
  chosen: Counsel;
  moves: Counsel[];
  played: string;
}
