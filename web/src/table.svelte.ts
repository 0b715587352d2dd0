/**
 * A table as this browser lives it: who sits there, what each of its own seats sees, what is asked.
 *
 * Updates are shown one after the other: the events of each are played, then the next is shown. A click skips.
 * Who looks, where several sit at one screen, is `Screen`'s business.
 */
import { TAKEN_BACK, type EventData } from "./games/board";
import { Commands, type Wish } from "./commands.svelte";
import { Foresight } from "./foresight.svelte";
import { Screen } from "./screen.svelte";
import { lasting } from "./lib/motion";
import { named } from "./names";
import { chime, heard } from "./sound";
import { forget, settings, seatTokens, still } from "./settings.svelte";
import { patched } from "./patch";
import { Socket, type Connection, type Sign } from "./socket";
import type { Answer, ChatLine, Down, Offer, Pace, Patch } from "./wire/messages";
import type { Refusal, TableInfo, UndoAsked, Update } from "./wire/messages";
import { Writers } from "./writers.svelte";

/** The least: boards must have seen each update's events, else a card shown in private would be missed. */
const GLANCE = 25;
/** How long what happened stays told where nothing moves. */
const LINGER = 2500;
/** How long before what was too much at once is asked again. */
const ASK_AGAIN = 500;
/** So far behind the table one may be who wants everything slow, before it goes faster. */
const PATIENT = 8;

type Link = Pick<Socket, "send" | "close">;
type Plug = (...wires: ConstructorParameters<typeof Socket>) => Link;

export class LiveTable extends Screen {
  connection: Connection = $state("connecting");
  info: TableInfo | null = $state(null);
  /** Events being played right now. */
  playing: EventData[] = $state.raw([]);
  /** Nothing is left to be played. */
  resting = $state(true);
  chat: ChatLine[] = $state([]);
  undoAsked: UndoAsked | null = $state(null);
  gone = $state("");
  /** We are out, and want to see how it ends: what happens meanwhile is shown at once. */
  skipping = $state(false);
  /** Who is about to say something. */
  readonly writers = new Writers();
  /** What moves would do, as the server foretells it for what is shown. */
  readonly foresight = new Foresight((moves) => this.foretell(moves));

  private readonly link: Link;
  private readonly commands = new Commands((command) => this.link.send(command));
  private queue: Update[] = [];
  /** The end of a round is being read: what happens meanwhile is shown afterwards. */
  private held = false;
  /** The number of the round's end that we said we had read. */
  private readied = -1;
  private timer = 0;
  /** Moves that are not answered yet, by seat. */
  private moving: { seat: number; text: string; seq: number; over: Promise<unknown> }[] = [];
  /** The numbers of the last moves that were accepted, by seat. */
  private readonly done = new Map<number, number>();
  /** Who we said we were. */
  private token = "";

  constructor(
    readonly id: string,
    private readonly watch = false,
    plug: Plug = (...wires) => new Socket(...wires),
  ) {
    super();
    this.link = plug(
      id,
      () => {
        this.token = settings.token;
        return {
          type: "hello",
          player: this.token,
          seats: this.watch ? [] : seatTokens(id),
          seq: this.seen(),
          pace: this.tempo,
          patches: true,
        };
      },
      (message) => this.hear(message),
      (sign) => this.connected(sign),
    );
  }

  protected override get mine(): number[] {
    return this.info?.mine.length ? this.info.mine : [-1];
  }

  /** From where the server may go on telling: what every seat of ours has seen. */
  private seen(): number {
    const found = this.mine.map((seat) => this.latest.get(seat)?.seq ?? -1);
    return Math.min(...found);
  }

  private connected(sign: Sign): void {
    this.commands.late = sign !== "online";
    if (sign === "late") return;
    const back = sign === "online" && this.connection !== "online";
    this.connection = sign;
    if (back) this.commands.repeat();
    if (sign === "closed") this.commands.abandon();
  }

  /** Commands that the server could not save yet. */
  get unsaved(): number {
    return this.commands.unsaved;
  }

  /** Whether something that was done here is on its way, and takes long. */
  get sending(): boolean {
    return this.commands.sending;
  }

  private hear(message: Down): void {
    switch (message.type) {
      case "table":
        this.info = { ...message, seats: named(message.seats) };
        break;
      case "update":
        this.update(message);
        break;
      case "patch":
        this.patch(message);
        break;
      case "answer":
        this.commands.answered(message);
        break;
      case "chat":
        this.heard(message);
        this.writers.ends(message.seat);
        break;
      case "writes":
        this.writers.begins(message.seat);
        break;
      case "undo_asked":
        this.undoAsked = message.state === "asked" ? message : null;
        break;
      case "advice":
        this.advice = message;
        break;
      case "foretelling":
        // What is shown may lag behind what is: of another moment nothing is taken, and it is asked again then.
        if (message.seq === this.shown?.seq && message.seat === this.shown.seat) this.foresight.hear(message.moves);
        break;
      case "gone":
        if (message.reason === "signed-out") forget(this.token);
        this.gone = message.reason;
    }
  }

  /** Something said; what was removed is told again, without its words. */
  private heard(said: ChatLine): void {
    const at = this.chat.findIndex((line) => line.id === said.id);
    if (at < 0) this.chat.push(said);
    else this.chat[at] = said;
  }

  // -- what happened

  /** What changed of a view. If it does not add up it is not shown: the whole is on its way then. */
  private patch(patch: Patch): void {
    const update = patched(this.latest.get(patch.update.seat), patch);
    if (update) this.update(update);
    else this.link.send({ type: "whole", seq: this.seen() });
  }

  private update(update: Update): void {
    const last = this.latest.get(update.seat);
    const anew = update.reset || !last || last.seq > update.seq;
    const events = update.events as EventData[];
    const fresh = anew ? events : events.filter((event) => event.seq > last.seq);
    this.logs.set(update.seat, anew ? fresh : [...(this.logs.get(update.seat) ?? []), ...fresh]);
    this.latest.set(update.seat, update);
    const mine = this.mine;
    if (!mine.includes(update.seat)) return;
    if (mine.length === 1) this.become(update.seat);
    if (update.seat === this.seat) {
      if (anew) this.queue = []; // what was to be shown has been taken back
      // after a move was taken back that alone is new
      const back = (event: EventData): boolean => event.word === TAKEN_BACK && event.seq > (last?.seq ?? event.seq);
      this.queue.push({ ...update, events: anew ? fresh.filter(back) : fresh });
      this.resting = false;
      this.next();
    }
    if (mine.length > 1) this.share();
  }

  /** Show an update, give its events their time, then go on. */
  private next(): void {
    if (this.timer || (this.held && this.queue.length)) return;
    const update = this.queue.shift();
    if (!update) {
      this.resting = true;
      if (still() && this.playing.length) this.wait(LINGER, () => (this.playing = []));
      else this.playing = [];
      return;
    }
    const before = this.shown?.ask;
    this.show(update);
    this.shownAt = Date.now();
    this.log = this.logs.get(update.seat) ?? [];
    if (update.events.length || !still()) this.playing = update.events as EventData[];
    if (update.ask && !before) chime("turn");
    else if (update.events.length) chime(heard(this.info?.game ?? "", update.events as EventData[]));
    if (this.skipping && (update.ask || update.view["over"])) this.skipTo(false);
    // Bots may be quicker than we play: the longer the queue, the shorter each update; who wants it slow sees it slow.
    const behind = Math.max(1, this.queue.length / (settings.pace === "slow" ? PATIENT : 1));
    const time = lasting(update.events) / behind;
    const quick = still() || document.hidden || this.skipping;
    this.timer = window.setTimeout(
      () => {
        this.timer = 0;
        this.next();
      },
      quick && update.events.length ? GLANCE : quick ? 0 : time,
    );
  }

  /** Ask what moves would do, again where it was too much at once: whoever waits for it would wait for ever. */
  private async foretell(moves: string[]): Promise<boolean> {
    const shown = this.shown;
    while (shown && this.shown === shown) {
      const { ok, refusal } = await this.command({ type: "foretell", seat: shown.seat, moves });
      if (ok || refusal?.reason !== "too-fast") return ok;
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
    }
    return false;
  }

  /** What was foretold of something else is forgotten. */
  protected override show(update: Update | null): void {
    this.shown = update;
    this.foresight.forget();
  }

  /** Something for later, unless a further update comes first. */
  private wait(time: number, then: () => void): void {
    const shown = this.shown;
    setTimeout(() => this.shown === shown && this.resting && then(), time);
  }

  /** While something is read nothing further is shown behind it. */
  hold(on: boolean): void {
    if (this.held === on) return;
    this.held = on;
    if (!on && this.queue.length) this.next();
  }

  /** Whether the next round waits for one of our seats. */
  get awaited(): boolean {
    return !!this.shown && this.mine.some((seat) => this.shown!.reading.includes(seat));
  }

  /** We have read how the round ended. */
  ready(): void {
    if (this.shown?.seq === this.readied) return;
    this.readied = this.shown?.seq ?? -1;
    void this.command({ type: "ready" });
  }

  /** Show at once what is still to be played. */
  skip(): void {
    if (this.resting || this.held) return;
    clearTimeout(this.timer);
    this.timer = 0;
    const last = this.queue.at(-1);
    if (last) {
      const events = this.queue.flatMap((update) => update.events);
      this.queue = [];
      this.show({ ...last, events });
      this.log = this.logs.get(last.seat) ?? [];
      this.playing = events as EventData[];
    }
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      this.next();
    }, GLANCE);
  }

  /** How fast the bots are to play while we look on. */
  private get tempo(): Pace["pace"] {
    return this.skipping ? "skip" : settings.pace;
  }

  /** Tell the server how fast we want it, and whatever moves here. */
  hasten(): void {
    document.documentElement.dataset["pace"] = this.tempo;
    this.link.send({ type: "pace", pace: this.tempo });
  }

  /** On to the end, or no longer. */
  skipTo(end: boolean): void {
    this.skipping = end;
    this.hasten();
    if (end) this.skip();
  }

  protected override clear(): void {
    clearTimeout(this.timer);
    this.timer = 0;
    this.queue = [];
    this.show(null);
    this.playing = this.log = [];
    this.resting = true;
  }

  // -- commands

  private command(wish: Wish): Promise<Answer> {
    return this.commands.give(wish);
  }

  /**
   * Whether a move must wait until another is answered. From the side of a turn (a question to the first of several:
   * UNO's calls) one may come beside another, as long as what is sent arrives.
   */
  private locked(shown: Update, offer: Offer): boolean {
    const beside = shown.ask?.kind === "first" && this.connection === "online" && !this.sending;
    return this.moving.some(({ seat, text }) => seat === shown.seat && (!beside || text === offer.text));
  }

  /** Whether what is shown is a question that we have answered, and the screen only lags behind. */
  private answered(shown: Update): boolean {
    return shown.ask?.kind !== "first" && shown.seq < (this.done.get(shown.seat) ?? -1);
  }

  /** Play an offered move; the refusal, if the server sees it otherwise. One at a time, however often it is clicked. */
  async play(offer: Offer): Promise<Refusal | null> {
    const shown = this.shown;
    if (!shown) return null;
    // What a move has led to may be seen before its answer is heard: that answer is waited for.
    const before = this.moving.filter(({ seat, seq }) => seat === shown.seat && seq < shown.seq);
    if (before.length && this.locked(shown, offer)) await Promise.all(before.map(({ over }) => over));
    if (this.shown !== shown || this.locked(shown, offer) || this.answered(shown)) return null;
    let done = (): void => undefined;
    const over = new Promise<void>((resolve) => (done = resolve));
    const move = { seat: shown.seat, text: offer.text, seq: shown.seq, over };
    this.moving.push(move);
    try {
      // The number of what is on the screen, not of what came meanwhile: the choice was made by what was seen.
      const wish = (seq: number): Promise<Answer> =>
        this.command({ type: "play", seq, seat: shown.seat, move: offer.text });
      let answer = await wish(shown.seq);
      const now = this.latest.get(shown.seat);
      if (answer.refusal?.reason === "stale" && now && this.unchanged(shown, now, offer)) answer = await wish(now.seq);
      if (answer.ok) this.done.set(shown.seat, answer.seq);
      return answer.refusal;
    } finally {
      this.moving = this.moving.filter((other) => other !== move);
      done();
    }
  }

  /** Whether the question is still the same, and nothing was seen to happen since (somebody let a chance pass). */
  private unchanged(shown: Update, now: Update, offer: Offer): boolean {
    const asked = now.ask?.key === shown.ask?.key && now.ask?.moves.some((move) => move.text === offer.text);
    return !!asked && !(this.logs.get(now.seat) ?? []).some((event) => event.seq > shown.seq);
  }

  async whyNot(move: string): Promise<Refusal | null> {
    return (await this.command({ type: "why_not", seat: this.seat, move })).refusal;
  }

  async say(text: string): Promise<Refusal | null> {
    return (await this.command({ type: "say", text })).refusal;
  }

  /** We are about to say something: the others see it, told now and then. */
  writes(): void {
    if (this.writers.due()) this.link.send({ type: "writing" });
  }

  async undo(): Promise<Refusal | null> {
    return (await this.command({ type: "undo", seat: this.seat, seq: this.latest.get(this.seat)?.seq ?? 0 })).refusal;
  }

  /** A standing order, for good or until our next turn. */
  async order(order: string, once = false): Promise<Refusal | null> {
    return (await this.command({ type: "order", seat: this.seat, order, once })).refusal;
  }

  /** Ask what a strong player would do. */
  async advise(): Promise<Refusal | null> {
    return (await this.command({ type: "advise", seat: this.seat })).refusal;
  }

  async resign(): Promise<Refusal | null> {
    return (await this.command({ type: "resign", seat: this.seat })).refusal;
  }

  async answerUndo(yes: boolean): Promise<void> {
    this.undoAsked = null;
    await this.command({ type: "undo_answer", seat: this.seat, yes });
  }

  close(): void {
    if (this.skipping) this.skipTo(false);
    clearTimeout(this.timer);
    this.commands.forget();
    this.link.close();
  }
}
