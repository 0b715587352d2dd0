// Written by `python -m nyoi.server.wire.schema` from src/nyoi/server/wire/shelf.py: change that instead.
import type { TableInfo, Update } from "./messages";

/** A mode of a game. */
export interface ModeInfo {
  id: string;
  low: number;
  high: number;
  options: Record<string, any>;
  /** whether all win or lose together */
  together: boolean;
}

/** A table option. */
export interface OptionInfo {
  id: string;
  /** bool, int, float, choice, list */
  kind: string;
  default: any;
  values: any[];
  low: number;
  high: number;
  clause: string;
  /** the modes it applies to; empty: all */
  modes: string[];
  /** the value proposed for a player's first game */
  first: any;
  /** of numbers; 0: any number between the bounds */
  step: number;
  /** alternatives: `seats` or option id, with its values */
  needs: Record<string, any[]>[];
}

/** The title of a tutorial. */
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
  /** tutorials */
  lessons: LessonTitle[];
  /** its theme, and the content tables its picture is drawn from */
  content: Record<string, any>;
  /** by language, the name of the content pack; empty: the game's own content */
  pack: Record<string, string>;
}

/** A plugin bot: its level, above the built-in ones, and its name. */
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
  /** standing orders a player may give, the default one first */
  orders: string[];
  /** tutorials */
  lessons: LessonTitle[];
  /** plugin bots */
  bots: GuestBot[];
}

/** A rule in the player's words. */
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

/** One idea of a tutorial: an instruction and its result; other moves get an answer but are not played. */
export interface LessonStep {
  /** the thing on the board that it is about: `seat:1`, `hand:freya` */
  point: string;
  say: string;
  do: string;
  why: string;
  /** a likely other move that is legal, and the answer to it */
  instead: string;
  other: string;
  /** a likely illegal one */
  refuse: string;
  refused: string;
  /** the updates shown afterwards, in order */
  after: Update[];
}

/** A tutorial position, on a table without hidden information, and its steps. */
export interface LessonScene {
  id: string;
  table: TableInfo;
  update: Update;
  steps: LessonStep[];
}

/** A part of how to play, with a position of a game. */
export interface HowInfo {
  title: string;
  text: string;
  table: TableInfo;
  update: Update;
}

/** How to play a game: its story, and what to know before the first game. */
export interface HowToPlay {
  /** empty: none */
  story: string;
  parts: HowInfo[];
}

/** A hint for the first free games, shown once: at a question, a legal move, or an own event. */
export interface HintInfo {
  id: string;
  say: string;
  ask: string;
  offer: string;
  args: Record<string, any>;
  event: string;
  /** the field of the event that holds the own seat */
  mine: string;
}

/** The free game that a tutorial proposes at its end. */
export interface LessonFree {
  mode: string;
  seats: number;
  options: Record<string, any>;
}

/** A tutorial in one language. */
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
