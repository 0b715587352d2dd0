// @vitest-environment jsdom
/** The queue of updates, the seats at one screen, and commands that survive a lost connection. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Down, Offer, TableInfo, Up, Update } from "../src/wire/messages";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { LiveTable } = await import("../src/table.svelte");
const { settings } = await import("../src/settings.svelte");

/** A server that says what the test says. */
class Wire {
  sent: Up[] = [];
  open = true;
  hello!: () => Up;
  hear!: (message: Down) => void;
  state!: (sign: "connecting" | "online" | "late" | "offline" | "closed") => void;
  readonly table = new LiveTable("t", false, (_, hello, hear, state) => {
    Object.assign(this, { hello, hear, state });
    return { send: (message: Up) => this.open && !!this.sent.push(message), close: () => undefined };
  });

  sit(...mine: number[]): this {
    const info = { type: "table", id: "t", game: "toma", seats: [], status: "playing", mine } as unknown as TableInfo;
    this.hear(info);
    this.state("online");
    return this;
  }

  tell(seq: number, more: Partial<Update> = {}, events = 1): this {
    this.hear({
      type: "update",
      seat: 0,
      seq,
      events: Array.from({ length: events }, (_, i) => ({ seq, word: `w${seq}.${i}` })),
      view: { over: false, seq },
      ask: null,
      waiting: [],
      reset: false,
      undo: false,
      hold: 0,
      clock: null,
      ...more,
    });
    return this;
  }

  answer(ok: boolean, reason = ""): void {
    const cmd_id = (this.sent.at(-1) as { cmd_id: string }).cmd_id;
    this.hear({ type: "answer", cmd_id, ok, seq: 0, refusal: ok ? null : { reason, clause: "", facts: {} } });
  }
}

const ask = (...moves: string[]): Update["ask"] => ({ key: "turn", kind: "one", moves: moves.map(offer) });
const offer = (text: string): Offer => ({ text, word: text.split(" ")[0]!, args: {} });
const words = (events: readonly { word: string }[]): string[] => events.map((event) => event.word);

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "full";
});
afterEach(() => vi.useRealTimers());

describe("the queue", () => {
  it("shows what came first at once, without playing it", () => {
    const wire = new Wire().sit(0).tell(5, {}, 3);
    expect(wire.table.shown?.seq).toBe(5);
    expect(wire.table.playing).toEqual([]);
    expect(words(wire.table.log)).toEqual(["w5.0", "w5.1", "w5.2"]);
  });

  it("plays updates one after the other, each for its time", () => {
    const wire = new Wire().sit(0).tell(1);
    vi.runAllTimers();
    wire.tell(2, {}, 2).tell(3);
    expect([wire.table.shown?.seq, wire.table.resting]).toEqual([2, false]);
    expect(words(wire.table.playing)).toEqual(["w2.0", "w2.1"]);
    vi.advanceTimersByTime(2 * 420 - 1);
    expect(wire.table.shown?.seq).toBe(2);
    vi.advanceTimersByTime(1);
    expect(words(wire.table.playing)).toEqual(["w3.0"]);
    vi.advanceTimersByTime(420);
    expect([wire.table.shown?.seq, wire.table.playing, wire.table.resting]).toEqual([3, [], true]);
  });

  it("hurries when it falls behind", () => {
    const wire = new Wire().sit(0).tell(0);
    vi.runAllTimers();
    for (let seq = 1; seq <= 8; seq++) wire.tell(seq, {}, 4);
    vi.advanceTimersByTime(7500); // 8 times 1600 at leisure
    expect(wire.table.resting).toBe(true);
    expect(wire.table.shown?.seq).toBe(8);
  });

  it("is skipped by a click, and the board still hears of everything", () => {
    const wire = new Wire().sit(0).tell(1);
    vi.runAllTimers();
    wire.tell(2).tell(3).tell(4);
    wire.table.skip();
    expect(wire.table.shown?.seq).toBe(4);
    expect(words(wire.table.playing)).toEqual(["w3.0", "w4.0"]);
    vi.advanceTimersByTime(30);
    expect([wire.table.resting, wire.table.playing]).toEqual([true, []]);
    wire.table.skip();
    expect(wire.table.shown?.seq).toBe(4);
  });

  it("shows nothing further while the end of a round is read, and everything afterwards", () => {
    const wire = new Wire().sit(0).tell(1);
    vi.runAllTimers();
    wire.table.hold(true);
    wire.tell(2).tell(3);
    vi.runAllTimers();
    wire.table.skip(); // the click that puts it away
    expect([wire.table.shown?.seq, wire.table.resting]).toEqual([1, false]);
    wire.table.hold(false);
    expect([wire.table.shown?.seq, words(wire.table.playing)]).toEqual([2, ["w2.0"]]);
    vi.runAllTimers();
    expect([wire.table.shown?.seq, wire.table.resting]).toEqual([3, true]);
  });

  it("does not wait where nothing moves, but gives the board each update's events", () => {
    settings.motion = "none";
    const wire = new Wire().sit(0).tell(1);
    vi.runAllTimers();
    const heard: string[] = [];
    wire.tell(2).tell(3);
    heard.push(...words(wire.table.playing));
    vi.advanceTimersByTime(25);
    heard.push(...words(wire.table.playing));
    expect(heard).toEqual(["w2.0", "w3.0"]);
    vi.advanceTimersByTime(25);
    expect(wire.table.resting).toBe(true);
    expect(words(wire.table.playing)).toEqual(["w3.0"]); // told a while longer
    vi.advanceTimersByTime(2600);
    expect(wire.table.playing).toEqual([]);
  });

  it("forgets what was taken back", () => {
    const wire = new Wire().sit(0).tell(1);
    vi.runAllTimers();
    wire.tell(2).tell(3).tell(4, { reset: true }, 2);
    vi.runAllTimers();
    expect(wire.table.shown?.seq).toBe(4);
    expect(words(wire.table.log)).toEqual(["w4.0", "w4.1"]);
  });

  it("says from where to go on, and hears nothing twice", () => {
    const wire = new Wire().sit(0).tell(1).tell(2);
    vi.runAllTimers();
    expect(wire.hello()).toMatchObject({ type: "hello", seq: 2 });
    wire.tell(3, {
      events: [
        { seq: 2, word: "old" },
        { seq: 3, word: "new" },
      ],
    });
    expect(words(wire.table.log)).toEqual(["w1.0", "w2.0", "new"]);
  });
});

describe("a move", () => {
  it("answers what is on the screen, not what came meanwhile", () => {
    const wire = new Wire().sit(0).tell(1, { ask: ask("a") });
    vi.runAllTimers();
    wire.tell(2, { ask: ask("a") }).tell(3, { ask: ask("a") });
    void wire.table.play(offer("a"));
    expect(wire.sent).toMatchObject([{ type: "play", seq: 2, move: "a", seat: 0 }]);
  });

  const sent = (wire: Wire): string[] => wire.sent.map((one) => (one as { move: string }).move);

  it("is sent once, however often it is clicked, and no other before it is answered", async () => {
    const wire = new Wire().sit(0).tell(1, { ask: ask("a", "b") });
    const played = wire.table.play(offer("a"));
    void wire.table.play(offer("a"));
    void wire.table.play(offer("b"));
    expect(sent(wire)).toEqual(["a"]);
    wire.answer(false, "not-offered");
    await played;
    void wire.table.play(offer("b"));
    expect(sent(wire)).toEqual(["a", "b"]);
  });

  it("waits for the answer to the one before, if what that led to is seen already", async () => {
    const wire = new Wire().sit(0).tell(1, { ask: ask("a") });
    void wire.table.play(offer("a"));
    wire.tell(2, { ask: ask("b") }, 0);
    await vi.advanceTimersByTimeAsync(2000);
    expect(wire.table.shown?.seq).toBe(2);
    void wire.table.play(offer("b"));
    void wire.table.play(offer("b"));
    expect(wire.sent.map((one) => (one as { move: string }).move)).toEqual(["a"]);
    wire.answer(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(wire.sent.map((one) => (one as { move: string }).move)).toEqual(["a", "b"]);
  });
  it("of another seat goes beside it", () => {
    const wire = new Wire().sit(0, 1);
    for (const seat of [0, 1]) wire.tell(1, { seat, ask: ask("a") });
    for (const seat of [0, 1]) {
      wire.table.look(seat);
      void wire.table.play(offer("a"));
    }
    expect(wire.sent).toMatchObject([{ seat: 0 }, { seat: 1 }]);
  });

  it("from the side goes beside another, as long as what is sent arrives", () => {
    const wire = new Wire().sit(0).tell(1, { ask: { ...ask("a", "b", "c")!, kind: "first" } });
    void wire.table.play(offer("a"));
    void wire.table.play(offer("a"));
    void wire.table.play(offer("b"));
    wire.state("late");
    expect(wire.table.sending).toBe(true);
    void wire.table.play(offer("c"));
    expect(sent(wire)).toEqual(["a", "b"]);
    wire.state("online"); // it has arrived; it may still be kept until its time
    expect(wire.table.sending).toBe(false);
    void wire.table.play(offer("c"));
    expect(sent(wire)).toEqual(["a", "b", "c"]);
  });

  it("is not made a second time where the screen lags behind the answer", async () => {
    const all = { ask: { ...ask("a", "b")!, kind: "all" }, events: [] };
    const wire = new Wire().sit(0).tell(1, all);
    const played = wire.table.play(offer("a"));
    wire.tell(2, all).tell(3, all); // others have answered meanwhile
    wire.hear({ type: "answer", cmd_id: (wire.sent[0] as { cmd_id: string }).cmd_id, ok: true, seq: 4, refusal: null });
    expect(await played).toBeNull();
    expect(wire.table.shown!.seq).toBeLessThan(4);
    expect(await wire.table.play(offer("b"))).toBeNull();
    wire.tell(4, { events: [] }).tell(5, all);
    vi.runAllTimers();
    void wire.table.play(offer("b")); // the next question
    expect(sent(wire)).toEqual(["a", "b"]);
  });

  it("comes back with its refusal", async () => {
    const wire = new Wire().sit(0).tell(1, { ask: ask("a") });
    const answer = wire.table.play(offer("a"));
    wire.answer(false, "not-offered");
    expect(await answer).toMatchObject({ reason: "not-offered" });
  });

  it("is repeated if only a silent moment has passed, and not if something happened", async () => {
    const wire = new Wire().sit(0).tell(1, { ask: ask("a") });
    const silent = wire.table.play(offer("a"));
    wire.tell(2, { ask: ask("a"), events: [] });
    wire.answer(false, "stale");
    await Promise.resolve();
    await Promise.resolve();
    expect(wire.sent.at(-1)).toMatchObject({ seq: 2 });
    wire.answer(true);
    expect(await silent).toBeNull();
    vi.runAllTimers();
    const late = wire.table.play(offer("a"));
    wire.tell(3, { ask: ask("a") });
    wire.answer(false, "stale");
    expect(await late).toMatchObject({ reason: "stale" });
    expect(wire.sent.length).toBe(3);
  });

  it("survives a lost connection, as it was, and so does what was said", async () => {
    const wire = new Wire().sit(0).tell(1, { ask: ask("a", "b") });
    void wire.table.play(offer("a"));
    void wire.table.say("hello");
    const before = [...wire.sent];
    wire.open = false;
    wire.state("offline");
    expect(wire.table.sending).toBe(true);
    void wire.table.play(offer("b")); // one is on its way
    wire.open = true;
    wire.sent = [];
    wire.state("online");
    wire.state("online"); // the server tells of the table again: no reason to repeat
    expect(wire.sent).toEqual(before);
  });

  it("that was made without a connection goes when there is one", () => {
    const wire = new Wire().sit(0).tell(1, { ask: ask("a") });
    wire.open = false;
    wire.state("offline");
    void wire.table.play(offer("a"));
    expect([wire.sent.length, wire.table.sending]).toEqual([0, true]);
    wire.open = true;
    wire.state("online");
    expect(sent(wire)).toEqual(["a"]);
  });

  it("is not waited for at a table that is closed", async () => {
    const wire = new Wire().sit(0).tell(1, { ask: ask("a") });
    const played = wire.table.play(offer("a"));
    wire.state("closed");
    expect(await played).toMatchObject({ reason: "offline" });
    expect(wire.table.sending).toBe(false);
  });

  it("is sent again, as it was, until the server can save it", async () => {
    const wire = new Wire().sit(0).tell(1, { ask: ask("a") });
    const played = wire.table.play(offer("a"));
    wire.answer(false, "not-saved");
    expect([wire.table.unsaved, wire.sent.length]).toEqual([1, 1]);
    vi.advanceTimersByTime(1000);
    wire.answer(false, "not-saved");
    vi.advanceTimersByTime(1999);
    expect(wire.sent.length).toBe(2); // with patience
    vi.advanceTimersByTime(1);
    expect(wire.sent).toEqual([wire.sent[0], wire.sent[0], wire.sent[0]]);
    wire.answer(true);
    expect(await played).toBeNull();
    vi.runAllTimers();
    expect([wire.table.unsaved, wire.sent.length]).toEqual([0, 3]);
  });

  it("is not sent again when the page has left the table", () => {
    const wire = new Wire().sit(0).tell(1, { ask: ask("a") });
    void wire.table.play(offer("a"));
    wire.answer(false, "not-saved");
    wire.table.close();
    vi.runAllTimers();
    expect(wire.sent.length).toBe(1);
  });
});

describe("several at one screen", () => {
  const both = (wire: Wire, seq: number, asked: number, more: Partial<Update> = {}): void => {
    const waiting = [{ seat: asked, key: "turn", since: 0 }];
    for (const seat of [0, 1]) wire.tell(seq, { seat, waiting, ask: seat === asked ? ask("a") : null, ...more });
  };

  it("nobody looks before the right one says so", () => {
    const wire = new Wire().sit(0, 1);
    both(wire, 1, 1);
    expect([wire.table.curtain, wire.table.seat, wire.table.shown, wire.table.log]).toEqual([1, -1, null, []]);
    wire.table.look(1);
    expect([wire.table.curtain, wire.table.seat, wire.table.shown?.seat]).toEqual([null, 1, 1]);
    expect(wire.table.handOver).toBeNull();
  });

  it("who has played sees what came of it, and hands the screen over", () => {
    const wire = new Wire().sit(0, 1);
    both(wire, 1, 0);
    wire.table.look(0);
    both(wire, 2, 1);
    expect([wire.table.seat, wire.table.shown?.seq, wire.table.handOver]).toEqual([0, 2, 1]);
    wire.table.lower(1);
    expect([wire.table.curtain, wire.table.shown, wire.table.log, wire.table.playing]).toEqual([1, null, [], []]);
    both(wire, 3, 1);
    expect([wire.table.curtain, wire.table.shown]).toEqual([1, null]);
  });

  it("the curtain goes to somebody else if the first is no longer asked", () => {
    const wire = new Wire().sit(0, 1);
    both(wire, 1, 1);
    both(wire, 2, 0);
    expect(wire.table.curtain).toBe(0);
  });

  it("at the end everything is open", () => {
    const wire = new Wire().sit(0, 1);
    both(wire, 1, 1);
    both(wire, 2, -1, { view: { over: true } });
    expect([wire.table.curtain, wire.table.shown?.seq]).toEqual([null, 2]);
  });
});

describe("taking back", () => {
  it("is asked for, and the question goes when it is answered by anybody", () => {
    const wire = new Wire().sit(0).tell(1);
    const asked = { type: "undo_asked", seat: 1, seq: 0, agreed: [1] } as const;
    wire.hear({ ...asked, agreed: [1], state: "asked" });
    expect(wire.table.undoAsked?.seat).toBe(1);
    for (const state of ["done", "refused", "void"]) {
      wire.hear({ ...asked, agreed: [1], state: "asked" });
      wire.hear({ ...asked, agreed: [1], state });
      expect(wire.table.undoAsked).toBeNull();
    }
  });
});

describe("what is foretold", () => {
  it("is asked for again where it was too much at once, as long as the same is shown", async () => {
    const wire = new Wire().sit(0).tell(1);
    const asked = (): number => wire.sent.filter((message) => message.type === "foretell").length;
    wire.table.foresight.of("go a");
    await vi.advanceTimersByTimeAsync(0);
    wire.answer(false, "too-fast");
    await vi.advanceTimersByTimeAsync(1000);
    expect(asked()).toBe(2);
    wire.answer(false, "too-fast");
    wire.tell(2);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked()).toBe(2);
  });
});
