/**
 * What moves would do: the game on the server foretells it (`Game.foretell`), the page shows it where one looks.
 *
 * Whoever reads what is not known yet has it asked for, all that is read in one moment together, and runs again when
 * it has come. It holds for what is shown, and is forgotten with it.
 */
import { SvelteMap } from "svelte/reactivity";

/** The most that are asked for at once (`MOST_FORETOLD` of the wire). */
const MOST = 100;

export class Foresight {
  private readonly known = new SvelteMap<string, unknown>();
  private wanted = new Set<string>();
  private asked = new Set<string>();

  /** `ask` says whether it will be answered; what is not can be asked again. */
  constructor(private readonly ask: (moves: string[]) => Promise<boolean>) {}

  /** What is foretold of a move, or without a text of how it stands; null while it is not known. */
  of(move: string): unknown {
    const found = this.known.get(move);
    if (found === undefined && !this.asked.has(move)) {
      if (!this.wanted.size) queueMicrotask(() => this.send());
      this.wanted.add(move);
    }
    return found ?? null;
  }

  private send(): void {
    const moves = [...this.wanted];
    this.wanted = new Set();
    for (const move of moves) this.asked.add(move);
    const asked = this.asked;
    for (let i = 0; i < moves.length; i += MOST) {
      const some = moves.slice(i, i + MOST);
      void this.ask(some).then((answered) => {
        if (!answered) for (const move of some) asked.delete(move);
      });
    }
  }

  hear(moves: Record<string, unknown>): void {
    for (const [move, told] of Object.entries(moves)) this.known.set(move, told);
  }

  forget(): void {
    this.known.clear();
    this.asked = new Set();
  }
}
