/**
 * A choice made in steps, each of them a filter on the moves that are offered, and what the UNO button does
 * (UNO-7.23). Nothing here knows a rule.
 */
import type { Ask, Offer } from "../../wire/messages";

export interface Picked {
  /** A wild card laid out, whose colour is still to be chosen. */
  card: string | null;
  /** A wish that still needs a target or a card. */
  wish: string | null;
}

export const NOTHING: Picked = { card: null, wish: null };

const of = (ask: Ask | null, ...words: string[]): Offer[] =>
  (ask?.moves ?? []).filter((offer) => words.includes(offer.word));

/** With `uno` if the button is armed and the move can carry it, without it otherwise. */
export function flavoured(offers: readonly Offer[], armed: boolean): Offer[] {
  const groups = new Map<string, Offer[]>();
  for (const offer of offers) {
    const key = offer.text.replace(/ uno$/, "");
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  }
  return [...groups.values()].map((pair) => pair.find((offer) => !!offer.args["uno"] === armed) ?? pair[0]!);
}

/** The ways to lay a card now: on one's turn, onto a stack, or out of turn. */
export const plays = (ask: Ask | null, card: string, armed: boolean): Offer[] =>
  flavoured(
    of(ask, "play", "jump").filter((offer) => offer.args["card"] === card),
    armed,
  );

/** The cards that may be laid. */
export const playable = (ask: Ask | null): Set<string> =>
  new Set(of(ask, "play", "jump").map((offer) => offer.args["card"] as string));

/** The cards that a wish may shed. */
export const sheds = (ask: Ask | null): Set<string> =>
  new Set(
    of(ask, "wish")
      .filter((offer) => offer.args["wish"] === "shed")
      .map((offer) => offer.args["card"] as string),
  );

/** The seats that may be picked now: for a wish that needs one, or to swap hands with. */
export function seats(ask: Ask | null, picked: Picked): Set<number> {
  const offers =
    picked.wish === "skip" ? of(ask, "wish").filter((offer) => offer.args["wish"] === "skip") : of(ask, "swap");
  return new Set(offers.map((offer) => offer.args["target"] as number));
}

/** The move that picking a seat means. */
export const atSeat = (ask: Ask | null, picked: Picked, seat: number, armed: boolean): Offer | null =>
  flavoured(
    (picked.wish === "skip"
      ? of(ask, "wish").filter((offer) => offer.args["wish"] === "skip")
      : of(ask, "swap")
    ).filter((offer) => offer.args["target"] === seat),
    armed,
  )[0] ?? null;

/** The move that shedding a card means. */
export const shed = (ask: Ask | null, card: string, armed: boolean): Offer | null =>
  flavoured(
    of(ask, "wish").filter((offer) => offer.args["wish"] === "shed" && offer.args["card"] === card),
    armed,
  )[0] ?? null;

/** The wishes that can be made, in their order. */
export const wishes = (ask: Ask | null): string[] =>
  ["draw2", "reverse", "skip", "shed", "none"].filter((wish) =>
    of(ask, "wish").some((offer) => offer.args["wish"] === wish),
  );

/** A wish that needs nothing more. */
export const simpleWish = (ask: Ask | null, wish: string): Offer | null =>
  of(ask, "wish").find((offer) => offer.args["wish"] === wish && offer.text === `wish ${wish}`) ?? null;

export const one = (ask: Ask | null, word: string): Offer | null => of(ask, word)[0] ?? null;

/** What a press of the UNO button does: moves to play at once, and whether it arms the decision that is open. */
export function pressed(ask: Ask | null): { now: Offer[]; arms: boolean } {
  return {
    now: [...of(ask, "declare"), ...of(ask, "catch")],
    arms: (ask?.moves ?? []).some((offer) => offer.args["uno"] && offer.word !== "jump"),
  };
}

/** A question with one answer, which the page may give for its player after a moment (UNO-7.32). */
export function single(ask: Ask | null): Offer | null {
  const offer = ask?.moves.length === 1 ? ask.moves[0]! : null;
  return offer && (offer.word === "keep" || offer.word === "take") ? offer : null;
}
