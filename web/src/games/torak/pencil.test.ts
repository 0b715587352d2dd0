import { describe, expect, it } from "vitest";
import { chance, PENCILS, seedOf, stroke, tick } from "./pencil";
import { boxOf, kept, pushed, WHOLE, zoomed } from "./plan";

describe("pencil", () => {
  it("draws the same stroke for the same seed, another one for another", () => {
    const line = (seed: number): string => stroke([[0, 0], [80, 0]], seed); // prettier-ignore
    expect(line(5)).toBe(line(5));
    expect(line(5)).not.toBe(line(6));
    expect(line(5)).not.toContain("NaN");
    expect(tick(0, 0, 10, 1)).toMatch(/^M/);
  });
  it("wobbles only a little", () => {
    const ys = stroke([[0, 0], [200, 0]], 9, 1.3).match(/-?[\d.]+/g)!.filter((_, i) => i % 2).map(Number); // prettier-ignore
    expect(Math.max(...ys.map(Math.abs))).toBeLessThan(2);
  });
  it("has numbers between 0 and 1, and seeds from words", () => {
    const next = chance(seedOf("a", 1));
    for (let i = 0; i < 50; i++) expect(next()).toBeLessThan(1);
    expect(seedOf("a", 1)).not.toBe(seedOf("a", 2));
  });
  it("gives every hero a colour and a dash of its own", () => {
    expect(new Set(PENCILS.map((p) => p.colour)).size).toBe(PENCILS.length);
    expect(new Set(PENCILS.map((p) => p.dash)).size).toBe(PENCILS.length);
  });
});

describe("the window on a sheet", () => {
  it("shows all of it and no more", () => {
    expect(boxOf(WHOLE, 500, 400)).toBe("0.0 0.0 500.0 400.0");
    expect(kept({ x: 0, y: 2, zoom: 2 })).toEqual({ x: 0.25, y: 0.75, zoom: 2 });
    expect(kept({ x: 0.5, y: 0.5, zoom: 99 }).zoom).toBe(4);
  });
  it("comes nearer to the point under the finger", () => {
    const near = zoomed(WHOLE, 2, [0, 0]);
    expect(near).toEqual({ x: 0.25, y: 0.25, zoom: 2 });
    expect(zoomed(near, 0.5, [0, 0])).toEqual(WHOLE);
  });
  it("goes along with a drag", () => {
    expect(pushed({ x: 0.5, y: 0.5, zoom: 2 }, -0.1, 0).x).toBeCloseTo(0.55);
  });
});
