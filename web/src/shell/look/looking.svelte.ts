/** The moments of a finished game: those that are known, or, once somebody wants them, those that are being found. */
import * as api from "../../api";
import type { Moment, MomentAdvice, Moments } from "../../wire/looks";
import type { Refusal } from "../../wire/messages";

/** How long before what is being found is asked for again, in milliseconds. */
const AGAIN = 1500;

/** Where a moment is looked at: before the move that was chosen, or where the turn is seen. */
export const point = (one: Moment): number => (one.kind === "turn" ? one.mark : one.at);

export class Looking {
  found: Moments | null = $state.raw(null);
  refusal: Refusal | null = $state.raw(null);
  /** What a strong player would have done, where it was asked for. */
  advice: MomentAdvice | null = $state.raw(null);
  thinking = $state(false);
  private timer = 0;

  constructor(
    readonly id: string,
    private readonly ask: typeof api.moments = api.moments,
  ) {}

  get moments(): Moment[] {
    return this.found?.moments ?? [];
  }

  /** Hear what is known; with `look`, let it be found. */
  async hear(look = false): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.refusal = null;
      this.found = await this.ask(this.id, look);
      this.refusal = this.found.refusal;
      if (this.found.state === "thinking") this.timer = setTimeout(() => void this.hear(true), AGAIN);
    } catch (error) {
      this.refusal = api.refusalOf(error);
    }
  }

  /** What a strong player would have done after so many moves, from the seat that looks or that moved. */
  async advise(at: number, seat: number): Promise<void> {
    this.thinking = true;
    this.refusal = null;
    try {
      this.advice = await api.adviceAt(this.id, at, seat);
    } catch (error) {
      this.refusal = api.refusalOf(error);
    } finally {
      this.thinking = false;
    }
  }

  /** The moment that is shown where so many moves were played. */
  at(moves: number): Moment | null {
    return this.moments.find((one) => point(one) === moves) ?? null;
  }

  /** The nearest moment after a point, or before it; where there is none, where one is. */
  next(moves: number, way: 1 | -1): number {
    const points = this.moments.map(point).sort((a, b) => a - b);
    const found = way > 0 ? points.find((at) => at > moves) : points.findLast((at) => at < moves);
    return found ?? moves;
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
