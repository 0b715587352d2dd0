/** Numbers in the zones, as the game counts them: how far a technique goes, what a step costs, what a ruler says. */
import type { Ask } from "../../wire/messages";
import { fitting, kindOf, type Key } from "./choice";
import type { DuelForetold, DuelWay } from "./view";

export interface Reach {
  numbers: ReadonlyMap<string, string>;
  /** The zones within the range of what is being aimed. */
  inside: ReadonlySet<string>;
  /** How it was counted to each zone. */
  ways: Record<string, DuelWay>;
}

export const NO_REACH: Reach = { numbers: new Map(), inside: new Set(), ways: {} };
type Foretold = (move: string) => DuelForetold | null;

const written = (ways: Record<string, DuelWay>): Map<string, string> =>
  new Map(Object.entries(ways).map(([zone, [far]]) => [zone, String(far)]));

/** A ruler laid at a zone: ranges for whoever stands there. */
export function ruled(foretold: Foretold, from: string): Reach {
  const ways = foretold("")?.rulers?.[from];
  return ways ? { numbers: written(ways), inside: new Set(), ways } : NO_REACH;
}

/** What the choice so far makes of the zones: the range of what is aimed, or what steps cost. */
export function reachOf(foretold: Foretold, ask: Ask | null, picked: readonly Key[]): Reach {
  if (picked.some((key) => kindOf(key) === "lead")) {
    const reach = foretold(fitting(ask, picked)[0]?.text ?? "")?.reach;
    return reach ? { numbers: written(reach.ways), inside: new Set(reach.inside), ways: reach.ways } : NO_REACH;
  }
  if (picked.length) return NO_REACH;
  const steps = (ask?.moves ?? []).filter((offer) => offer.word === "move");
  const costs = steps.map((offer) => [String(offer.args["zone"]), foretold(offer.text)?.cost] as const);
  const known = costs.filter(([, cost]) => cost !== undefined).map(([zone, cost]) => [zone, String(cost)] as const);
  return { ...NO_REACH, numbers: new Map(known) };
}
