/** What a push would bring, written beside the zone before one decides (DUEL-11.8). For the eye; the server decides. */
import type { DuelView } from "./view";

export interface Fallout {
  /** Nothing more, laid down off a hill, or a hill that collapses. */
  kind: "level" | "off" | "hill";
  /** Who falls, and whether that is the end of it. */
  falls: { id: string; owner: number; ko: boolean }[];
}

export function falloutOf(view: DuelView, zone: string): Fallout | null {
  const now = view.now;
  const target = now?.kind === "push" ? view.units.find((unit) => unit.id === now.target) : undefined;
  if (!target?.zone) return null;
  const hill = view.hills.includes(zone);
  const up = !!target.flying || view.hills.includes(target.zone);
  if (up) return { kind: target.flying || hill ? "level" : "off", falls: [] };
  if (!hill) return { kind: "level", falls: [] };
  const there = view.units.filter((unit) => unit.zone === zone && !unit.flying);
  const falls = [target, ...there].map(({ id, owner, health, parades }) => ({
    id,
    owner,
    ko: health <= 1 && !parades,
  }));
  const small = view.saibaimen.filter((one) => one.zone === zone);
  return { kind: "hill", falls: [...falls, ...small.map(({ id, owner }) => ({ id, owner, ko: true }))] };
}
