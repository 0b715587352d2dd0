import { describe, expect, it } from "vitest";
import type { Ask } from "../wire/messages";
import type { HintInfo } from "../wire/shelf";
import { fits } from "./hints";

const hint = (more: Partial<HintInfo>): HintInfo => ({
  ...{ id: "x", say: "", ask: "", offer: "", args: {}, event: "", mine: "" },
  ...more,
});
const ask = (key: string, ...moves: Ask["moves"]): Ask => ({ key, moves }) as Ask;

describe("a hint", () => {
  it("waits for its question", () => {
    expect(fits(hint({ ask: "plus4" }), ask("plus4"), [], 0)).toBe(true);
    expect(fits(hint({ ask: "plus4" }), ask("turn"), [], 0)).toBe(false);
    expect(fits(hint({ ask: "plus4" }), null, [], 0)).toBe(false);
  });
  it("waits for a move with its fields", () => {
    const call = hint({ offer: "play", args: { uno: 1 } });
    const offered = (uno: number): Ask => ask("turn", { text: "play R1-1", word: "play", args: { uno } });
    expect(fits(call, offered(1), [], 0)).toBe(true);
    expect(fits(call, offered(0), [], 0)).toBe(false);
  });
  it("waits for an event about oneself", () => {
    const hit = hint({ event: "hit", mine: "seat" });
    expect(fits(hit, null, [{ seq: 1, word: "hit", seat: 2 }], 2)).toBe(true);
    expect(fits(hit, null, [{ seq: 1, word: "hit", seat: 2 }], 1)).toBe(false);
  });
});
