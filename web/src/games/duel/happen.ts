/** What happened, for the eye: who is hurt shakes, who gains swells, one after the other. */
import { shake, still, swell } from "../../lib/motion";
import type { EventData } from "../board";

const HURT = new Set(["wounded", "fell", "ko"]);
const GOOD = new Set(["got", "healed", "stood", "rolled"]);

export function show(root: HTMLElement | undefined, events: readonly EventData[]): void {
  if (!root || still()) return;
  const beat = Math.min(420, 1600 / events.length);
  events.forEach((event, i) => {
    const board = root.querySelector(`[data-place="unit-${String(event["unit"])}"]`);
    const body = root.querySelector(`[data-unit="${String(event["unit"])}"] .body`);
    const score = root.querySelector(`[data-place="score-${String(event["seat"])}"]`);
    if (HURT.has(event.word)) for (const el of [board, body]) if (el) shake(el, i * beat);
    if (GOOD.has(event.word) && board) swell(board, i * beat);
    if (event.word === "scored" && score) swell(score, i * beat);
  });
}
