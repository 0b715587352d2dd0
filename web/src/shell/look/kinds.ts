/** How moments of each kind are marked: a shape, a colour and a word. */
import type { Moment } from "../../wire/looks";

export const SIGNS: Record<Moment["kind"], { icon: string; word: string }> = {
  mistake: { icon: "warning", word: "page-moment-mistake" },
  find: { icon: "star", word: "page-moment-find" },
  turn: { icon: "die", word: "page-moment-turn" },
};
