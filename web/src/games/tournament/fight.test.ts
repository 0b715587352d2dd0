import { describe, expect, it } from "vitest";
import type { Ask } from "../../wire/messages";
import { next, spacesOf, steps } from "./arena";
import { bySpace, diceOf, facesAt, leftovers, movable, rerollText, spaceTried, wildSums } from "./choice";
import { met, standing, type Face } from "./fight";
import { follow } from "./story";
import { harm, others } from "./ways";
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
    expect(met(["ball", "ball", "kick"], ["ball", "star", "fist"])).toEqual(["die", "star", ""]);
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

describe("ways", () => {
  it("leave the dice that are kept", () => {
    expect([...others(["kick", "ball", "kick"], ["kick"])]).toEqual([1, 2]);
    expect([...others(["kick", "ball"], ["ball", "kick"])]).toEqual([]);
  });

  it("are weighed by what they take from others", () => {
    const hits = [
      { warrior: "monna", lose: 13, left: 5, falls: false },
      { warrior: "hit", lose: 4, left: 9, falls: false },
    ];
    expect(harm(hits, new Set(["hit"]))).toBe(9);
    expect(harm(undefined, new Set())).toBe(0);
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
