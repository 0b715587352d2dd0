import type { Outcome } from "../../wire/bodies";
import type { Words } from "../../words";

/** How a game of so many ended for somebody, in a word or two. */
export function outcomeText(words: Words, own: Outcome, seats: number): string {
  if (own.gone) return words.say("me-left");
  if (own.won) return words.say(own.result < 1 ? "me-drawn" : "me-won");
  return seats > 2 ? words.say("me-place", { place: own.place, seats }) : words.say("me-lost");
}
