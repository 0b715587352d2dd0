/** What is looked at for a while at a table of cards: sheets that come after the events, the end of a round. */
import { untrack } from "svelte";
import type { EventData } from "../../games/board";
import { lasting, still } from "../motion";

/** So long the end of a round is looked at if nobody closes it (TOMA-11.10), in milliseconds. */
const READING = 15_000;
/** Who only watches goes on with the table. */
const WATCHING = 8_000;

export class Moments {
  /** Sheets that are about to come. */
  later = $state(0);
  summary = $state(false);
  /** The round has just ended: nothing further happens before it was read. */
  fresh = $state(false);
  private handled: readonly EventData[] = [];
  /** How often somebody has gone back. */
  private turns = 0;

  /** Whether these events have not been looked at yet; they have, from now on. */
  protected unseen(events: readonly EventData[]): boolean {
    if (!events.length || events === this.handled) return false;
    const before = this.handled.at(-1);
    this.handled = events;
    if (before && events[0]!.seq < before.seq) this.turnBack();
    return true;
  }

  /** In a replay one goes back as well: what has not happened yet is not looked at, nor about to be. */
  protected turnBack(): void {
    this.turns += 1;
    this.close();
  }

  /** What everybody sees comes first, then the sheets. */
  protected afterwards(events: readonly EventData[], lay: () => void): void {
    untrack(() => (this.later += 1));
    const turns = this.turns;
    setTimeout(
      () => {
        if (turns === this.turns) lay();
        this.later -= 1;
      },
      still() ? 0 : lasting(events),
    );
  }

  /** Look at the last round once more. */
  open(): void {
    this.fresh = false;
    this.summary = true;
  }

  close(): void {
    this.summary = false;
  }

  /** The summary goes by itself, as the round does: an effect. */
  expire(seat: number): (() => void) | undefined {
    if (!this.summary) return;
    const timer = setTimeout(() => this.close(), seat < 0 ? WATCHING : READING);
    return () => clearTimeout(timer);
  }
}
