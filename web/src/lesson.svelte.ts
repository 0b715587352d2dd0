/**
 * A guided first game: the script of a lesson in the place of the server, so that the table, its board and everything
 * on it are the real ones. What the step asks for is played; anything else is answered, and the step waits.
 */
import * as api from "./api";
import { keep, settings } from "./settings.svelte";
import type { Socket } from "./socket";
import { LiveTable } from "./table.svelte";
import type { Answer, Down, Refusal, Up, Update } from "./wire/messages";
import type { LessonInfo, LessonScene, LessonStep } from "./wire/shelf";

/** From one deed of the others to the next, in milliseconds: they act as visibly as bots do. */
const PACE = 800;
/** After so many wrong tries the thing that is meant calls by itself. */
const PATIENCE = 3;

type Wires = ConstructorParameters<typeof Socket>;
type Asked = Extract<Up, { cmd_id: string }>;

export class Guide {
  readonly live: LiveTable;
  /** The step that is asked; after the last one of the scene their number. */
  step = $state(0);
  /** What the deed that was just seen is good for. */
  why = $state("");
  /** What was answered to a try that the step does not ask for. */
  answer = $state("");
  tries = $state(0);
  /** The others act. */
  acting = $state(false);

  private hear: (message: Down) => void = () => undefined;
  private timer = 0;
  private tried = "";

  constructor(
    readonly lesson: LessonInfo,
    readonly scene: number,
    step = 0,
  ) {
    this.step = step;
    this.why = step ? this.script.steps[step - 1]!.why : "";
    this.live = new LiveTable(`${named(lesson)}/${this.script.id}`, false, (...wires) => this.open(wires));
  }

  get script(): LessonScene {
    return this.lesson.scenes[this.scene]!;
  }

  /** What is asked now; null when the scene has been played. */
  get asked(): LessonStep | null {
    return this.script.steps[this.step] ?? null;
  }

  get last(): boolean {
    return this.scene + 1 >= this.lesson.scenes.length;
  }

  /** How many steps of the whole lesson are done, and how many it has. */
  get done(): number {
    return this.lesson.scenes.slice(0, this.scene).reduce((sum, one) => sum + one.steps.length, this.step);
  }
  get all(): number {
    return this.lesson.scenes.reduce((sum, one) => sum + one.steps.length, 0);
  }

  /** Whether the thing that is meant should be shown with more than a ring. */
  get pressing(): boolean {
    return this.tries >= PATIENCE;
  }

  /** Somebody wants to see it done. */
  show(): void {
    const step = this.asked;
    if (step && !this.acting) this.play(step);
  }

  close(): void {
    clearTimeout(this.timer);
    this.live.close();
  }

  // -- in the place of the server

  private open([, , hear, state]: Wires): Pick<Socket, "send" | "close"> {
    this.hear = hear;
    queueMicrotask(() => {
      hear(this.script.table);
      state("online");
      hear(this.standing());
    });
    return { send: (message) => (this.heard(message), true), close: () => clearTimeout(this.timer) };
  }

  /** How it stands before the step: the log remembers what the scene has shown. */
  private standing(): Update {
    const seen = this.script.steps.slice(0, this.step).flatMap((step) => step.after);
    const now = seen.at(-1) ?? this.script.update;
    return { ...now, reset: true, events: [...this.script.update.events, ...seen.flatMap((one) => one.events)] };
  }

  private heard(message: Up): void {
    if (message.type === "play") this.judge(message);
    else if (message.type === "why_not") void this.explain(message);
    else if (message.type === "foretell") void this.foretell(message);
    else if ("cmd_id" in message) this.reply(message, true);
  }

  private reply(asked: Asked, ok: boolean, refusal: Refusal | null = null): void {
    const answer: Answer = { type: "answer", cmd_id: asked.cmd_id, ok, seq: -1, refusal };
    queueMicrotask(() => this.hear(answer));
  }

  private judge(asked: Asked & { type: "play" }): void {
    const step = this.asked;
    if (step && asked.move === step.do && !this.acting) {
      this.reply(asked, true);
      this.play(step);
      return;
    }
    if (step && !this.acting) this.wrong(asked.move, asked.move === step.instead ? step.other : this.lesson.allowed);
    this.reply(asked, false);
    // What the board has begun is put back: it is shown once more as it stands.
    const shown = this.live.shown;
    if (shown) this.hear({ ...shown, reset: true, events: this.live.log });
  }

  /** What was tried is impossible: the game says why, the lesson says so if it has foreseen it. */
  private async explain(asked: Asked & { type: "why_not" }): Promise<void> {
    const step = this.asked;
    let refusal: Refusal | null = null;
    try {
      refusal = step && (await api.lessonWhy(this.lesson, this.scene, this.step, asked.move));
    } catch (error) {
      refusal = api.refusalOf(error);
    }
    if (step && refusal && step === this.asked)
      this.wrong(asked.move, (asked.move === step.refuse && step.refused) || this.lesson.refused);
    this.reply(asked, !refusal, refusal);
  }

  private async foretell(asked: Asked & { type: "foretell" }): Promise<void> {
    const at = this.live.shown?.seq ?? -1;
    const [scene, step] = [this.scene, Math.min(this.step, this.script.steps.length - 1)];
    try {
      const moves = this.asked ? await api.lessonForetold(this.lesson, scene, step, asked.moves) : {};
      if (step === this.step)
        this.hear({ type: "foretelling", cmd_id: asked.cmd_id, seat: asked.seat, seq: at, moves });
      this.reply(asked, true);
    } catch {
      this.reply(asked, false);
    }
  }

  private wrong(move: string, text: string): void {
    this.tries += this.tried === move && this.answer === text ? 0 : 1;
    this.tried = move;
    this.answer = text;
  }

  /** The step is done: what happens then is shown, one thing after the other. */
  private play(step: LessonStep): void {
    this.answer = this.why = this.tried = "";
    this.tries = 0;
    this.acting = true;
    const next = (n: number): void => {
      const more = n + 1 < step.after.length;
      if (more) this.timer = window.setTimeout(() => next(n + 1), PACE);
      else this.finish(step);
      this.hear(step.after[n]!);
    };
    next(0);
  }

  /** The next step is asked with the last thing that is shown of this one: what is asked about it is asked of that. */
  private finish(step: LessonStep): void {
    this.acting = false;
    this.why = step.why;
    this.step++;
    if (!this.asked) learned(this.lesson, this.scene + 1);
  }
}

const named = (lesson: Pick<LessonInfo, "game" | "id">): string => `${lesson.game}/${lesson.id}`;

/** How many scenes of a lesson this browser has seen to their end. */
export const progress = (lesson: Pick<LessonInfo, "game" | "id">): number => settings.learned[named(lesson)] ?? 0;

function learned(lesson: LessonInfo, scenes: number): void {
  if (scenes <= progress(lesson)) return;
  settings.learned[named(lesson)] = scenes;
  keep();
}
