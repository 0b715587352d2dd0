/**
 * Commands on their way. Each is kept until it is answered and sent again where it may have been lost, as it was: the
 * server knows it by its `cmd_id`, and answers it once.
 */
import type { Answer, Up } from "./wire/messages";

/** How long a command that the server could not save waits before it is sent again, in milliseconds; then longer. */
const AGAIN = 1000;
const AGAIN_MOST = 8000;
/** What the page asks by itself: nobody waits for it. */
const ASIDE = new Set<Up["type"]>(["foretell", "ready"]);

type Command = Extract<Up, { cmd_id: string }>;
type Plain<T> = T extends { cmd_id: string } ? Omit<T, "cmd_id"> : never;
export type Wish = Plain<Command>;

export class Commands {
  /** Commands that the server could not save yet: they are sent again until it can. */
  unsaved = $state(0);
  /** Whether the last of what was sent has not been seen to arrive. */
  late = $state(false);

  private open = $state(0);
  private waiting = new Map<string, { resolve: (answer: Answer) => void; command: Command; again?: number }>();
  private number = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);

  constructor(private readonly send: (command: Command) => boolean) {}

  /** Whether something that somebody did is on its way, and takes long. */
  get sending(): boolean {
    return this.late && this.open > 0;
  }

  give(wish: Wish): Promise<Answer> {
    const cmd_id = `${this.prefix}-${this.number++}`;
    const command = { ...wish, cmd_id } as Command;
    if (!ASIDE.has(command.type)) this.open++;
    return new Promise((resolve) => {
      this.waiting.set(cmd_id, { resolve, command });
      if (!this.send(command)) this.late = true;
    });
  }

  /** An answer; what could not be saved has not happened, and the same command is sent again after a moment. */
  answered(answer: Answer): void {
    const one = this.waiting.get(answer.cmd_id);
    if (!one) return;
    if (answer.refusal?.reason !== "not-saved") {
      this.settle(answer.cmd_id);
      one.resolve(answer);
      return;
    }
    if (!one.again) this.unsaved++;
    one.again = Math.min(2 * (one.again ?? AGAIN / 2), AGAIN_MOST);
    setTimeout(() => this.waiting.get(answer.cmd_id) === one && this.send(one.command), one.again);
  }

  private settle(id: string): void {
    const one = this.waiting.get(id)!;
    if (one.again) this.unsaved--;
    if (!ASIDE.has(one.command.type)) this.open--;
    this.waiting.delete(id);
  }

  /** The connection is back: what was not answered may have been lost. */
  repeat(): void {
    for (const { command } of this.waiting.values()) this.send(command);
  }

  /** There will be no answers. */
  abandon(): void {
    for (const [id, { resolve }] of this.waiting) {
      this.settle(id);
      const refusal = { reason: "offline", clause: "", facts: {} };
      resolve({ type: "answer", cmd_id: id, ok: false, seq: -1, refusal });
    }
  }

  /** Nobody waits any more. */
  forget(): void {
    this.waiting.clear();
  }
}
