/** Steps of a finished game, fetched one at a time: while one is under way only the last wish counts. */
import * as api from "../api";
import type { ReplayStep } from "../wire/bodies";

export class Steps {
  step: ReplayStep | null = $state.raw(null);
  /** Where the scrubber stands: at once where it was put, even while the step is being fetched. */
  at = $state(0);
  seat = $state(-2);
  /** Whether it goes on by itself. */
  running = $state(false);
  trouble: unknown = $state.raw(null);
  private wish: number | null = null;
  private busy = false;

  constructor(
    readonly id: string,
    private readonly fetch: typeof api.replayStep = api.replayStep,
  ) {}

  get last(): number {
    return this.step?.last ?? 0;
  }

  /** Play, from the beginning if it is over; or pause. */
  run(): void {
    if (!this.running && this.at >= this.last) void this.show(0);
    this.running = !this.running;
  }

  /** To a moment that somebody has chosen: there it stays. */
  go(at: number): void {
    this.running = false;
    void this.show(at);
  }

  async show(at: number): Promise<void> {
    this.at = Math.max(0, this.step ? Math.min(at, this.last) : at);
    this.wish = this.at;
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.wish !== null) {
        const next: number = this.wish;
        const seat = this.seat;
        this.wish = null;
        this.step = await this.fetch(this.id, next, seat);
        this.trouble = null;
        if (seat !== this.seat) this.wish ??= next;
      }
    } catch (error) {
      this.trouble = error;
    } finally {
      this.busy = false;
    }
    const { reason, facts } = api.refusalOf(this.trouble);
    if (reason === "bad-point" && !this.step) await this.show(Number(facts["high"])); // a link to beyond the end
  }

  look(seat: number): Promise<void> {
    this.seat = seat;
    return this.show(this.at);
  }
}
