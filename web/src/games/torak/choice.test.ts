import { describe, expect, it } from "vitest";
import type { Ask, Offer } from "../../wire/messages";
import {
  among,
  buttons,
  bySpot,
  fitting,
  placesOf,
  rolledSection,
  sheetBefore,
  thrifty,
  travelled,
  tried,
  turned,
  waysOf,
} from "./choice";
import type { TorakView } from "./view";

const offer = (text: string): Offer => ({ text, word: text.split(" ")[0]!, args: {} });
const ask = (...texts: string[]): Ask => ({ key: "act", kind: "one", moves: texts.map(offer) });

describe("ways", () => {
  const ways = waysOf(
    ask("leg e 3 with 5", "leg e 3 with 3 pay 4+fuel", "leg n 7 with 3+4", "train 5", "stride w 2 pay fuel"),
    "6,6",
  );
  it("reads where a leg ends, with which dice and at what price", () => {
    expect(ways.map((way) => way.spot)).toEqual(["9,6", "9,6", "6,-1", "4,6"]);
    expect(ways[1]).toMatchObject({ dice: [3], paid: [4], doses: 1, steps: 3 });
    expect(ways[2]!.dice).toEqual([3, 4]);
    expect(ways[3]).toMatchObject({ dice: [], doses: 1 });
  });
  it("offers nothing to somebody without a hero", () => {
    expect(waysOf(ask("leg e 1 with 1"), null)).toEqual([]);
  });
  it("keeps those that move with exactly the dice in hand", () => {
    expect(fitting(ways, [5]).map((way) => way.offer.text)).toEqual(["leg e 3 with 5"]);
    expect(fitting(ways, [4, 3]).map((way) => way.offer.text)).toEqual(["leg n 7 with 3+4"]);
    expect(fitting(ways, [])).toHaveLength(4);
  });
  it("puts the cheapest first", () => {
    expect(thrifty(ways.slice(0, 2).reverse())[0]!.offer.text).toBe("leg e 3 with 5");
    expect(bySpot(ways).get("9,6")).toHaveLength(2);
  });
  it("counts dice as often as they are there", () => {
    expect(among([3, 3], [3, 4])).toBe(false);
    expect(among([3, 3], [3, 4, 3])).toBe(true);
  });
});

describe("things to draw", () => {
  it("hold a river by its middle, in the turn that is wanted or the one there is", () => {
    const places = placesOf(ask("river 4,4 e", "river 5,3 s", "mountain 1,1"));
    expect(places.map((place) => place.spot)).toEqual(["5,4", "5,4", "1,1"]);
    const there = bySpot(places).get("5,4")!;
    expect(turned(there, "s")!.offer.text).toBe("river 5,3 s");
    expect(turned(there.slice(0, 1), "s")!.offer.text).toBe("river 4,4 e");
    expect(places[0]!.covers).toEqual(["4,4", "5,4", "6,4"]);
  });
  it("leave every other move to a button", () => {
    expect(buttons(ask("leg e 1 with 1", "train 5", "end", "unheard 1")).map((o) => o.text)).toEqual([
      "train 5",
      "end",
      "unheard 1",
    ]);
  });
});

describe("what is tried", () => {
  it("is a leg with the dice in hand, else the smallest that reaches, else all", () => {
    expect(tried("6,6", "8,6", [2, 5], [])).toBe("leg e 2 with 2");
    expect(tried("6,6", "8,6", [2, 5], [5])).toBe("leg e 2 with 5");
    expect(tried("6,6", "6,0", [2, 5], [])).toBe("leg n 6 with 2+5");
  });
  it("is nothing the server knows when it is not straight", () => {
    expect(tried("6,6", "8,7", [2, 5], [])).toBe("");
    expect(tried("6,6", "6,6", [2], [])).toBe("");
  });
});

describe("facts of the table", () => {
  const view = (more: Partial<TorakView>): TorakView =>
    ({ mode: "solo", drafted: null, captain: 1, now: null, heroes: [], ...more }) as TorakView;
  it("finds the sheet before a seat", () => {
    expect(sheetBefore(view({}), 3)).toBe(0);
    expect(sheetBefore(view({ mode: "competitive" }), 3)).toBe(3);
    expect(sheetBefore(view({ mode: "competitive" }), -1)).toBe(1);
    expect(sheetBefore(view({ mode: "competitive", drafted: 2 }), 0)).toBe(2);
  });
  it("knows the spots a path has passed", () => {
    const heroes = [{ track: ["6,6", "6,4", "5,4"] }] as TorakView["heroes"];
    expect([...travelled(view({ heroes }), [0])]).toEqual(["6,6", "6,5", "6,4", "5,4"]);
  });
  it("finds the section that was rolled", () => {
    expect(rolledSection(view({ now: { kind: "scenery", drawn: 3, section: "c1r2" } }))).toBe("c1r2");
    expect(rolledSection(view({ now: { kind: "act", seat: 0 } }))).toBe("");
  });
});
