import { describe, expect, it } from "vitest";
import type { Ask } from "../../wire/messages";
import type { GameInfo } from "../../wire/shelf";
import type { Speech } from "../../words";
import game from "../../gallery/samples/game-uno.json";
import big from "../../gallery/samples/uno-big.json";
import exposed from "../../gallery/samples/uno-exposed.json";
import jump from "../../gallery/samples/uno-jump.json";
import swap from "../../gallery/samples/uno-swap.json";
import turn from "../../gallery/samples/uno-4-wild.json";
import two from "../../gallery/samples/uno-two.json";
import wish from "../../gallery/samples/uno-wish.json";
import {
  atSeat,
  flavoured,
  NOTHING,
  one,
  playable,
  plays,
  pressed,
  seats,
  shed,
  sheds,
  simpleWish,
  single,
  wishes,
} from "./choice";
import { Content } from "./content";
import { flights } from "./flights";

const ask = (sample: { ask: unknown }): Ask => sample.ask as Ask;
const speech = { thing: (id: string) => id, words: { lang: "fr" } } as unknown as Speech;
const content = new Content(game as unknown as GameInfo, speech);

describe("a choice in steps", () => {
  it("of a wild card is a colour", () => {
    const card = [...playable(ask(turn))].find((id) => id.startsWith("W-"))!;
    expect(plays(ask(turn), card, false).map((o) => o.args["colour"])).toEqual(["red", "yellow", "green", "blue"]);
    expect(plays(ask(turn), "G9-9", false)).toEqual([]);
  });

  it("of a coloured card is the card", () => {
    const card = [...playable(ask(two))].find((id) => !id.startsWith("W"));
    if (card) expect(plays(ask(two), card, false)).toHaveLength(1);
  });

  it("carries UNO if the button is armed and the move can carry it", () => {
    const offers = ask(two).moves;
    const armed = flavoured(offers, true);
    const plain = flavoured(offers, false);
    expect(armed.some((o) => o.args["uno"] === 1)).toBe(true);
    expect(plain.some((o) => o.args["uno"] === 1)).toBe(false);
    expect(armed).toHaveLength(plain.length);
    for (const offer of [...armed, ...plain]) expect(offers).toContain(offer);
  });

  it("of a wish may need a seat or a card", () => {
    expect(wishes(ask(wish))).toEqual(["draw2", "reverse", "skip", "shed", "none"]);
    expect(simpleWish(ask(wish), "draw2")?.text).toBe("wish draw2");
    expect(simpleWish(ask(wish), "skip")).toBeNull();
    const skip = { card: null, wish: "skip" };
    expect([...seats(ask(wish), skip)]).not.toContain(wish.seat);
    expect(atSeat(ask(wish), skip, 0, false)?.text).toBe("wish skip 0");
    expect(atSeat(ask(wish), skip, wish.seat, false)).toBeNull();
    const hand = wish.view.players[wish.seat]!.hand as string[];
    expect([...sheds(ask(wish))].sort()).toEqual([...hand].sort());
    expect(shed(ask(wish), hand[0]!, true)?.text).toBe(`wish shed ${hand[0]}`);
  });

  it("of a seven is a seat", () => {
    expect(seats(ask(swap), NOTHING).size).toBe(4);
    expect(atSeat(ask(swap), NOTHING, [...seats(ask(swap), NOTHING)][0]!, false)?.word).toBe("swap");
  });

  it("knows twins and single answers", () => {
    expect([...playable(ask(jump))]).toEqual(["YV-2"]);
    expect(one(ask(jump), "stay")?.text).toBe("stay");
    const keep = { text: "keep", word: "keep", args: {} };
    expect(single({ key: "drawn", kind: "one", moves: [keep] })).toBe(keep);
    expect(single({ key: "turn", kind: "one", moves: [{ text: "draw", word: "draw", args: {} }] })).toBeNull();
    expect(single(ask(wish))).toBeNull();
  });
});

describe("the UNO button (UNO-7.23)", () => {
  it("catches who is exposed", () => {
    expect(pressed(ask(exposed)).now.map((o) => o.text)).toEqual(["catch 2"]);
    expect(pressed(ask(exposed)).arms).toBe(false);
  });
  it("arms a decision that can leave one card", () => {
    expect(pressed(ask(two))).toEqual({ now: [], arms: true });
  });
  it("does nothing where nothing applies", () => {
    expect(pressed(ask(wish))).toEqual({ now: [], arms: false });
    expect(pressed(null)).toEqual({ now: [], arms: false });
  });
  it("calls for its owner first", () => {
    const moves = [
      { text: "catch 3", word: "catch", args: { target: 3 } },
      { text: "declare", word: "declare", args: {} },
    ];
    expect(pressed({ key: "hold", kind: "first", moves }).now.map((o) => o.word)).toEqual(["declare", "catch"]);
  });
});

describe("cards", () => {
  it("are sorted by colour, number, sign; wild cards last", () => {
    expect(content.sorted(["W-1", "B2-1", "RD-1", "R9-1", "R0-1", "Y5-2", "RS-1", "WS-1", "G1-1", "W4-1"])).toEqual([
      "R0-1",
      "R9-1",
      "RS-1",
      "RD-1",
      "Y5-2",
      "G1-1",
      "B2-1",
      "W-1",
      "W4-1",
      "WS-1",
    ]);
    const hand = big.view.players[big.seat]!.hand as string[];
    expect(content.sorted(hand)).toHaveLength(hand.length);
  });
  it("bear balls as the data says, first copies only in the rare profile", () => {
    expect([content.stars("R7-1"), content.stars("R7-2"), content.stars("R8-1"), content.stars("WS-1")]).toEqual([
      7, 7, 0, 0,
    ]);
    const rare = new Content(game as unknown as GameInfo, speech, true);
    expect([rare.stars("R7-1"), rare.stars("R7-2")]).toEqual([7, 0]);
  });
  it("have faces", () => {
    expect(content.face("RS-1")).toMatchObject({
      colour: "red",
      shape: "triangle",
      symbol: "skip",
      figure: "instant_transmission",
    });
    expect(content.face("W4-2")).toMatchObject({ colour: null, symbol: "wild4", figure: "spirit_bomb" });
  });
});

it("motion follows the cards", () => {
  expect(flights({ seq: 1, word: "played", seat: 2, card: "R7-1", colour: -1, drawn: 0 }, 4)).toEqual([
    { from: "hand-2", to: "discard", what: "R7-1", lands: "R7-1" },
  ]);
  expect(flights({ seq: 1, word: "drew", seat: 1, number: 2, why: "plus2", cards: [null, null] }, 4)).toHaveLength(2);
  expect(flights({ seq: 1, word: "hands_passed", way: "counter" }, 3).map((f) => f.to)).toEqual([
    "hand-2",
    "hand-0",
    "hand-1",
  ]);
  expect(flights({ seq: 1, word: "uno", seat: 1 }, 4)).toEqual([]);
});
