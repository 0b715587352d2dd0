/**
 * One screen at a table, perhaps for several: what the seat that looks is shown, and the curtain between two of them.
 *
 * Every seat of ours gets every update; one looks at a time. Behind the curtain nothing that a seat knows stays in
 * the page.
 */
import type { EventData } from "./games/board";
import type { Advice, Update } from "./wire/messages";

export abstract class Screen {
  /** The seat that looks: one of ours, or -1. */
  seat = $state(-1);
  shown: Update | null = $state.raw(null);
  /** When it came, by this browser's clock: clocks and holds run on from there. */
  shownAt = $state(0);
  /** Everything the seat has seen happen. */
  log: EventData[] = $state.raw([]);
  /** What a strong player would do, as it was last asked for. */
  advice: Advice | null = $state.raw(null);
  /** Whose eyes alone may see this screen next: everything is hidden until they say they are there. */
  curtain: number | null = $state(null);
  /** Another of our seats that is asked, while this one looks. */
  handOver: number | null = $state(null);

  protected readonly logs = new Map<number, EventData[]>();
  protected readonly latest = new Map<number, Update>();

  /** Our seats; a spectator's is -1. */
  protected abstract get mine(): number[];
  protected abstract show(update: Update | null): void;
  /** Nothing is shown, and nothing waits to be. */
  protected abstract clear(): void;

  /** The only seat of ours looks. */
  protected become(seat: number): void {
    if (this.seat !== seat) this.clear();
    this.seat = seat;
    this.curtain = this.handOver = null;
  }

  /** Who of us is asked, in the order of the table. */
  private asked(): number[] {
    const order = this.latest.get(this.mine[0]!)?.waiting.map((one) => one.seat) ?? [];
    return order.filter((seat) => this.mine.includes(seat) && this.latest.get(seat)?.ask);
  }

  /** Each update comes once for every seat of ours; when all have it, see whose eyes are needed. */
  protected share(): void {
    const updates = this.mine.map((seat) => this.latest.get(seat));
    if (updates.some((one) => one?.seq !== updates[0]?.seq)) return;
    const asked = this.asked();
    if (updates[0]!.view["over"]) {
      this.handOver = null;
      if (this.seat < 0) this.look(this.curtain ?? this.mine[0]!);
    } else if (this.seat < 0) {
      this.curtain =
        this.curtain !== null && (!asked.length || asked.includes(this.curtain))
          ? this.curtain
          : (asked[0] ?? this.mine[0]!);
    } else {
      this.handOver = asked.find((seat) => seat !== this.seat) ?? null;
    }
  }

  /** The curtain falls: nothing that one seat knows stays in the page. */
  lower(seat: number): void {
    this.clear();
    this.advice = null;
    this.seat = -1;
    this.handOver = null;
    this.curtain = seat;
  }

  /** Raise the curtain for a seat. */
  look(seat: number): void {
    this.clear();
    this.curtain = null;
    this.seat = seat;
    const found = this.latest.get(seat);
    if (!found) return;
    this.show({ ...found, events: [] });
    this.shownAt = Date.now();
    this.log = this.logs.get(seat) ?? [];
    this.share();
  }
}
