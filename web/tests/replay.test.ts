// @vitest-environment jsdom
import { describe, expect, it, vi } from "vitest";
import type { ReplayStep } from "../src/wire/bodies";
import type { GameInfo } from "../src/wire/shelf";

vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { NotAllowed } = await import("../src/api");
const { Steps } = await import("../src/shell/replay.svelte");
const { prepared, shelves } = await import("../src/shell/deck");

describe("the scrubber", () => {
  const server = () => {
    const asked: [number, number][] = [];
    let release: () => void = () => undefined;
    const fetch = (_: string, at: number, seat: number): Promise<ReplayStep> => {
      asked.push([at, seat]);
      return new Promise(
        (resolve) =>
          (release = () => resolve({ seq: at, last: 20, seat, events: [], view: {}, names: [], move: "", mover: 0 })),
      );
    };
    return { asked, fetch, release: async () => (release(), await vi.waitFor(() => undefined)) };
  };

  it("asks for one step at a time, and only for the last one wished for", async () => {
    const { asked, fetch, release } = server();
    const steps = new Steps("t", fetch);
    void steps.show(0);
    for (const at of [3, 7, 12]) void steps.show(at);
    expect([asked, steps.at]).toEqual([[[0, -2]], 12]);
    await release();
    expect(asked).toEqual([
      [0, -2],
      [12, -2],
    ]);
    await release();
    expect([steps.step?.seq, steps.last]).toEqual([12, 20]);
  });

  it("stays within the game, and may change the seat on the way", async () => {
    const { asked, fetch, release } = server();
    const steps = new Steps("t", fetch);
    void steps.show(5);
    void steps.look(1);
    await release();
    await release();
    expect(steps.step?.seat).toBe(1);
    void steps.show(99);
    expect(steps.at).toBe(20);
    expect(asked.at(-1)).toEqual([20, 1]);
  });

  it("goes to the end where a link names a moment beyond it", async () => {
    const beyond = new NotAllowed({ reason: "bad-point", clause: "", facts: { high: 20 } }, 400);
    const step = { seq: 20, last: 20, seat: -2, events: [], view: {}, names: [], move: "", mover: 0 };
    const steps = new Steps("t", (_, at) => (at > 20 ? Promise.reject(beyond) : Promise.resolve({ ...step, seq: at })));
    await steps.show(99999);
    expect([steps.step?.seq, steps.at, steps.trouble]).toEqual([20, 20, null]);
  });

  it("keeps the trouble, to be told", async () => {
    const steps = new Steps("t", () => Promise.reject(new Error("no")));
    await steps.show(1);
    expect(steps.trouble).toBeInstanceOf(Error);
  });
});

describe("composing a deck", () => {
  const game = {
    content: {
      cards: {
        card: [
          { id: "a", value: 1 },
          { id: "b", value: 1 },
          { id: "z", value: 0 },
        ],
      },
      decks: { deck: [{ players: [2, 3], counts: { 0: 0, 1: 2 }, default_cards: ["a", "b"] }] },
    },
  } as unknown as GameInfo;

  it("shows the cards by value, with the number that is due", () => {
    expect(shelves(game, 3)).toEqual([
      { value: 0, cards: ["z"], due: 0 },
      { value: 1, cards: ["a", "b"], due: 2 },
    ]);
    expect(shelves(game, 8)).toEqual([]);
  });
  it("begins with the usual cards", () => {
    expect(prepared(game, 2, { deck_mode: "custom" })).toEqual({ deck_mode: "custom", custom_cards: ["a", "b"] });
    expect(prepared(game, 2, { deck_mode: "random" })).toEqual({ deck_mode: "random" });
  });
});
