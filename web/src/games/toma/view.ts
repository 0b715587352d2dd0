// Written by `python -m nyoi.server.wire.schema` from src/nyoi/games/toma/seen.py: change that file instead.
import type { Note } from "../seen";

/** A card in a discard row, and how it got there. */
export type TomaLaid = [card: string, way: string];

/** A card that was played, and the power it had. */
export type TomaPlayed = [seat: number, card: string, power: string | null];

/** Who was shown whose hand. */
export type TomaSpied = [seat: number, target: number];

/** What is in progress. */
export type TomaNow = TomaDiscard | TomaAim | TomaReact;

/** One player as a seat sees him. */
export interface TomaPlayer {
  balls: number;
  dealt: boolean;
  inside: boolean;
  shield: boolean;
  /** a card for its holder and for who was shown it, null for a back */
  hand: (string | null)[];
  /** the discard row in order */
  row: TomaLaid[];
  /** values that everybody can exclude */
  ruled_out: number[];
}

/** The round before this one: everything was shown at its end. */
export interface TomaSummary {
  round: number;
  winners: number[];
  why: string;
  aside: string | null;
  hands: string[][];
  rows: string[][];
}

/** A player holds two cards and discards one. */
export interface TomaDiscard {
  kind: "discard";
  seat: number;
}

/** A player says whom the power of a card is for. */
export interface TomaAim {
  kind: "aim";
  seat: number;
  card: string;
  power: string;
}

/** A power is aimed, and a target may answer with a Zero (TOMA-7.8). */
export interface TomaReact {
  kind: "react";
  /** whose power it is */
  seat: number;
  card: string;
  power: string;
  /** who may answer */
  target: number;
}

/** What a seat knows of a game of Toma. */
export interface TomaView {
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
  deck: string[];
  target: number;
  round: number;
  overtime: boolean;
  starter: number;
  start_why: string;
  turns: number;
  left: number;
  aside: boolean;
  open: string[];
  fallen: number[];
  plays: TomaPlayed[];
  spied: TomaSpied[];
  players: TomaPlayer[];
  last: TomaSummary | null;
  /** null once the game is over */
  now: TomaNow | null;
  /** for a player: who was shown his card */
  known_by?: number[];
  /** for who discards: what a copy card would do now (TOMA-6.26) */
  copy_as?: string | null;
}

/** What a move would do: the notes say it all. */
export interface TomaForetold {
  notes: Note[];
}
