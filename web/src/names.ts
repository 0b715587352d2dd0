/** Names as they are shown: whoever has gone for good is somebody. */
import { settings } from "./settings.svelte";
import { wordsIn } from "./words";

export const somebody = (): string => wordsIn(settings.lang).say("somebody");

/** People at a table, or in a game that is over: an empty seat has no name, a person without one is somebody. */
export const named = <T extends { name: string; kind: string }>(seats: T[]): T[] =>
  seats.map((seat) => (seat.name || seat.kind !== "human" ? seat : { ...seat, name: somebody() }));
