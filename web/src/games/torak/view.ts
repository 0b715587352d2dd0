// Written by `python -m nyoi.server.wire.schema` from src/nyoi/games/torak/seen.py: change that file instead.
import type { Note } from "../seen";

/** An element as it is drawn: `["mountain", "3,4"]`, `["river", "5,4", "e"]`. */
export type TorakElement = [element: string, spot: string, direction?: string];

/** Troops on a spot. */
export type TorakTroop = [spot: string, number: number];

/** A result to be kept: of two the greater list is the better one (TORAK-8.6). */
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

/** A sheet with what is drawn on it; nothing of that while it lies in front of somebody else. */
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

/** A hero: where it stands, the path behind it, what it is about. */
export interface TorakHero {
  at: string | null;
  sections: string[];
  /** the spots it stopped on; between two of them the path is straight */
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

/** An element was rolled for, and somebody draws it. */
export interface TorakScenery {
  kind: "scenery";
  /** how many elements are drawn already */
  drawn: number;
  section: string;
}

/** An element was rolled for, and everybody draws it at once on the sheet in front of them. */
export interface TorakDraft {
  kind: "draft";
  drawn: number;
  section: string;
}

/** A troop was rolled for, and the Army's player says where it comes. */
export interface TorakTroops {
  kind: "troops";
  section: string;
  /** of this turn, with this one */
  left: number;
}

/** A hero's turn begins: how many Jerrycans it burns. */
export interface TorakBoost {
  kind: "boost";
  seat: number;
}

/** A hero escapes, or acts. */
export interface TorakAct {
  kind: "act";
  seat: number;
}

/** The captain says how many Jerrycans are burnt for the pool. */
export interface TorakMuster {
  kind: "muster";
  seat: number;
}

/** All heroes act with one pool of dice. */
export interface TorakPool {
  kind: "pool";
}

/** Everybody in the race says in secret how many Jerrycans to burn. */
export interface TorakLap {
  kind: "lap";
}

/** Everybody in the race plays on their own sheet. */
export interface TorakPlay {
  kind: "play";
}

/** What a seat knows of a game of Torak. */
export interface TorakView {
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
  map: string;
  table: string;
  turn: number;
  captain: number;
  /** the Army's seat in a Duel, -1 otherwise */
  army: number;
  boxes: number;
  common: number[];
  rolls: string[];
  /** in a draft: the sheet in front of who looks */
  drafted: number | null;
  origin: number[];
  sheets: TorakSheet[];
  heroes: TorakHero[];
  /** what this seat has answered in secret */
  answer: string | null;
  /** null once the game is over */
  now: TorakNow | null;
  /** at the end of a race: groups of seats, best first */
  ranking: number[][];
  /** at the end, by seat */
  records: TorakRecord[];
}

/** How a hero stands, or would stand after a leg; the chances of a fight, or of a six. */
export interface TorakForetold {
  notes: Note[];
  /** of being hit at the end of the turn, in percent; for a leg and for how it stands */
  risk?: number;
  /** no leg would be legal any more */
  stranded?: boolean;
  /** balls that can no longer be reached */
  lost?: string[];
  /** the heroes can no longer meet */
  apart?: boolean;
  /** a fight, in percent */
  win?: number;
  ki?: number;
  danger?: number;
  /** that are left to lose */
  beans?: number;
  /** at least one to escape with, in percent */
  six?: number;
  /** the move that draws an element where it hurts least */
  kindest?: string;
}
