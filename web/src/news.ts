/**
 * What happened, put together to be told: deeds (all that one move did), the news since a seat's last turn, chapters
 * of the log, why somebody is out. Only from events that the seat has seen.
 */
import { TAKEN_BACK, type EventData } from "./games/board";
import type { Telling } from "./games/telling";

/** All that one move did, and whose it was; -1 for nobody's. */
export interface Deed {
  seq: number;
  seat: number;
  /** Whose turn it was when it was done, -1 where the game does not say. */
  turn: number;
  events: EventData[];
}

/** Whose deed an event is, where a game says nothing: its seat. */
const plainActor = (event: EventData): number => (typeof event["seat"] === "number" ? event["seat"] : -1);

/** Events one move after the other. */
export function deeds(log: readonly EventData[], telling: Telling, view: unknown): Deed[] {
  const actor = telling.actor?.(view) ?? plainActor;
  const found: Deed[] = [];
  let turn = -1;
  for (const event of log) {
    let last = found.at(-1);
    if (last?.seq !== event.seq) found.push((last = { seq: event.seq, seat: -1, turn, events: [] }));
    const begun = telling.turn?.(event);
    if (begun !== null && begun !== undefined) {
      turn = begun;
      if (!last.events.length) last.turn = turn; // a move that ends a turn is of that turn, one that begins it is, too
    }
    last.events.push(event);
    if (last.seat < 0) last.seat = event.word === TAKEN_BACK ? plainActor(event) : actor(event);
  }
  return found;
}

/** So many are told at most: who was away for longer reads the log. */
const MOST = 40;

/**
 * What others did since the seat's last move of its own turn, after a number that was read; what the seat itself
 * answered meanwhile is part of the story.
 */
export function newsOf(all: readonly Deed[], seat: number, read: number): Deed[] {
  const own = (deed: Deed): boolean => deed.seat === seat && (deed.turn < 0 || deed.turn === seat);
  const since = Math.max(read, seat < 0 ? -1 : (all.findLast(own)?.seq ?? -1));
  const told = all.filter((deed) => deed.seq > since && deed.seat >= 0).slice(-MOST);
  return told.some((deed) => deed.seat !== seat) ? told : [];
}

/** What is worth a line of the news. */
export const loud = (events: readonly EventData[], telling: Telling): EventData[] =>
  events.filter((event) => !telling.quiet?.has(event.word));

const OUT: ReadonlySet<string> = new Set(["out"]);
/** So much of what led to it is said. */
const CAUSE = 4;

/** What put the seat out, up to the word that says so; nothing while it plays. */
export function fallen(log: readonly EventData[], telling: Telling, seat: number): EventData[] {
  if (seat < 0) return [];
  const words = telling.out ?? OUT;
  const at = log.findLastIndex((event) => words.has(event.word) && event["seat"] === seat);
  if (at < 0 || log.slice(at + 1).some((event) => telling.again?.has(event.word))) return [];
  const whole = log.slice(0, at + 1).filter((event) => event.seq === log[at]!.seq);
  return loud(whole, telling).slice(-CAUSE);
}

/** A part of the log: what it is about, and the events in it. */
export interface Chapter {
  key: string;
  /** The event whose sentence heads it; null for a turn, headed by whose it is. */
  head: EventData | null;
  seat: number;
  events: EventData[];
}

/** The log by rounds and turns. */
export function chapters(all: readonly Deed[], telling: Telling): Chapter[] {
  const found: Chapter[] = [];
  const begin = (head: EventData | null, seat: number): void => {
    found.push({ key: `${found.length}`, head, seat, events: [] });
  };
  for (const deed of all) {
    const seat = deed.turn >= 0 ? deed.turn : deed.seat;
    if (!found.length || (seat >= 0 && found.at(-1)!.seat !== seat)) begin(null, seat);
    for (const event of deed.events) {
      if (telling.chapters?.has(event.word)) begin(event, telling.turn?.(event) ?? -1);
      else found.at(-1)!.events.push(event);
    }
  }
  return found.filter((chapter) => chapter.head || chapter.events.length);
}
