/** What stands out at a table of UNO and is looked at for a while: a hand shown, Shenron's sky, the end of a round. */
import { Moments } from "../../lib/cards/moments.svelte";
import { react, shake, still, swell } from "../../lib/motion";
import type { EventData } from "../board";
import type { UnoView } from "./view";

export interface ShownHand {
  seat: number;
  cards: string[];
  guilty: boolean;
  /** The colour that the +4 had to follow. */
  colour: string;
}

export class UnoMoments extends Moments {
  shown = $state<ShownHand | null>(null);
  sky = $state<{ card: string; ball: boolean } | null>(null);
  /** While Shenron speaks nobody is asked. */
  hushed = $state(false);
  private followed = "";

  protected override turnBack(): void {
    super.turnBack();
    this.shown = null;
  }

  /** Look at what has just happened; what everybody sees comes first, then the sheets. */
  see(events: readonly EventData[], view: UnoView, seat: number, root: HTMLElement | undefined, tv = false): void {
    if (view.now?.kind === "plus4") this.followed = view.now.colour;
    if (!this.unseen(events)) return;
    const showed = events.find((e) => e.word === "showed" && e["by"] === seat);
    const challenge = events.find((e) => e.word === "challenge");
    // the end of the game has a dialog of its own; on a television nothing else tells of it
    const ended = events.some((e) => e.word === "round_over" || e.word === "blocked") && (!view.over || tv);
    const colour = this.followed;
    if (ended || (showed && challenge))
      this.afterwards(events, () => {
        if (showed && challenge)
          this.shown = {
            seat: showed["seat"] as number,
            cards: showed["cards"] as string[],
            guilty: !!challenge["guilty"],
            colour,
          };
        if (ended) this.fresh = this.summary = true;
      });
    if (still()) return;
    const revealed = events.find((e) => e.word === "revealed");
    if (revealed) this.darken(revealed["card"] as string, !!revealed["ball"]);
    if (root) react(events, root, stirred);
  }

  private darken(card: string, ball: boolean): void {
    this.hushed = true;
    setTimeout(() => (this.sky = { card, ball }), 320);
    setTimeout(() => {
      this.sky = null;
      this.hushed = false;
    }, 2200);
  }
}

/** Who is shaken, who swells. */
function stirred(event: EventData): [unknown, typeof shake][] {
  if (event.word === "skipped" || event.word === "caught") return [[event["seat"], shake]];
  return event.word === "uno" ? [[event["seat"], swell]] : [];
}
