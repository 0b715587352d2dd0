import { expect, test } from "vitest";
import { near, NEAR } from "./drag";

const box = { left: 100, right: 200, top: 50, bottom: 190 };

test("a card counts as dropped on its place, or a little beside it", () => {
  expect(near(box, 150, 100)).toBe(true);
  expect(near(box, 200 + NEAR, 100)).toBe(true);
  expect(near(box, 201 + NEAR, 100)).toBe(false);
  expect(near(box, 150, 49 - NEAR)).toBe(false);
});
