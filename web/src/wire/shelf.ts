// Written by `python -m nyoi.server.wire.schema` from src/nyoi/server/wire/shelf.py: change that instead.
import type { TableInfo, Update } from "./messages";

/** A way to play a game. */
export interface ModeInfo {
  id: string;
  low: number;
  high: number;
  options: Record<string, any>;
  /** whether all win or lose together */
  together: boolean;
}

/** A choice of the host. */
export interface OptionInfo {
  id: string;
  /** bool, int, float, choice, list */
  kind: string;
  default: any;
  values: any[];
  low: number;
  high: number;
  clause: string;
  /** where it means something; none named: in every mode */
  modes: string[];
  /** proposed for a player's first game */
  first: any;
  /** of numbers; 0: any number between the bounds */
  step: number;
  /** alternatives: `seats` or another option's id, and the values it must have */
  needs: Record<string, any[]>[];
}

/** A guided first game, as it is offered. */
export interface LessonTitle {
  id: string;
  /** by language */
  titles: Record<string, string>;
}

/** A game as the lobby shows it. */
export interface GameBrief {
  id: string;
  /** by language */
  names: Record<string, string>;
  blurbs: Record<string, string>;
  least: number;
  most: number;
  /** guided first games */
  lessons: LessonTitle[];
  /** its look, and the tables that its picture is drawn from */
  content: Record<string, any>;
  pack: Record<string, string>;
}

/** A bot of the host's own: its level, beyond those of the house, and its name. */
export interface GuestBot {
  level: number;
  name: string;
}

/** A game as the page needs it: ids and labels of its things, in the order of its tables. */
export interface GameInfo {
  id: string;
  /** by language */
  names: Record<string, string>;
  least: number;
  most: number;
  modes: ModeInfo[];
  options: OptionInfo[];
  /** ids by kind */
  tables: Record<string, string[]>;
  /** language -> kind -> labels */
  labels: Record<string, Record<string, string[]>>;
  /** the fields of each move's arguments */
  moves: Record<string, string>;
  /** the fields of each event word, as written in events.py: `seat card *cards:card` */
  events: Record<string, string>;
  /** the game's content tables for drawing: cards, powers, ... with crests */
  content: Record<string, any>;
  /** standing orders a player may give, the usual one first */
  orders: string[];
  /** guided first games */
  lessons: LessonTitle[];
  /** of the host's own */
  bots: GuestBot[];
}

/** A rule in player's words. */
export interface ClauseInfo {
  id: string;
  section: number;
  /** R printed, I ruled, C reconstructed */
  tag: string;
  text: string;
}

/** The rules of a game in one language. */
export interface RulebookInfo {
  title: string;
  /** number -> title */
  sections: Record<string, string>;
  clauses: ClauseInfo[];
}

/** One idea: what to do, and what then happens; other moves are not played but answered. */
export interface LessonStep {
  /** the thing on the board that it is about: `seat:1`, `hand:freya` */
  point: string;
  say: string;
  do: string;
  why: string;
  /** a likely other move that is legal, and the answer to it */
  instead: string;
  other: string;
  /** a likely one that is not */
  refuse: string;
  refused: string;
  /** what is seen to happen, one after the other */
  after: Update[];
}

/** A position, and what is learned in it: a table where everything is known beforehand. */
export interface LessonScene {
  id: string;
  table: TableInfo;
  update: Update;
  steps: LessonStep[];
}

/** A part of how one plays, beside a moment of a game. */
export interface HowInfo {
  title: string;
  text: string;
  table: TableInfo;
  update: Update;
}

/** How a game is played: its story, and what to know before the first game. */
export interface HowToPlay {
  /** empty where there is none */
  story: string;
  parts: HowInfo[];
}

/** Help in first free games, once, when it matters: at a question, an offered move, or an event about oneself. */
export interface HintInfo {
  id: string;
  say: string;
  ask: string;
  offer: string;
  args: Record<string, any>;
  event: string;
  /** the field of the event that is the own seat */
  mine: string;
}

/** The game of one's own that a lesson proposes in the end. */
export interface LessonFree {
  mode: string;
  seats: number;
  options: Record<string, any>;
}

/** A guided first game in one language. */
export interface LessonInfo {
  game: string;
  id: string;
  title: string;
  /** the answer to any other legal move */
  allowed: string;
  refused: string;
  next: string;
  free: LessonFree;
  scenes: LessonScene[];
}
