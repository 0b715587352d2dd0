// Written by `python -m nyoi.server.wire.schema` from src/nyoi/games/toma/seen.py: change that file instead.
import type { Note } from "../seen";

/** A card in a discard row, and how it came there. */
export type TomaLaid = [card: string, way: string];

/** A card that was played, and the power it had. */
export type TomaPlayed = [seat: number, card: string, power: string | null];

/** A seat that was shown another's hand. */
export type TomaSpied = [seat: number, target: number];

/** What is in progress. */
export type TomaNow = TomaDiscard | TomaAim | TomaReact;

/** One player as another seat sees them. */
export interface TomaPlayer {
  balls: number;
  dealt: boolean;
  inside: boolean;
  shield: boolean;
  /** card ids for the holder and for seats that were shown them, null for a back */
  hand: (string | null)[];
  /** the discard row in order */
  row: TomaLaid[];
  /** values that all players can rule out */
  ruled_out: number[];
}

/** The previous round; everything was shown at its end. */
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

/** A player chooses the target of a power. */
export interface TomaAim {
  kind: "aim";
  seat: number;
  card: string;
  power: string;
}

/** A power is aimed, and a target may answer with a Zero (TOMA-7.8). */
export interface TomaReact {
  kind: "react";
  /** the seat that plays the power */
  seat: number;
  card: string;
  power: string;
  /** the seat that may answer */
  target: number;
}

/** A seat's view of a game of Toma. */
export interface TomaView {
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
  /** for a player: the seats that were shown their card */
  known_by?: number[];
  copy_as?: string | null;
}

/** A preview: its notes are complete. */
export interface TomaForetold {
  notes: Note[];
}
