/**
 * Who is there, for the plates of every board: the shell says it, a plate shows it (`Presence.svelte`). Where nobody
 * says anything, as in a replay, nothing is shown.
 */
import { getContext, setContext } from "svelte";

export interface Present {
  kind: "away" | "kept" | "thinking" | "writing";
  /** In words. */
  text: string;
}

const KEY = Symbol("presence");
type Of = (seat: number) => Present | null;

/** Say who is there, to whatever is drawn below. */
export const tellPresence = (of: Of): Of => setContext(KEY, of);

/** What is known of a seat. */
export const presence = (): Of => getContext<Of | undefined>(KEY) ?? (() => null);
