import { describe, expect, it } from "vitest";
import { covers } from "./save";

describe("the fonts of a picture", () => {
  it("are those of its letters", () => {
    expect(covers("", "Torak")).toBe(true);
    expect(covers("U+0100-02BA, U+1E00-1E9F", "Torak")).toBe(false);
    expect(covers("U+0100-02BA, U+1E00-1E9F", "Kaiō")).toBe(true);
    expect(covers("U+54", "Torak")).toBe(true);
  });
});
