/** What stands out at a table of Toma and is looked at for a while: what only you are shown, the end of a round. */
import { Moments } from "../../lib/cards/moments.svelte";
import { react, shake, still, swell } from "../../lib/motion";
import type { Speech } from "../../words";
import type { EventData } from "../board";
import { reveals, type Shown } from "./reveals";
import type { TomaSummary, TomaView } from "./view";

const ENDS = new Set(["tie", "ball", "overtime", "won"]);

export class TomaMoments extends Moments {
  shown: Shown[] = $state([]);
  /** The sentences of the round's end. */
  private told: string[] = $state([]);
  /** The round that they tell of. */
  private round = $state(0);

  /** The sentences of a round's end; none of another round (in a replay one goes anywhere). */
  toldOf(last: TomaSummary): string[] {
    return last.round === this.round ? this.told : [];
  }

  protected override turnBack(): void {
    super.turnBack();
    this.shown = [];
  }

  /** Look at what has just happened; what everybody sees comes first, then what is only yours. */
  see(
    events: readonly EventData[],
    view: TomaView,
    seat: number,
    speech: Speech,
    root: HTMLElement | undefined,
    tv = false,
  ): void {
    if (!this.unseen(events)) return;
    const found = reveals(events, seat);
    // the end of the game has a dialog of its own; on a television nothing else tells of it
    const ended = events.some((e) => e.word === "ball") && view.last !== null && (!view.over || tv);
    if (ended) {
      this.told = events.filter((e) => ENDS.has(e.word)).map((e) => speech.event(e, seat));
      this.round = view.last!.round;
    }
    if (found.length || ended)
      this.afterwards(events, () => {
        this.shown = [...this.shown, ...found];
        if (ended) this.fresh = this.summary = true;
      });
    if (root && !still()) react(events, root, stirred);
  }
}

/** Who is shaken, who swells. */
function stirred(event: EventData): [unknown, typeof shake][] {
  if (event.word === "out") return [[event["seat"], shake]];
  if (event.word === "hit" || event.word === "compared") return [[event["target"], shake]];
  return event.word === "shielded" || event.word === "ball" ? [[event["seat"], swell]] : [];
}
