// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import type { EventData } from "../../games/board";
import { Moments } from "./moments.svelte";

beforeEach(() => {
  document.documentElement.dataset["motion"] = "none";
  vi.useFakeTimers();
});

class Rounds extends Moments {
  see(events: readonly EventData[]): void {
    if (!this.unseen(events)) return;
    if (events.some((e) => e.word === "end")) this.afterwards(events, () => (this.summary = true));
  }
}
const at = (seq: number, word = "move"): EventData[] => [{ seq, word }];

test("the end of a round stays while the table goes on", () => {
  const moments = new Rounds();
  moments.see(at(4, "end"));
  vi.runAllTimers();
  moments.see(at(5));
  expect([moments.summary, moments.later]).toEqual([true, 0]);
});

test("who goes back in a replay is shown no end that is still to come", () => {
  const moments = new Rounds();
  moments.see(at(4, "end"));
  vi.runAllTimers();
  moments.see(at(2));
  expect(moments.summary).toBe(false);
  moments.see(at(4, "end"));
  moments.see(at(1)); // before it was laid down
  vi.runAllTimers();
  expect([moments.summary, moments.later]).toEqual([false, 0]);
});
