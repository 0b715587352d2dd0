import { expect, test } from "vitest";
import { counted, pace } from "./count";

const hands = [[], [7, 20], [50, 0, 3]];

test("hands are counted card by card, one after the other (UNO-8.10)", () => {
  expect(counted(hands, 0)).toEqual({ cards: [0, 0, 0], sums: [0, 0, 0], total: 0 });
  expect(counted(hands, 1)).toEqual({ cards: [0, 1, 0], sums: [0, 7, 0], total: 7 });
  expect(counted(hands, 3)).toEqual({ cards: [0, 2, 1], sums: [0, 27, 50], total: 77 });
  expect(counted(hands, Infinity)).toEqual({ cards: [0, 2, 3], sums: [0, 27, 53], total: 80 });
});

test("many cards are counted faster, a few not slower than an eye likes", () => {
  expect(pace(3)).toBe(260);
  expect(pace(90)).toBe(50);
  expect(pace(0)).toBe(260);
});
