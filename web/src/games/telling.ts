/**
 * How a game is told beyond its sentences: whose deed an event is, what is seen of it, what decided the game.
 *
 * A game says it in its `telling.ts`; a guest says nothing, and is told by the `seat` of its events.
 */
import type { Component } from "svelte";
import type { GameInfo } from "../wire/shelf";
import type { Lang, Speech, Words as Catalogue } from "../words";
import type { EventData } from "./board";

export interface SeenProps {
  event: EventData;
  game: GameInfo;
  speech: Speech;
  /** The height of what is drawn, in pixels. */
  size: number;
}

export interface EndProps {
  view: any;
  seat: number;
  names: string[];
  game: GameInfo;
  speech: Speech;
  /** The board's. */
  words: Catalogue;
  /** Say something to the table; whether it was heard. Not there for who only watches. */
  say: ((text: string) => Promise<boolean>) | undefined;
}

type Words = ReadonlySet<string>;

export interface Telling {
  /** Whose deed an event is, -1 for nobody's; by how it stands, which knows the owners of things. */
  actor?: (view: any) => (event: EventData) => number;
  /** The seat whose turn an event begins, null if it begins none: answers within another's turn are no turn. */
  turn?: (event: EventData) => number | null;
  /** What begins a chapter of the log: its sentence is the heading. */
  chapters?: Words;
  /** What is not worth a line of the news: it is seen on the board, or said by what follows. */
  quiet?: Words;
  /** The turning points: fights, balls, who is out. */
  main?: Words;
  /** What puts a seat out, and what lets everybody in again. */
  out?: Words;
  again?: Words;
  /** What a card that was played into the game does, in a sentence: an interruption is understood by who sees it. */
  effect?: (event: EventData, game: GameInfo, speech: Speech) => string;
  /** Cards and dice of an event, in small. */
  Seen?: Component<SeenProps>;
  /** The event that decided the game. */
  deciding?: (log: readonly EventData[], view: any) => EventData | undefined;
  /** What is counted as a share of something else, by the name of the share: `stat-<name>` of the board's words. */
  rates?: Record<string, [part: string, whole: string]>;
  /** How a seat stands at the end, in a word or two of the board's words. */
  score?: (view: any, seat: number, words: Catalogue) => string;
  /** How wide its board must be to be played on, in pixels: beside a narrower one no log stands open. */
  needs?: number;
  /** On a phone its board needs every line: the news are a number beside the question there, as on low screens. */
  tight?: boolean;
  /** What the game itself adds to the end: a record, a wish, the path once more. */
  End?: Component<EndProps>;
  /** The board's words. */
  ftl?: Record<Lang, string>;
}

/** What is made of a game's content once for a speech, and not for every line that shows something of it. */
export function once<T>(make: (game: GameInfo, speech: Speech) => T): (game: GameInfo, speech: Speech) => T {
  const kept = new WeakMap<Speech, T>();
  return (game, speech) => {
    if (!kept.has(speech)) kept.set(speech, make(game, speech));
    return kept.get(speech)!;
  };
}

/** The seat of an event, where it is one of these words; for `actor`. */
export const seatOf =
  (words: Words, field = "seat") =>
  (event: EventData): number =>
    words.has(event.word) && typeof event[field] === "number" ? event[field] : -1;
