/**
 * What lies over a board, or is about to: a sheet says so when it is laid and when it goes, the shell waits for it.
 * Where nobody listens, as in the gallery, nothing happens.
 */
import { getContext, setContext, untrack } from "svelte";

const KEY = Symbol("covers");

export class Covers {
  /** Sheets that lie over the board ... */
  sheets = $state(0);
  /** ... those of them that are read in peace: nothing further is shown meanwhile ... */
  reading = $state(0);
  /** ... and those that are about to come. */
  later = $state(0);

  /** A sheet is laid; what is returned takes it away. */
  lay(reading: boolean): () => void {
    const count = (by: number): void =>
      untrack(() => {
        this.sheets += by;
        if (reading) this.reading += by;
      });
    count(1);
    return () => count(-1);
  }

  /** So many are about to come; what is returned says that they are not any more. */
  await(number: number): () => void {
    untrack(() => (this.later += number));
    return () => untrack(() => (this.later -= number));
  }
}

/** Hear of what covers whatever board is drawn below. */
export const hearCovers = (): Covers => setContext(KEY, new Covers());

/** Whom to tell. */
export const covers = (): Covers | undefined => getContext<Covers | undefined>(KEY);
