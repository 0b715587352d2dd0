/** The last fight as a story: what happened from its first blow to its last, to be read again. */
import type { EventData } from "../board";

export interface Story {
  fighters: [string, string];
  told: EventData[];
  over: boolean;
}

const BEGINS = new Set(["fight"]);
const ENDS = new Set(["turn", "round", "landed", "won", "extra_round", "duel"]);
/** What is no part of it although it happens meanwhile. */
const ASIDE = new Set(["drew", "moved"]);

export function follow(story: Story | null, events: readonly EventData[]): Story | null {
  let now = story;
  for (const event of events) {
    if (BEGINS.has(event.word))
      now = { fighters: [String(event["warrior"]), String(event["target"])], told: [event], over: false };
    else if (now && !now.over)
      now = ASIDE.has(event.word)
        ? now
        : { ...now, told: event.word === "turn" ? now.told : [...now.told, event], over: ENDS.has(event.word) };
  }
  return now;
}
