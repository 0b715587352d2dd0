import { describe, expect, it } from "vitest";
import { better, kindOf } from "./records";
import type { TorakView } from "./view";

describe("records", () => {
  it("rank won before lost, then score, then fewer turns", () => {
    expect(better([1, 25, -14], [0, 31, -8])).toBe(true);
    expect(better([1, 27, -14], [1, 25, -8])).toBe(true);
    expect(better([1, 25, -8], [1, 25, -14])).toBe(true);
    expect(better([0, 4, -8], [0, 4, -8])).toBe(false);
  });
  it("compare a game with its like", () => {
    const view = { mode: "solo", map: "wide", options: { easy: true } } as unknown as TorakView;
    expect(kindOf(view)).toBe("solo wide easy");
    expect(kindOf({ ...view, map: "small", options: {} })).toBe("solo small");
  });
});
