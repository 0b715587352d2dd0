import { describe, expect, it } from "vitest";
import type { Ask } from "../../wire";
import { next, spacesOf, steps } from "./arena";
import { bySpace, diceOf, facesAt, leftovers, movable, rerollText, spaceTried, wildSums } from "./choice";
import { lacking, met, sorted, standing, sumOf, type Face } from "./fight";
import { advice, chance, dodge } from "./odds";
import { follow } from "./story";
import type { TournamentNow, TournamentView } from "./view";

const ask = (...texts: string[]): Ask => ({
  key: "start",
  kind: "one",
  moves: texts.map((text) => {
    const [word = "", ...rest] = text.split(" ");
    const args =
      word === "sum" || word === "reroll"
        ? { faces: rest }
        : word === "space"
          ? { space: rest[0] }
          : { warrior: rest[0], space: rest[1] };
    return { text, word, args };
  }),
});

describe("dice", () => {
  it("make combos with stars", () => {
    expect(lacking(["ball", "ball", "kick"], ["ball", "star", "kick"])).toBe(0);
    expect(lacking(["ball", "ball", "kick"], ["ball", "ball", "ball"])).toBe(1);
    expect(met(["ball", "ball", "kick"], ["ball", "star", "fist"])).toEqual(["die", "star", ""]);
  });

  it("are added, and doubled when all of them show one symbol", () => {
    const values = { ball: 3, kick: 2, star: 2 };
    expect(sumOf(values, ["ball", "kick", "star"], 3)).toBe(7);
    expect(sumOf(values, ["ball", "ball", "ball"], 3)).toBe(18);
    expect(sumOf(values, ["kick", "kick"], 3)).toBe(4);
    expect(sumOf(values, ["ball"], 1)).toBe(3);
  });

  it("are picked by touching, written in the order of the notation", () => {
    const dice: Face[] = ["kick", "ball", "kick"];
    expect(rerollText(facesAt(dice, new Set([0, 1])))).toBe("reroll ball kick");
    expect(facesAt(dice, new Set([0, 1]), false)).toEqual(["kick"]);
    expect([...diceOf(dice, ["kick", "kick"])]).toEqual([0, 2]);
  });

  it("with wild stars have further sums of as many dice", () => {
    const offered = ask("sum ball star", "sum ball ball", "sum ball fist", "sum kick kick", "sum star");
    expect(wildSums(offered, ["ball", "star"]).map((o) => o.text)).toEqual(["sum ball ball", "sum ball fist"]);
    expect(wildSums(offered, ["ball"])).toEqual([]);
  });
});

describe("odds", () => {
  // from nyoi.games.tournament.odds.chance
  const KNOWN: [string[], number, number, Face[] | undefined, number][] = [
    [["fist", "fist", "fist", "aura"], 5, 3, undefined, 0.8775972969744967],
    [["ball", "ball", "aura"], 3, 2, undefined, 0.5288053936137783],
    [["ball", "ball", "aura"], 3, 2, ["ball", "star", "kick"], 0.75],
    [dodge(3), 4, 1, undefined, 0.4000914494741655],
    [dodge(5), 6, 4, undefined, 0.8186149675891428],
    [
      ["fist", "fist", "fist", "fist", "aura", "aura"],
      6,
      4,
      ["fist", "aura", "kick", "kick", "star", "ball"],
      0.7170717713126004,
    ],
    [["fist", "kick"], 2, 0, undefined, 0.19444444444444442],
  ];
  it("are those of the engine", () => {
    for (const [need, dice, rerolls, shown, known] of KNOWN)
      expect(chance(need, dice, rerolls, shown)).toBeCloseTo(known, 9);
  });

  it("say which dice to keep", () => {
    const found = advice(["ball", "ball", "aura"], ["ball", "star", "kick"], 2);
    expect(sorted(found.keep)).toEqual(["ball", "star"]);
    expect(found.chance).toBeCloseTo(0.75, 9);
  });
});

describe("the arena", () => {
  const spaces = spacesOf([".RY", "BGR", "YB."]);
  it("is a grid without its corners", () => {
    expect(spaces.map((s) => s.id)).toEqual(["B1", "C1", "A2", "B2", "C2", "A3", "B3"]);
    expect(steps("B1", "A3")).toBe(2);
  });

  it("is walked by arrows, or from lit space to lit space", () => {
    expect(next(spaces, "B2", "ArrowUp")).toBe("B1");
    expect(next(spaces, "B1", "ArrowLeft")).toBeNull();
    expect(next(spaces, "B1", "ArrowDown", new Set(["A3", "C1"]))).toBe("A3");
    expect(next(spaces, "B1", "Enter")).toBeNull();
  });
});

describe("a choice", () => {
  it("lights up where the picked warrior may go", () => {
    const offered = ask("go hit F7", "go hit F8", "go kale A4");
    expect([...movable(offered)]).toEqual(["hit", "kale"]);
    expect([...bySpace(offered, "hit").keys()]).toEqual(["F7", "F8"]);
    expect(bySpace(offered, null).size).toBe(0);
    expect([...bySpace(ask("space F7"), null).keys()]).toEqual(["F7"]);
    expect(spaceTried(offered, "hit", "A4")).toBe("go hit A4");
    expect(spaceTried(ask("space F7"), null, "A4")).toBe("space A4");
  });

  it("leaves nothing without a place", () => {
    expect(leftovers(ask("go hit F7", "skip"), new Set(["go"])).map((o) => o.text)).toEqual(["skip"]);
  });
});

describe("a fight", () => {
  const fight = { fighters: ["jiren", "basil"], seats: [0, 3] };
  const view = (now: TournamentNow): TournamentView => ({ fight, now }) as unknown as TournamentView;

  it("is read from what is in progress", () => {
    const found = standing(
      view({ kind: "attack", side: 0, dice: ["fist", "teleport", "star"], rerolls: 3, throw: 1 }),
    )!;
    expect(found.thrown).toEqual({
      side: 0,
      what: "attack",
      rerolls: 3,
      number: 1,
      faces: ["fist", "teleport", "star"],
    });
    expect(found.step).toBe("attack");
  });

  it("knows what is declared and who answers", () => {
    const found = standing(
      view({
        kind: "parry",
        side: 1,
        blow: { side: 0, damage: 25, marks: ["ball"], throws: 3 },
        dice: ["ball", "kick"],
        rerolls: 1,
        throw: 1,
      }),
    )!;
    expect(found.declared).toEqual({ side: 0, target: 1, damage: 25, marks: ["ball"], throws: 3 });
    expect(found.thrown).toMatchObject({ side: 1, what: "defence", rerolls: 1, number: 1 });
    expect([found.side, found.step]).toEqual([1, "defend"]);
  });

  it("is told from its first blow to its last", () => {
    const event = (word: string) => ({ seq: 1, word, warrior: "hit", target: "kale" });
    const story = follow(null, ["moved", "fight", "rolled", "landed", "drew", "turn"].map(event))!;
    expect(story.told.map((e) => e.word)).toEqual(["fight", "rolled", "landed"]);
    expect(story.over).toBe(true);
  });
});
