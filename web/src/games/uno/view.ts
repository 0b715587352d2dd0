// Written by `python -m nyoi.server.wire.schema` from src/nyoi/games/uno/seen.py: change that file instead.
import type { Note } from "../seen";

/** A finished round: its winner and points. */
export type UnoRound = [seat: number, points: number];

/** How close the round is to being blocked (UNO-6.21). */
export type UnoBlock = [passed: number, idle: number];

/** What is in progress. */
export type UnoNow = UnoTurn | UnoDrawn | UnoWish | UnoSwap | UnoPlus4 | UnoStack | UnoHold;

/** One player as another seat sees them. */
export interface UnoPlayer {
  cards: number;
  /** card ids for the holder and for seats that were shown them, null for a back */
  hand: (string | null)[];
  uno: "" | "called" | "exposed" | "surprised";
  /** turns that will be lost */
  markers: number;
  score: number;
  /** the colour in force when they last drew */
  drew_on: string | null;
  guilty: number;
  innocent: number;
  /** how many of their cards went into the draw pile at each reshuffle */
  born?: number[];
  fresh?: number;
}

/** The exposed players, the player whose action exposed them, and those who have given up catching. */
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

/** A player plays the card just drawn, or keeps it. */
export interface UnoDrawn {
  kind: "drawn";
  seat: number;
}

/** Shenron grants a wish. */
export interface UnoWish {
  kind: "wish";
  seat: number;
}

/** A player chooses the other seat of a swap of hands. */
export interface UnoSwap {
  kind: "swap";
  seat: number;
}

/** A +4 is accepted or challenged, with the facts a challenge is judged by. */
export interface UnoPlus4 {
  kind: "plus4";
  /** the player who answers */
  seat: number;
  /** the player of the +4 */
  by: number;
  /** in force before it */
  colour: string;
  /** how many cards its player held after playing it */
  cards: number;
}

/** A stack of +2 hits a player: another +2 or taking all the cards answers it. */
export interface UnoStack {
  kind: "stack";
  seat: number;
  total: number;
}

/** Between two turns, while a player can be caught. */
export interface UnoHold {
  kind: "hold";
  /** the seat asked after it, markers counted (UNO-6.42) */
  seat: number;
  /** of the stack that will hit that player, 0 for none */
  total: number;
}

/** A seat's view of a game of UNO. */
export interface UnoView {
  game: string;
  /** the viewer's seat, -1 for a spectator */
  seat: number;
  seats: number;
  mode: string;
  options: Record<string, any>;
  /** the rules version, if the game began under an older one */
  rules?: number;
  over: boolean;
  /** how the game ended, empty until then */
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
  /** the player of the visible card, -1 if it was turned over */
  laid: number;
  left: number;
  players: UnoPlayer[];
  exposure: UnoExposure | null;
  rounds: UnoRound[];
  /** the hands at the end of the previous round */
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
  /** for the player on turn: which of their +4 would be a bluff (UNO-10.2) */
  bluffs?: string[];
}

/** A preview: its notes are complete. */
export interface UnoForetold {
  notes: Note[];
}
