/** What a batch of events leaves on the table to look at, and how the drawing moves with it. */
import { beatOf, shake, still, swell } from "../../lib/motion";
import type { EventData } from "../board";
import { along, placed } from "./content";
import type { Spot } from "./content";

export interface Rolled {
  key: number;
  red: number;
  white: number;
  section: string;
}

export interface Fight {
  white: number;
  ki: number;
  red: number;
  danger: number;
  won: boolean;
}

/** The sections that were rolled in these events. */
export const rolled = (events: readonly EventData[]): Rolled[] =>
  events.flatMap((e, i) =>
    e.word === "section"
      ? [{ key: e.seq * 100 + i, red: e["red"] as number, white: e["white"] as number, section: String(e["section"]) }]
      : [],
  );

/** The last fight of these events that a seat may want to see: its own, or on a shared sheet anybody's. */
export function fought(events: readonly EventData[], seat: number): Fight | null {
  const e = events.findLast((event) => event.word === "fought" && (seat < 0 || event["seat"] === seat));
  if (!e) return null;
  const [white, ki, red, danger] = [e["white"], e["ki"], e["red"], e["danger"]] as number[] as [
    number,
    number,
    number,
    number,
  ];
  return { white, ki, red, danger, won: white + ki > red + danger };
}

const OUT: Record<string, string> = {
  n: "inset(100% -40px -40px)",
  s: "inset(-40px -40px 100%)",
  e: "inset(-40px 100% -40px -40px)",
  w: "inset(-40px -40px -40px 100%)",
};

/** Let the drawing do what happened: a path is drawn, a hero walks it, bow ties drop, sections flash. */
export function animate(root: Element, events: readonly EventData[]): void {
  if (still() || !events.length) return;
  const beat = beatOf(events.length);
  const find = (selector: string): Element | null => root.querySelector(`.stage ${selector}`);
  events.forEach((event, i) => {
    const delay = Math.round(i * beat);
    const seat = String(event["seat"]);
    const spot = String(event["spot"]) as Spot;
    if (event.word === "leg" || event.word === "stride") walk(find, seat, spot, event, delay);
    if (event.word === "section") flash(find(`[data-flash="${String(event["section"])}"]`), delay);
    if (event.word === "troop") drop(find(`[data-troop="${spot}"]`), delay);
    if (event.word === "hit" || event.word === "lost" || event.word === "captured") {
      const hero = find(`[data-hero="${seat}"]`);
      if (hero) shake(hero, delay);
    }
    if (event.word === "drew" || event.word === "appeared")
      drop(find(`[data-mark="${String(event["element"])} ${spot}"]`), delay);
    if (event.word === "ball") {
      const gauge = root.querySelector('[data-gauge="balls"], [data-chip="balls"]');
      if (gauge instanceof HTMLElement) swell(gauge, delay);
    }
  });
}

type Find = (selector: string) => Element | null;

function walk(find: Find, seat: string, spot: Spot, event: EventData, delay: number): void {
  const way = String(event["direction"]);
  const [x0, y0] = placed(along(spot, way, -(event["steps"] as number)));
  const [x1, y1] = placed(spot);
  const duration = 380;
  const timing = { duration, delay, fill: "backwards" as const, easing: "ease-in-out" };
  find(`[data-hero="${seat}"]`)?.animate(
    [{ transform: `translate(${x0 - x1}px, ${y0 - y1}px)` }, { transform: "none" }],
    timing,
  );
  const lines = [...(find(`[data-leg^="${seat}-"]`)?.parentElement?.querySelectorAll(`[data-leg^="${seat}-"]`) ?? [])];
  lines.at(-1)?.animate([{ clipPath: OUT[way] ?? "none" }, { clipPath: "inset(-40px)" }], timing);
}

function drop(node: Element | null, delay: number): void {
  node?.animate(
    [
      { opacity: 0, translate: "0 -26px" },
      { opacity: 1, translate: "0 0" },
    ],
    {
      duration: 320,
      delay,
      fill: "backwards",
      easing: "cubic-bezier(.3,1.4,.5,1)",
    },
  );
}

function flash(node: Element | null, delay: number): void {
  node?.animate([{ opacity: 0 }, { opacity: 0.5 }, { opacity: 0.15 }, { opacity: 0.5 }, { opacity: 0 }], {
    duration: 700,
    delay,
  });
}
