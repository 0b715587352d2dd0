import { describe, expect, it } from "vitest";
import type { Ask, Offer } from "../../wire/messages";
import { nextKeys, pick, plain, plays, whole } from "./choice";
import { along, groundOf } from "./ground";
import { told } from "./sequence";
import { towards } from "../../lib/towards";
import type { DuelWay } from "./view";

const offer = (text: string, word: string, args: Record<string, unknown>): Offer => ({ text, word, args });
const ask: Ask = {
  key: "act-menu",
  kind: "first",
  moves: [
    offer("move 5c", "move", { zone: "5c" }),
    offer("attack nappa 1", "attack", { target: "nappa", actions: 1 }),
    offer("attack nappa 2", "attack", { target: "nappa", actions: 2 }),
    offer("technique kaioken", "technique", { technique: "kaioken" }),
    offer("technique double_sunday nappa", "technique_at", { technique: "double_sunday", target: "nappa" }),
    offer("technique double_sunday nappa vegeta", "technique_two", {
      technique: "double_sunday",
      target: "nappa",
      second: "vegeta",
    }),
    offer("play vitesse goku 5c", "play_to", { card: "vitesse", unit: "goku", zone: "5c" }),
    offer("end", "end", {}),
  ],
};

describe("a choice in steps", () => {
  it("begins with every first thing of a path", () => {
    expect([...nextKeys(ask, [])]).toEqual([
      "zone:5c",
      "unit:nappa",
      "lead:attack",
      "lead:kaioken",
      "lead:double_sunday",
      "card:vitesse",
      "unit:goku",
    ]);
  });
  it("plays at once what leaves nothing open", () => {
    expect(plays(ask, [], "zone:5c")?.text).toBe("move 5c");
    expect(plays(ask, [], "lead:kaioken")?.text).toBe("technique kaioken");
    expect(plays(ask, [], "unit:nappa")).toBeNull();
  });
  it("goes in either order, and may end before the second target", () => {
    const picked = pick(ask, ["unit:nappa"], "lead:double_sunday");
    expect(whole(ask, picked)?.text).toBe("technique double_sunday nappa");
    expect(plays(ask, picked, "unit:vegeta")?.text).toBe("technique double_sunday nappa vegeta");
  });
  it("takes along what is without a choice", () => {
    expect(pick(ask, [], "card:vitesse")).toEqual(["card:vitesse", "unit:goku"]);
    expect(pick(ask, [], "lead:attack")).toEqual(["lead:attack", "unit:nappa"]);
  });
  it("leaves bare words to buttons", () => {
    expect(plain(ask).map((one) => one.text)).toEqual(["end"]);
  });
});

describe("the ground", () => {
  const standard: [string, number][] = [
    ["5", 0],
    ["B", 3],
    ["4", 2],
    ["1", 2],
    ["A", 0],
    ["3", 5],
    ["2", 5],
  ];
  const ground = groundOf(standard, false);
  it("has four zones a tile, and a way that was counted can be followed", () => {
    expect(ground.zones.size).toBe(28);
    const ways: Record<string, DuelWay> = { "5a": [0, null], "5b": [3, "5a"], "1c": [4, "5b"] };
    expect(along(ways, "1c")).toEqual(["5a", "5b", "1c"]);
    expect(along(ways, "2a")).toEqual([]);
  });
  it("is turned for side B", () => {
    const y = (turned: boolean): number => groundOf(standard, turned).zones.get("Ac")!.middle[1];
    expect(y(false)).toBeGreaterThan(0);
    expect(y(true)).toBeLessThan(0);
  });
});

describe("a blow", () => {
  it("is told from its declaration until something else begins", () => {
    const words = ["moved", "attacking", "struck", "defence_rolled", "wounded"];
    const steps = told(
      [],
      words.map((word, seq) => ({ seq, word })),
    );
    expect(steps.map((step) => step.word)).toEqual(words.slice(1));
    expect(told(steps, [{ seq: 9, word: "moving" }])).toEqual([]);
  });
});

describe("arrows on a map", () => {
  const box = (left: number, top: number): { left: number; top: number; width: number; height: number } => ({
    left,
    top,
    width: 10,
    height: 10,
  });
  it("go to the nearest thing that lies there", () => {
    const boxes = [box(100, 0), box(40, 40), box(30, 5), box(-50, 0)];
    expect(towards(box(0, 0), boxes, [1, 0])).toBe(2);
    expect(towards(box(0, 0), boxes, [-1, 0])).toBe(3);
    expect(towards(box(0, 0), boxes, [0, -1])).toBe(-1);
  });
});
