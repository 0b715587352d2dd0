/**
 * Motion tells what happened: a thing travels from where it was to where it is.
 *
 * A board marks its places (`data-place="deck"`, `"hand-2"`, ...) and says for each event which things travel. The
 * shell shows the new view while the events play, so what has arrived is hidden until its traveller lands.
 */
import type { EventData } from "../games/board";

export interface Flight {
  from: string;
  to: string;
  /** A card id, `null` for a back, or `icon:name` for a sign. */
  what: string | null;
  /** The card whose arrival is hidden meanwhile; all of the place's cards are left alone otherwise. */
  lands?: string;
}

/** A flight with its times, in milliseconds from now. */
export interface Timed extends Flight {
  delay: number;
  duration: number;
}

/** The beat of the shell's queue: so long each event is looked at, and so long all of them at most. */
const BEAT = 420;
const LONGEST = 1600;
/** How long that is for who wants to see more, or less. */
const PACES: Record<string, number> = { slow: 2.2, normal: 1, fast: 0.4, skip: 0.1 };
const TRAVEL = 340;
const BETWEEN = 70;

/** Whether nothing should move. */
export function still(): boolean {
  const wish = document.documentElement.dataset["motion"];
  if (wish) return wish === "none";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** So long each of some events is looked at, in milliseconds: by the pace that this browser prefers. */
export const beatOf = (events: number): number =>
  (PACES[document.documentElement.dataset["pace"] ?? ""] ?? 1) * Math.min(BEAT, LONGEST / Math.max(1, events));

/** When each flight begins: with its event, several of one event one after the other, all within the queue's time. */
export function schedule(events: readonly EventData[], plan: (event: EventData) => Flight[]): Timed[] {
  const beat = beatOf(events.length);
  return events.flatMap((event, i) => {
    const flights = plan(event);
    const gap = Math.min(BETWEEN, beat / Math.max(1, flights.length));
    return flights.map((flight, k) => ({ ...flight, delay: Math.round(i * beat + k * gap), duration: TRAVEL }));
  });
}

/** So long some events are looked at, in milliseconds. */
export const lasting = (events: readonly unknown[]): number => beatOf(events.length) * events.length;

/** A short motion of the seats that some events are about, each with its event. */
export function react(
  events: readonly EventData[],
  root: Element,
  moves: (event: EventData) => readonly (readonly [seat: unknown, move: (node: Element, delay: number) => void])[],
): void {
  const beat = beatOf(events.length);
  events.forEach((event, i) => {
    for (const [seat, move] of moves(event)) {
      const place = root.querySelector(`[data-place="seat-${String(seat)}"]`);
      if (place) move(place, i * beat);
    }
  });
}

/** Where a place is, seen from a root; the middle of the root if it is not there. */
export function rectOf(root: Element, place: string): DOMRect {
  const found = root.querySelector(`[data-place="${place}"]`);
  return (found ?? root).getBoundingClientRect();
}

/** Send an element on its way by its own means; resolves when it has landed. */
export function travel(node: HTMLElement, from: DOMRect, to: DOMRect, timed: Timed): Animation {
  const middle = (r: DOMRect): [number, number] => [r.left + r.width / 2, r.top + r.height / 2];
  const [x0, y0] = middle(from);
  const [x1, y1] = middle(to);
  const lift = Math.min(60, Math.hypot(x1 - x0, y1 - y0) / 6);
  const at = (x: number, y: number, turn: number): string =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${turn}deg)`;
  return node.animate(
    [
      { transform: at(x0, y0, -4), opacity: 0, offset: 0 },
      { transform: at(x0, y0, -4), opacity: 1, offset: 0.02 },
      { transform: at((x0 + x1) / 2, (y0 + y1) / 2 - lift, 5), opacity: 1, offset: 0.55 },
      { transform: at(x1, y1, 0), opacity: 1, offset: 1 },
    ],
    { duration: timed.duration, delay: timed.delay, easing: "cubic-bezier(.3,.1,.25,1)", fill: "both" },
  );
}

/** Hide what has arrived until its traveller lands. */
export function conceal(node: Element, timed: Timed): void {
  node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: timed.delay + timed.duration });
}

/** A short shake: something was hit. */
export function shake(node: Element, delay = 0): void {
  node.animate(
    [0, -7, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    { duration: 380, delay },
  );
}

/** A swelling: something was gained. */
export function swell(node: Element, delay = 0): void {
  node.animate([{ transform: "scale(1)" }, { transform: "scale(1.18)" }, { transform: "scale(1)" }], {
    duration: 420,
    delay,
  });
}
