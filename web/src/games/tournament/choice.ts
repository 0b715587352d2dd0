/** A choice made in steps, each of them a filter on the moves that are offered: nothing here knows a rule. */
import type { Ask, Offer } from "../../wire/messages";
import { sorted, type Face } from "./fight";

export const offerOf = (ask: Ask | null, text: string): Offer | null =>
  ask?.moves.find((offer) => offer.text === text) ?? null;

const arg = (offer: Offer, name: string): string | undefined => {
  const value = offer.args[name];
  return typeof value === "string" ? value : undefined;
};

/** Moves that take a warrior somewhere. */
const JOURNEYS = new Set(["go", "place"]);

/** The warriors that may go or be placed. */
export function movable(ask: Ask | null): Set<string> {
  return new Set((ask?.moves ?? []).filter((o) => JOURNEYS.has(o.word)).flatMap((o) => arg(o, "warrior") ?? []));
}

/** By space, the move that is meant by pointing at it: a journey of the picked warrior, or the space alone. */
export function bySpace(ask: Ask | null, warrior: string | null): Map<string, Offer> {
  const found = new Map<string, Offer>();
  for (const offer of ask?.moves ?? []) {
    const space = arg(offer, "space");
    if (!space) continue;
    if (offer.word === "space" || (warrior !== null && JOURNEYS.has(offer.word) && arg(offer, "warrior") === warrior))
      found.set(space, offer);
  }
  return found;
}

/** By warrior, the move that names it. */
export function byWarrior(ask: Ask | null, word = "pick"): Map<string, Offer> {
  return new Map(
    (ask?.moves ?? []).filter((o) => o.word === word).map((offer) => [arg(offer, "warrior") ?? "", offer]),
  );
}

const OF_CARDS = ["card", "discard", "give"];

/** By card, the move that uses it. */
export function byCard(ask: Ask | null): Map<string, Offer> {
  return new Map(
    (ask?.moves ?? []).filter((o) => OF_CARDS.includes(o.word)).map((offer) => [arg(offer, "card") ?? "", offer]),
  );
}

/** What a card in hand would be tried for, in words the server understands. */
export function cardTried(ask: Ask | null, card: string): string {
  const word = ask?.moves.find((offer) => OF_CARDS.includes(offer.word) && offer.word !== "card")?.word ?? "card";
  return `${word} ${card}`;
}

/** What pointing at a space would be, though it is not offered. */
export function spaceTried(ask: Ask | null, warrior: string | null, space: string): string {
  const journey = ask?.moves.find((offer) => JOURNEYS.has(offer.word));
  return journey ? `${journey.word} ${warrior ?? arg(journey, "warrior")} ${space}` : `space ${space}`;
}

/** The faces of some dice, by which dice they are. */
export const facesAt = (dice: readonly Face[], marked: ReadonlySet<number>, inside = true): Face[] =>
  sorted(dice.filter((_, i) => marked.has(i) === inside));

export const rerollText = (faces: readonly Face[]): string => `reroll ${faces.join(" ")}`;
export const sumText = (faces: readonly Face[]): string => `sum ${faces.join(" ")}`;

/** The dice to mark so that these faces are in hand: the first that show them. */
export function diceOf(dice: readonly Face[], faces: readonly Face[]): Set<number> {
  const wanted = [...faces];
  const found = new Set<number>();
  dice.forEach((face, i) => {
    const k = wanted.indexOf(face);
    if (k < 0) return;
    wanted.splice(k, 1);
    found.add(i);
  });
  return found;
}

/** Sums in which stars stand for other symbols (an option): as many dice, other faces. */
export function wildSums(ask: Ask | null, counted: readonly Face[]): Offer[] {
  if (!counted.includes("star")) return [];
  const plain = counted.filter((face) => face !== "star");
  const own = sumText(sorted(counted));
  return (ask?.moves ?? []).filter((offer) => {
    if (offer.word !== "sum" || offer.text === own) return false;
    const faces = [...((offer.args["faces"] ?? []) as Face[])];
    if (faces.length !== counted.length) return false;
    return plain.every((face) => {
      const i = faces.indexOf(face);
      if (i >= 0) faces.splice(i, 1);
      return i >= 0;
    });
  });
}

/** Offered moves that no place of the board plays: they get a button in words, so that nothing can get stuck. */
export function leftovers(ask: Ask | null, placed: ReadonlySet<string>): Offer[] {
  return (ask?.moves ?? []).filter((offer) => !placed.has(offer.word));
}
