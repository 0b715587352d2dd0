/** The best a player has done, kept in this browser: won before lost, then score, then fewer turns (TORAK-8.6). */
import type { TorakView } from "./view";

const PLACE = "nyoi-torak-records";
/** Won, score, minus the turns. */
export type Best = number[];

/** Games are compared with their like: the same mode on the same map, easy or not. */
export const kindOf = (view: TorakView): string =>
  [view.mode, view.map, view.options["easy"] ? "easy" : ""].filter(Boolean).join(" ");

/** Whether one is better than another. */
export function better(a: Best, b: Best): boolean {
  const i = a.findIndex((value, k) => value !== b[k]);
  return i >= 0 && a[i]! > b[i]!;
}

function all(): Record<string, Best> {
  try {
    return (JSON.parse(localStorage.getItem(PLACE) ?? "{}") ?? {}) as Record<string, Best>;
  } catch {
    return {};
  }
}

/** The best before this game, which is kept if it is better. */
export function keep(kind: string, now: Best): Best | null {
  const records = all();
  const before = records[kind] ?? null;
  if (before && !better(now, before)) return before;
  try {
    localStorage.setItem(PLACE, JSON.stringify({ ...records, [kind]: now }));
  } catch {
    // a browser that keeps nothing has no records
  }
  return before;
}
