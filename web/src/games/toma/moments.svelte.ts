/** What stands out at a table of Toma and is looked at for a while: what only you are shown, the end of a round. */
import { untrack } from "svelte";
import { shake, still, swell } from "../../lib/motion";
import type { Speech } from "../../words";
import type { EventData } from "../board";
import { reveals, type Shown } from "./reveals";
import type { TomaView } from "./types";

/** So long the end of a round is looked at if nobody closes it (TOMA-11.10), in milliseconds. */
const READING = 15_000;
/** Who only watches goes on with the table. */
const WATCHING = 8_000;
export const readingTime = (seat: number): number => (seat < 0 ? WATCHING : READING);
const ENDS = new Set(["tie", "ball", "overtime", "won"]);

export class Moments {
  /** Sheets that are about to come. */
  later = $state(0);
  shown: Shown[] = $state([]);
  summary = $state(false);
  /** The round has just ended: nothing further happens before it was read. */
  fresh = $state(false);
  /** The sentences of the round's end. */
  told: string[] = $state([]);
  private handled: readonly EventData[] = [];

  /** Look at what has just happened; what everybody sees comes first, then what is only yours. */
  see(events: readonly EventData[], view: TomaView, seat: number, speech: Speech, root: HTMLElement | undefined): void {
    if (!events.length || events === this.handled) return;
    this.handled = events;
    const found = reveals(events, seat);
    const ended = events.some((e) => e.word === "ball") && view.last !== null;
    if (ended) this.told = events.filter((e) => ENDS.has(e.word)).map((e) => speech.event(e, seat));
    if (found.length || ended) {
      untrack(() => (this.later += 1));
      setTimeout(
        () => {
          this.shown = [...this.shown, ...found];
          if (ended) this.fresh = this.summary = true;
          this.later -= 1;
        },
        still() ? 0 : Math.min(420 * events.length, 1600),
      );
    }
    if (root && !still()) react(events, root);
  }

  open(): void {
    this.fresh = false;
    this.summary = true;
  }
}

function react(events: readonly EventData[], root: HTMLElement): void {
  const beat = Math.min(420, 1600 / events.length);
  events.forEach((event, i) => {
    const place = root.querySelector(`[data-place="seat-${String(event["seat"])}"]`);
    const target = root.querySelector(`[data-place="seat-${String(event["target"])}"]`);
    if (event.word === "out" && place) shake(place, i * beat);
    if ((event.word === "hit" || event.word === "compared") && target) shake(target, i * beat);
    if ((event.word === "shielded" || event.word === "ball") && place) swell(place, i * beat);
  });
}
