import { expect, test } from "vitest";
import { labels } from "./keys";

test("up to ten choices have one digit each", () => {
  expect(labels(3)).toEqual(["1", "2", "3"]);
  expect(labels(10).at(-1)).toBe("0");
});

test("no choice begins another one, and the first keep one digit as long as possible", () => {
  for (const n of [11, 19, 20, 37, 86, 100]) {
    const all = labels(n);
    expect(all).toHaveLength(n);
    expect(new Set(all).size).toBe(n);
    for (const one of all) expect(all.filter((other) => other.startsWith(one))).toEqual([one]);
  }
  expect(labels(19).filter((one) => one.length === 1)).toHaveLength(9);
  expect(labels(100).filter((one) => one.length === 1)).toHaveLength(0);
});

test("beyond a hundred the rest is reached by arrows", () => {
  expect(labels(120)).toHaveLength(100);
});
