import { describe, expect, it } from "vitest";
import { after } from "./round";

const tables = ["a", "b", "c"].map((id, i) => ({ id, game: "g", since: 100 - i }));

describe("the next table that waits", () => {
  it("goes round, the longest first", () => {
    expect(after(tables, "")).toBe("a");
    expect(after(tables, "elsewhere")).toBe("a");
    expect(after(tables, "a")).toBe("b");
    expect(after(tables, "c")).toBe("a");
  });

  it("is none where only this one waits, or nobody", () => {
    expect(after(tables.slice(0, 1), "a")).toBe("");
    expect(after([], "a")).toBe("");
  });
});
