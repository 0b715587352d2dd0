/** Numbers in the zones: how far a technique counts, what a step costs, what a ruler says (DUEL-11.4, 11.5, 11.10). */
import { idOf, kindOf, type Key } from "./choice";
import type { Content } from "./content";
import { ways, type Ground, type Way } from "./ground";
import type { DuelView } from "./view";

export interface Reach {
  numbers: ReadonlyMap<string, string>;
  /** The zones within the range of what is being aimed. */
  inside: ReadonlySet<string>;
  /** From where it is counted, and how it is counted to each zone. */
  ways: ReadonlyMap<string, Way>;
}

export const NO_REACH: Reach = { numbers: new Map(), inside: new Set(), ways: new Map() };

function measured(ground: Ground, view: DuelView, from: string, high: boolean): Map<string, Way> {
  return ways(ground, from, new Set(view.hills), high, view.options["range_path"] === "cheapest");
}

const written = (found: ReadonlyMap<string, Way>): Map<string, string> =>
  new Map([...found].map(([zone, way]) => [zone, String(way.count)]));

/** A ruler laid at a zone: ranges for whoever stands there. */
export function ruled(ground: Ground, view: DuelView, from: string): Reach {
  const found = measured(ground, view, from, view.hills.includes(from));
  return { numbers: written(found), inside: new Set(), ways: found };
}

/** What the active figure's choice so far makes of the zones. */
export function reachOf(
  ground: Ground,
  view: DuelView,
  content: Content,
  picked: readonly Key[],
  lit: ReadonlySet<Key>,
): Reach {
  const actor = view.units.find((unit) => unit.id === view.active);
  if (!actor?.zone) return NO_REACH;
  const high = view.hills.includes(actor.zone) || !!actor.flying;
  const first = picked.find((key) => kindOf(key) === "lead");
  const skill = first ? (content.techniques.get(idOf(first)) ?? content.talents.get(idOf(first))) : undefined;
  if (skill?.range) {
    const level = skill.effects.some((effect) => effect.kind === "ignore_relief");
    const found = measured(ground, view, actor.zone, high || level);
    const [low, most] = [skill.range[0], skill.range[1] + (content.techniques.has(skill.id) ? view.reach : 0)];
    const inside = [...found].flatMap(([zone, { count }]) => (low <= count && count <= most ? [zone] : []));
    return { numbers: written(found), inside: new Set(inside), ways: found };
  }
  if (picked.length) return NO_REACH;
  const steps = [...lit].filter((key) => kindOf(key) === "zone").map(idOf);
  const numbers = new Map(steps.map((zone) => [zone, !high && view.hills.includes(zone) ? "2" : "1"]));
  return { ...NO_REACH, numbers };
}
