// Written by `python -m nyoi.server.wire.schema` from src/nyoi/games/uno/seen.py: change that file instead.
import type { Note } from "../seen";

/** A round that was won, and what it brought. */
export type UnoRound = [seat: number, points: number];

/** How near the round is to being blocked (UNO-6.21). */
export type UnoBlock = [passed: number, idle: number];

/** What is in progress. */
export type UnoNow = UnoTurn | UnoDrawn | UnoWish | UnoSwap | UnoPlus4 | UnoStack | UnoHold;

/** One player as a seat sees him. */
export interface UnoPlayer {
  cards: number;
  /** a card for its holder and for who was shown it, null for a back */
  hand: (string | null)[];
  uno: "" | "called" | "exposed" | "surprised";
  /** turns that will be lost */
  markers: number;
  score: number;
  /** the colour in force when he last drew */
  drew_on: string | null;
  guilty: number;
  innocent: number;
  /** how many of his cards went into the draw pile at each reshuffle */
  born?: number[];
  fresh?: number;
}

/** Who can be caught, whose action did it, who has given up catching. */
export interface UnoExposure {
  seats: number[];
  actor: number;
  waved: number[];
}

/** A player plays or draws. */
export interface UnoTurn {
  kind: "turn";
  seat: number;
}

/** A player plays the card he drew, or keeps it. */
export interface UnoDrawn {
  kind: "drawn";
  seat: number;
}

/** Shenron grants a wish. */
export interface UnoWish {
  kind: "wish";
  seat: number;
}

/** A player says with whom he swaps hands. */
export interface UnoSwap {
  kind: "swap";
  seat: number;
}

/** A +4 is accepted or challenged; what is judged then. */
export interface UnoPlus4 {
  kind: "plus4";
  /** who answers */
  seat: number;
  /** who played it */
  by: number;
  /** in force before it */
  colour: string;
  /** how many its player held when he had laid it */
  cards: number;
}

/** A stack of +2 hits a player: he lays another one, or takes them all. */
export interface UnoStack {
  kind: "stack";
  seat: number;
  total: number;
}

/** Between two turns, while somebody can be caught. */
export interface UnoHold {
  kind: "hold";
  /** who will be asked after it, markers counted (UNO-6.42) */
  seat: number;
  /** of the stack that will hit that player, 0 for none */
  total: number;
}

/** What a seat knows of a game of UNO. */
export interface UnoView {
  game: string;
  /** who looks, -1 for somebody who only watches */
  seat: number;
  seats: number;
  mode: string;
  options: Record<string, any>;
  /** the rules number, of a game that began under an older one */
  rules?: number;
  over: boolean;
  /** how it ended, empty until then */
  ending: string;
  /** by seat, empty until the end */
  results: number[];
  round: number;
  dealer: number;
  /** null once the game is over */
  now: UnoNow | null;
  direction: "clockwise" | "counter";
  colour: string;
  /** from the bottom to the visible card */
  discard: string[];
  /** who played the visible card, -1 if it was turned over */
  laid: number;
  left: number;
  players: UnoPlayer[];
  exposure: UnoExposure | null;
  rounds: UnoRound[];
  /** the hands at the end of the round before */
  shown: string[][];
  shuffles: number;
  /** at which reshuffle a card went into the draw pile */
  born: Record<string, number>;
  ignored: string[];
  passed: UnoBlock;
  deck: number;
  out: string[];
  status: number;
  winner: number;
  turns: number;
  /** for who is on turn: which of his +4 would be a bluff (UNO-10.2) */
  bluffs?: string[];
}

/** What a move would do: the notes say it all. */
export interface UnoForetold {
  notes: Note[];
}
