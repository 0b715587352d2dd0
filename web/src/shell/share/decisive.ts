/** The moment that decided a game: where a replay opens that somebody was sent. */
import * as api from "../../api";
import { tellingOf } from "../../games";
import type { EventData } from "../../games/board";
import type { Moment } from "../../wire/looks";
import { point } from "../look/looking.svelte";

const change = (one: Moment): number => Math.abs(one.after - one.before);

/**
 * After how many moves it was decided: where the chances changed most, if somebody has looked back with the mind; else
 * what the game's own telling says (its last round, its last ball); else the end.
 */
export async function decisive(table: string, game: string): Promise<number> {
  const [looked, whole, telling] = await Promise.all([
    api.moments(table, false).catch(() => null),
    api.replayWhole(table),
    tellingOf(game),
  ]);
  const [most] = [...(looked?.moments ?? [])].sort((a, b) => change(b) - change(a));
  if (most) return point(most);
  return telling.deciding?.(whole.events as EventData[], whole.view)?.seq ?? whole.last;
}
