/** The cases of `test_warnings_inform` in `tests/games/torak/test_bots.py`, and a leg seen ahead. */
import { describe, expect, it } from "vitest";
import type { TorakHero, TorakSheet, TorakView } from "./view";
import { Land, risk } from "./warn";

const WIDE = { start: "6,6", has: (x: number, y: number): boolean => Math.min(x, y) >= 0 && Math.max(x, y) <= 12 };
const SMALL = { start: "6,6", has: (x: number, y: number): boolean => Math.min(x, y) >= 2 && Math.max(x, y) <= 10 };

const list = (text = ""): string[] => text.split(" ").filter(Boolean);

function view(mode: string, balls: string, troops: string, paths: string[], more: Partial<TorakSheet> = {}): TorakView {
  const sheet = { scenery: [], monsters: [], balls: list(balls), troops: list(troops).map((s) => [s, 1]), ...more };
  const heroes = paths.map((path): Partial<TorakHero> => {
    const track = list(path);
    return { at: track.at(-1)!, track, bound: null };
  });
  const options = { troop_passage: "blocked" };
  return { mode, options, boxes: 0, table: "3x3", now: null, sheets: [sheet], heroes } as unknown as TorakView;
}

describe("warnings", () => {
  it("tell who is stranded and which balls are lost", () => {
    const shut = view("solo", "0,0 6,3", "0,1 1,0 6,5 7,6 6,7 5,6", ["6,6"]);
    expect(new Land(shut, 0, WIDE).warnings(0)).toEqual({ stranded: true, lost: ["0,0", "6,3"], apart: false });
    const free = view("solo", "0,0 6,3", "0,1 1,0", ["6,6"]);
    expect(new Land(free, 0, WIDE).warnings(0)).toEqual({ stranded: false, lost: ["0,0"], apart: false });
  });
  it("know that a troop only stops by the usual rule", () => {
    const free = view("solo", "0,0", "0,1 1,0", ["6,6"]);
    free.options = { troop_passage: "stop" };
    expect(new Land(free, 0, WIDE).warnings(0).lost).toEqual([]);
  });
  it("tell when the heroes can no longer meet", () => {
    for (const [troops, apart] of [
      ["6,5 7,6 5,6", true],
      ["6,5 7,6", false],
    ] as const)
      // prettier-ignore
      expect(new Land(view("coop", "", troops, ["6,6", "6,6 6,9"]), 0, WIDE).warnings(0).apart).toBe(apart);
  });
  it("see a leg ahead: the path closes behind the hero, a crossing binds", () => {
    const corner = view("solo", "2,2 10,10", "", ["6,6 2,6 2,3"], { scenery: [["river", "3,2", "e"]] });
    const land = new Land(corner, 0, SMALL);
    expect(land.warnings(0)).toEqual({ stranded: false, lost: [], apart: false });
    land.go(0, "2,2");
    expect(land.warnings(0)).toEqual({ stranded: true, lost: ["10,10"], apart: false });
    expect(corner.sheets[0]!.balls).toEqual(["2,2", "10,10"]); // the sheet itself is as it was
    const crossing = new Land(view("solo", "", "", ["6,6 9,6 9,9 7,9"], { monsters: ["7,5"] }), 0, SMALL);
    crossing.go(0, "7,6");
    expect(crossing.warnings(0).stranded).toBe(false);
  });
  it("know mountains and rivers", () => {
    const scenery: TorakSheet["scenery"] = [["mountain", "2,3"], ["river", "3,2", "s"]]; // prettier-ignore
    expect(new Land(view("solo", "2,2", "", ["6,6"], { scenery }), 0, SMALL).warnings(0).lost).toEqual([]);
    const along: TorakSheet["scenery"] = [["river", "2,3", "s"], ["river", "3,2", "e"]]; // prettier-ignore
    expect(new Land(view("solo", "2,2", "", ["6,6"], { scenery: along }), 0, SMALL).warnings(0).lost).toEqual(["2,2"]);
  });
});

describe("risk", () => {
  const third = [[0, 4], [4, 8], [8, 12]] as const; // prettier-ignore
  const sections = third.flatMap((y) => third.map((x) => ({ id: "", name: "", red: [1, 2], white: [1, 2], x, y })));
  const content = { sections: () => sections, troops: [1, 2] };
  it("counts the sections one stands in", () => {
    const calm = view("solo", "", "", ["6,6"]);
    expect(risk(calm, content, "6,6")).toEqual({ sections: 1, percent: 11, troops: 1 });
    expect(risk(calm, content, "4,4")).toEqual({ sections: 4, percent: 44, troops: 1 });
    expect(risk({ ...calm, boxes: 1 }, content, "6,6").percent).toBe(0); // the last box ends the game
  });
});
