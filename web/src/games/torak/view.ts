// Written by `python -m nyoi.server.wire.schema` from src/nyoi/games/torak/seen.py: change that file instead.
import type { Note } from "../seen";

/** An element as drawn: `["mountain", "3,4"]`, `["river", "5,4", "e"]`. */
export type TorakElement = [element: string, spot: string, direction?: string];

/** Troops on a spot. */
export type TorakTroop = [spot: string, number: number];

/** A result for the records: the greater list is the better result (TORAK-8.6). */
export type TorakRecord = [won: number, score: number, turns: number];

/** What is in progress. */
export type TorakNow =
  | TorakScenery
  | TorakDraft
  | TorakTroops
  | TorakBoost
  | TorakAct
  | TorakMuster
  | TorakPool
  | TorakLap
  | TorakPlay;

/** A sheet with its drawings, which are left out while it lies in front of another player. */
export interface TorakSheet {
  scenery: TorakElement[];
  mountains: string[];
  rivers: string[];
  /** still standing */
  monsters: string[];
  /** still there */
  balls: string[];
  troops: TorakTroop[];
  occupied: string[];
  found: number;
  beans: number;
  beaten: number;
  ki: number;
  doses: number;
  filled: number;
  used: number;
  dice: number[];
  /** two of the dice, of which only one may be used (TORAK-9.23) */
  either: number[];
  burnt: number;
  lean: boolean;
  score: number;
}

/** A hero: position, path and stage of its turn. */
export interface TorakHero {
  at: string | null;
  sections: string[];
  /** the spots it stopped on; the path between two of them is straight */
  track: string[];
  bound: string | null;
  stage: "out" | "rested" | "spent" | "fleeing" | "acting" | "facing" | "striding" | "caught";
  engaged: boolean;
  halted: boolean;
  found: number;
  reached: number;
  moved: number;
  due: number;
  yields: number;
  excess: number;
  gives_up: boolean;
}

/** An element was rolled for and one player draws it. */
export interface TorakScenery {
  kind: "scenery";
  /** number of elements drawn so far */
  drawn: number;
  section: string;
}

/** An element was rolled for and all players draw it at once on the sheets in front of them. */
export interface TorakDraft {
  kind: "draft";
  drawn: number;
  section: string;
}

/** A troop was rolled for and the Army's player chooses its spot. */
export interface TorakTroops {
  kind: "troops";
  section: string;
  /** troops left this turn, including this one */
  left: number;
}

/** The beginning of a hero's turn: choosing how many Jerrycans to burn. */
export interface TorakBoost {
  kind: "boost";
  seat: number;
}

/** A hero escapes or acts. */
export interface TorakAct {
  kind: "act";
  seat: number;
}

/** The captain chooses how many Jerrycans to burn for the pool. */
export interface TorakMuster {
  kind: "muster";
  seat: number;
}

/** All heroes act with one pool of dice. */
export interface TorakPool {
  kind: "pool";
}

/** All players in the race secretly choose how many Jerrycans to burn. */
export interface TorakLap {
  kind: "lap";
}

/** All players in the race play on their own sheets. */
export interface TorakPlay {
  kind: "play";
}

/** A seat's view of a game of Torak. */
export interface TorakView {
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
  map: string;
  table: string;
  turn: number;
  captain: number;
  /** the Army's seat in a Duel, -1 otherwise */
  army: number;
  boxes: number;
  common: number[];
  rolls: string[];
  /** in a draft: the sheet in front of the viewer */
  drafted: number | null;
  origin: number[];
  sheets: TorakSheet[];
  heroes: TorakHero[];
  /** this seat's secret answer */
  answer: string | null;
  /** null once the game is over */
  now: TorakNow | null;
  /** at the end of a race: groups of seats, best first */
  ranking: number[][];
  /** at the end, by seat */
  records: TorakRecord[];
}

/** A preview: the hero's dangers now or after a leg, the odds of a fight or of a six. */
export interface TorakForetold {
  notes: Note[];
  risk?: number;
  /** no leg can be legal any more */
  stranded?: boolean;
  /** balls that can no longer be reached */
  lost?: string[];
  /** the heroes can no longer meet */
  apart?: boolean;
  /** chance to win a fight, in percent */
  win?: number;
  ki?: number;
  danger?: number;
  /** left to lose */
  beans?: number;
  /** chance of at least one to escape with, in percent */
  six?: number;
  /** the placement that lengthens the tour least */
  kindest?: string;
}
