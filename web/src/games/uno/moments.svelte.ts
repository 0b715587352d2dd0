/** What stands out at a table of UNO and is looked at for a while: a hand shown, Shenron's sky, the end of a round. */
import { untrack } from "svelte";
import { shake, still, swell } from "../../lib/motion";
import type { EventData } from "../board";
import type { UnoView } from "./types";

/** So long the end of a round is looked at if nobody closes it, in milliseconds. */
const READING = 15_000;
/** Who only watches goes on with the table. */
const WATCHING = 8_000;
export const readingTime = (seat: number): number => (seat < 0 ? WATCHING : READING);

export interface ShownHand {
  seat: number;
  cards: string[];
  guilty: boolean;
  /** The colour that the +4 had to follow. */
  colour: string;
}

export class Moments {
  /** Sheets that are about to come. */
  later = $state(0);
  summary = $state(false);
  /** The round has just ended: its points are counted before everybody's eyes. */
  fresh = $state(false);
  shown = $state<ShownHand | null>(null);
  sky = $state<{ card: string; ball: boolean } | null>(null);
  /** While Shenron speaks nobody is asked. */
  hushed = $state(false);
  private followed = "";
  private handled: readonly EventData[] = [];

  /** Look at what has just happened; what everybody sees comes first, then the sheets. */
  see(events: readonly EventData[], view: UnoView, seat: number, root: HTMLElement | undefined): void {
    if (view.plus4) this.followed = view.plus4.colour;
    if (!events.length || events === this.handled) return;
    this.handled = events;
    const showed = events.find((e) => e.word === "showed" && e["by"] === seat);
    const challenge = events.find((e) => e.word === "challenge");
    const ended = events.some((e) => e.word === "round_over" || e.word === "blocked");
    const colour = this.followed;
    if (ended || (showed && challenge)) {
      untrack(() => (this.later += 1));
      setTimeout(
        () => {
          this.later -= 1;
          if (showed && challenge)
            this.shown = {
              seat: showed["seat"] as number,
              cards: showed["cards"] as string[],
              guilty: !!challenge["guilty"],
              colour,
            };
          if (ended) this.fresh = this.summary = true;
        },
        still() ? 0 : Math.min(420 * events.length, 1600),
      );
    }
    if (still()) return;
    const revealed = events.find((e) => e.word === "revealed");
    if (revealed) this.darken(revealed["card"] as string, !!revealed["ball"]);
    if (root) react(events, root);
  }

  private darken(card: string, ball: boolean): void {
    this.hushed = true;
    setTimeout(() => (this.sky = { card, ball }), 320);
    setTimeout(() => {
      this.sky = null;
      this.hushed = false;
    }, 2200);
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
    if (!place) return;
    if (event.word === "skipped" || event.word === "caught") shake(place, i * beat);
    if (event.word === "uno") swell(place, i * beat);
  });
}
