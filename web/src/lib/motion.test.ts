// @vitest-environment jsdom
import { expect, it } from "vitest";
import { lasting, schedule } from "./motion";

const flight = { from: "a", to: "b", what: null };

it("flights begin with their events and end within the queue's time", () => {
  const events = Array.from({ length: 12 }, (_, i) => ({ seq: i, word: "drew" }));
  const timed = schedule(events, () => [flight, flight]);
  expect(timed).toHaveLength(24);
  expect(timed[0]!.delay).toBe(0);
  expect(timed.every((t, i) => i === 0 || t.delay >= timed[i - 1]!.delay)).toBe(true);
  expect(timed.at(-1)!.delay).toBeLessThan(1600);
});

it("an event without flights still takes its beat", () => {
  const timed = schedule(
    [
      { seq: 1, word: "guessed" },
      { seq: 1, word: "discarded" },
    ],
    (event) => (event.word === "discarded" ? [flight] : []),
  );
  expect(timed).toEqual([{ ...flight, delay: 420, duration: 340 }]);
});

it("slow gives every event more time, fast less", () => {
  const one = [{ seq: 1, word: "drew" }];
  const lasts = (pace: string): number => {
    document.documentElement.dataset["pace"] = pace;
    return lasting(one);
  };
  expect(lasts("normal")).toBe(420);
  expect(lasts("slow")).toBeGreaterThan(2 * 420);
  expect(lasts("fast")).toBeLessThan(420 / 2);
});
