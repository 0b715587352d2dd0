import { describe, expect, it } from "vitest";
import { fitted } from "./wish";

const WIDTH = 200;
const HEIGHT = 42;

describe("a wish", () => {
  it("is large if it is short", () => {
    expect(fitted("La paix", WIDTH, HEIGHT)).toEqual({ size: 13, lines: ["La paix"] });
  });
  it("fits its box, however it is written", () => {
    for (const wish of ["a".repeat(140), "W".repeat(140), "Un vœu ".repeat(20), "Mmmmm ".repeat(23), ""]) {
      const { size, lines } = fitted(wish, WIDTH, HEIGHT);
      expect(lines.length * size * 1.08).toBeLessThanOrEqual(HEIGHT);
      expect(lines.join("").replaceAll(" ", "")).toBe(wish.replaceAll(" ", ""));
    }
  });
});
