/** A blow told step by step: what was declared, the wounds, the defence, who took them, what came of it. */
import type { EventData } from "../board";

export interface Step {
  word: string;
  event: EventData;
  key: string;
}

/** What begins a new tale. */
const BEGINS = new Set(["attacking", "aiming", "aiming_two", "using", "talent_at"]);
/** What belongs to one that has begun. */
const GOES_ON = new Set([
  "cancelled",
  "vanished",
  "stripped",
  "struck",
  "splashed",
  "defence_rolled",
  "parried",
  "riposted",
  "spent",
  "shielded",
  "wounded",
  "ko",
  "removed",
  "stole",
  "pushed",
  "hill",
  "fell",
  "down",
  "played",
  "played_on",
  "grew",
  "flies",
]);
/** What ends it: the next thing has begun. */
const ENDS = new Set(["moving", "searching", "rising", "lifting", "reducing", "activated", "round", "rolled"]);

/** The tale after some events more. */
export function told(before: readonly Step[], events: readonly EventData[]): Step[] {
  let steps = [...before];
  events.forEach((event, i) => {
    const step = { word: event.word, event, key: `${event.seq} ${i}` };
    if (BEGINS.has(event.word)) steps = [step];
    else if (ENDS.has(event.word)) steps = [];
    else if (steps.length && GOES_ON.has(event.word)) steps.push(step);
  });
  return steps;
}

/** The sign of a step. */
export const SIGN: Record<string, string> = {
  attacking: "fist",
  aiming: "energy",
  aiming_two: "energy",
  using: "aura",
  talent_at: "star",
  cancelled: "undo",
  vanished: "out",
  stripped: "shield",
  struck: "wound",
  splashed: "wound",
  defence_rolled: "die",
  parried: "shield",
  riposted: "riposte",
  spent: "shield",
  shielded: "people",
  wounded: "heart-empty",
  ko: "out",
  removed: "out",
  stole: "hand",
  pushed: "exit",
  hill: "hill",
  fell: "wound",
  down: "chevron-down",
  played: "card",
  played_on: "card",
  grew: "fist",
  flies: "flight",
};
