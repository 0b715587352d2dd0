/** What can be picked on the sheet, as filters on the moves that are offered: nothing here knows a rule. */
import type { Ask, Offer } from "../../wire/messages";
import { along, pointOf, spotOf } from "./content";
import type { Spot } from "./content";
import type { TorakView } from "./view";

/** A way to get to a spot: with which dice, paid with what. */
export interface Way {
  offer: Offer;
  spot: Spot;
  direction: string;
  steps: number;
  dice: number[];
  paid: number[];
  doses: number;
}

/** A thing that may be drawn: its handle on the sheet, and for a river the way it runs. */
export interface Place {
  offer: Offer;
  spot: Spot;
  turn: string;
  covers: Spot[];
}

const LEG = /^(?:leg|stride) ([nesw]) (\d+)(?: with ([\d+]+))?(?: pay (.+))?$/;
const DRAWN = new Set(["mountain", "monster", "troop", "river"]);
export const ON_MAP = new Set([...DRAWN, "leg", "stride"]);

/** Every way to walk that is offered, from where the hero stands. */
export function waysOf(ask: Ask | null, at: Spot | null): Way[] {
  if (!ask || at === null) return [];
  return ask.moves.flatMap((offer) => {
    const found = LEG.exec(offer.text);
    if (!found) return [];
    const [, direction, steps, dice, price] = found;
    const parts = price ? price.split("+") : [];
    return [
      {
        offer,
        direction: direction!,
        steps: Number(steps),
        spot: along(at, direction!, Number(steps)),
        dice: dice ? dice.split("+").map(Number) : [],
        paid: parts.filter((part) => part !== "fuel").map(Number),
        doses: parts.filter((part) => part === "fuel").length,
      },
    ];
  });
}

/** Whether some dice are among others, as often. */
export function among(some: readonly number[], all: readonly number[]): boolean {
  const left = [...all];
  return some.every((die) => {
    const at = left.indexOf(die);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The ways that move with exactly the dice in hand; all of them while none is picked up. */
export const fitting = (ways: readonly Way[], held: readonly number[]): Way[] =>
  held.length ? ways.filter((way) => way.dice.length === held.length && among(way.dice, held)) : [...ways];

/** The cheapest first: no dose, few dice, low dice. */
export function thrifty(ways: readonly Way[]): Way[] {
  const cost = (way: Way): number =>
    way.doses * 1000 +
    (way.dice.length + way.paid.length) * 100 +
    [...way.dice, ...way.paid].reduce((a, b) => a + b, 0);
  return [...ways].sort((a, b) => cost(a) - cost(b));
}

/** By spot, thrifty first. */
export function bySpot<T extends { spot: Spot }>(things: readonly T[]): Map<Spot, T[]> {
  const found = new Map<Spot, T[]>();
  for (const thing of things) found.set(thing.spot, [...(found.get(thing.spot) ?? []), thing]);
  return found;
}

/** What may be drawn where; a river is held by its middle. */
export function placesOf(ask: Ask | null): Place[] {
  return (ask?.moves ?? []).flatMap((offer) => {
    if (!DRAWN.has(offer.word)) return [];
    const [, spot, turn = ""] = offer.text.split(" ");
    const covers = turn ? [0, 1, 2].map((i) => along(spot!, turn, i)) : [spot!];
    return [{ offer, spot: turn ? covers[1]! : spot!, turn, covers }];
  });
}

/** Of the things that may be drawn at a spot the one in the wanted turn, or the one there is. */
export const turned = (places: readonly Place[], turn: string): Place | null =>
  places.find((place) => place.turn === turn) ?? places[0] ?? null;

/** Everything that is offered beside the map: each is a button. */
export const buttons = (ask: Ask | null): Offer[] => (ask?.moves ?? []).filter((offer) => !ON_MAP.has(offer.word));

/** Which sheet lies before a seat: its own in the race, in a draft the one it draws on; one for all otherwise. */
export function sheetBefore(view: TorakView, seat: number): number {
  if (view.mode !== "competitive") return 0;
  if (view.drafted !== null) return view.drafted;
  return seat >= 0 ? seat : view.captain;
}

/** The heroes on a sheet. */
export const heroesOn = (view: TorakView, sheet: number): number[] =>
  view.heroes.flatMap((hero, seat) =>
    hero.track.length && drawnSoFar(view) < 0 && (view.mode !== "competitive" || seat === sheet) ? [seat] : [],
  );

export const drafting = (view: TorakView): boolean => view.now?.kind === "draft";

/** Every spot that a path has passed or stopped on: an end there is a crossing (TORAK-6.18). */
export function travelled(view: TorakView, heroes: readonly number[]): Set<Spot> {
  const found = new Set<Spot>();
  for (const seat of heroes) {
    const { track } = view.heroes[seat]!;
    track.forEach((spot, i) => {
      const [x0, y0] = pointOf(track[i - 1] ?? spot);
      const [x1, y1] = pointOf(spot);
      const steps = Math.abs(x1 - x0) + Math.abs(y1 - y0);
      for (let k = 0; k <= steps; k++) found.add(spotOf(x0 + Math.sign(x1 - x0) * k, y0 + Math.sign(y1 - y0) * k));
    });
  }
  return found;
}

/** The section an element or a troop is rolled for now, "" for none. */
export const rolledSection = (view: TorakView): string => (view.now && "section" in view.now ? view.now.section : "");

/** How many elements are drawn already, -1 when the scenery is done. */
export const drawnSoFar = (view: TorakView): number => (view.now && "drawn" in view.now ? view.now.drawn : -1);

/** Who acts now, by what lies on the table; -1 if it is nobody or everybody. */
export const actor = ({ now }: TorakView): number => (now?.kind === "boost" || now?.kind === "act" ? now.seat : -1);

/** A leg towards a spot in words, for the server to say why not; "" if it lies neither straight nor far enough. */
export function tried(at: Spot, to: Spot, dice: readonly number[], held: readonly number[]): string {
  const [x0, y0] = pointOf(at);
  const [x1, y1] = pointOf(to);
  if ((x0 !== x1) === (y0 !== y1)) return "";
  const steps = Math.abs(x1 - x0) + Math.abs(y1 - y0);
  const direction = x1 > x0 ? "e" : x1 < x0 ? "w" : y1 > y0 ? "s" : "n";
  const hand = held.length ? held : fewest(dice, steps);
  return hand.length ? `leg ${direction} ${steps} with ${[...hand].sort((a, b) => a - b).join("+")}` : "";
}

/** The single die that reaches so far, else all of them. */
function fewest(dice: readonly number[], steps: number): readonly number[] {
  const one = [...dice].sort((a, b) => a - b).find((die) => die >= steps);
  return one ? [one] : dice;
}
