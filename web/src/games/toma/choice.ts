/**
 * A choice made in steps, each of them a filter on the moves that are offered: nothing here knows a rule.
 */
import type { Ask, Offer } from "../../wire/messages";
import type { Power } from "./content";
import type { TomaView } from "./view";

/** What has been picked of a move so far. */
export interface Picked {
  card: string | null;
  seats: number[];
}

export const NOTHING: Picked = { card: null, seats: [] };

const SEATS = ["target", "one", "other"];

/** The seats a move is about. */
export const seatsOf = (offer: Offer): number[] =>
  SEATS.map((field) => offer.args[field]).filter((seat): seat is number => typeof seat === "number" && seat >= 0);

/** The moves that fit what was picked. */
export const fitting = (ask: Ask | null, picked: Picked): Offer[] =>
  (ask?.moves ?? []).filter(
    (offer) =>
      (picked.card === null || offer.args["card"] === picked.card) &&
      picked.seats.every((seat) => seatsOf(offer).includes(seat)),
  );

/** Whether the question is about players at all. */
export const aiming = (ask: Ask | null): boolean => !!ask?.moves.some((offer) => seatsOf(offer).length > 0);

/** The seats that may be picked next. */
export function legalSeats(ask: Ask | null, picked: Picked): number[] {
  const found = new Set(fitting(ask, picked).flatMap(seatsOf));
  for (const seat of picked.seats) found.delete(seat);
  return [...found].sort((a, b) => a - b);
}

/** The cards that may be discarded. */
export const legalCards = (ask: Ask | null): string[] =>
  (ask?.moves ?? []).map((offer) => offer.args["card"]).filter((card): card is string => typeof card === "string");

/** The values that may be named, once a seat is picked. */
export const values = (ask: Ask | null, picked: Picked): Offer[] =>
  picked.seats.length ? fitting(ask, picked).filter((offer) => typeof offer.args["value"] === "number") : [];

/** The one move that is meant, if nothing is open any more. */
export function meant(ask: Ask | null, picked: Picked): Offer | null {
  if (picked.card === null && !picked.seats.length) return null;
  const found = fitting(ask, picked);
  return found.length === 1 && (picked.card !== null || seatsOf(found[0]!).every((seat) => picked.seats.includes(seat)))
    ? found[0]!
    : null;
}

/** The text of a move that was tried though it is not offered: what the server is asked about. */
export function tried(ask: Ask | null, picked: Picked, what: { card?: string; seat?: number; value?: number }): string {
  if (what.card !== undefined) return `discard ${what.card}`;
  const word = ask?.moves[0]?.word ?? "discard";
  if (word === "guess")
    return `guess ${what.seat ?? picked.seats[0] ?? 0} ${what.value ?? ask?.moves[0]?.args["value"] ?? 2}`;
  if (word === "cross") {
    const one = picked.seats[0] ?? seatsOf(ask!.moves[0]!).find((seat) => seat !== what.seat) ?? 0;
    const other = what.seat ?? 0;
    return `cross ${Math.min(one, other)} ${Math.max(one, other)}`;
  }
  return `${word} ${what.seat ?? 0}`;
}

/** How many cards of each value there are, can be seen, cannot be seen by this seat (TOMA-11.8). */
export function tracked(
  view: TomaView,
  value: (card: string) => number,
): { value: number; total: number; seen: number; cards: { card: string; seen: boolean }[] }[] {
  const seen = new Set<string>(view.open);
  for (const player of view.players) {
    for (const [card] of player.row) seen.add(card);
    for (const card of player.hand) if (card !== null) seen.add(card);
  }
  const found = new Map<number, { card: string; seen: boolean }[]>();
  for (const card of view.deck) {
    const list = found.get(value(card)) ?? [];
    list.push({ card, seen: seen.has(card) });
    found.set(value(card), list);
  }
  return [...found.entries()]
    .sort(([a], [b]) => a - b)
    .map(([v, cards]) => ({ value: v, total: cards.length, seen: cards.filter((c) => c.seen).length, cards }));
}

/** Whose turn it is; -1 once nothing is in progress. */
export const actor = (view: TomaView): number => view.now?.seat ?? -1;

/** Whether a power would find nobody to be aimed at, by what all can see (TOMA-6.2). */
export function idle(view: TomaView, seat: number, power: Power): boolean {
  const open = view.players.some((player, other) => other !== seat && player.inside && !player.shield);
  return power.targets > 0 && !open && !(power.self && power.targets === 1);
}
