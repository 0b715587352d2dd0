import { describe, expect, it } from "vitest";
import type { Ask } from "../../wire/messages";
import cross from "../../gallery/samples/toma-8-cross.json";
import guess from "../../gallery/samples/toma-4-guess.json";
import motta from "../../gallery/samples/toma-4-motta.json";
import plain from "../../gallery/samples/toma-4.json";
import game from "../../gallery/samples/game-toma.json";
import {
  actor,
  aiming,
  fitting,
  idle,
  legalCards,
  legalSeats,
  meant,
  NOTHING,
  seatsOf,
  tracked,
  tried,
  values,
} from "./choice";
import type { Power } from "./content";
import { flights, shots } from "./flights";
import { reveals } from "./reveals";
import type { TomaView } from "./view";

const VALUES = new Map(game.content.cards.card.map((card) => [card.id, card.value]));
const value = (card: string): number => VALUES.get(card)!;
const ask = (sample: { ask: unknown }): Ask => sample.ask as Ask;
const view = (sample: { view: unknown }): TomaView => sample.view as TomaView;

describe("a choice in steps", () => {
  it("begins with a card, and a forced one leaves no other", () => {
    expect(legalCards(ask(plain))).toEqual(view(plain).players[plain.seat]!.hand);
    expect(legalCards(ask(motta))).toEqual(["motta"]);
    const card = legalCards(ask(plain))[0]!;
    expect(meant(ask(plain), { card, seats: [] })?.text).toBe(`discard ${card}`);
    expect(aiming(ask(plain))).toBe(false);
  });

  it("of a guess is a seat, then a value", () => {
    const moves = ask(guess).moves;
    const seats = [...new Set(moves.map((m) => m.args["target"] as number))];
    expect(aiming(ask(guess))).toBe(true);
    expect(legalSeats(ask(guess), NOTHING)).toEqual(seats);
    expect(values(ask(guess), NOTHING)).toEqual([]);
    const picked = { card: null, seats: [seats[0]!] };
    const found = values(ask(guess), picked);
    expect(found.map((o) => o.args["value"])).toEqual([2, 3, 4, 5, 6, 7, 8]);
    expect(meant(ask(guess), picked)).toBeNull();
    expect(moves).toContain(found[0]);
  });

  it("of a cross is two seats, in either order", () => {
    const all = legalSeats(ask(cross), NOTHING);
    const [a, b] = [all[0]!, all[2]!];
    expect(meant(ask(cross), { card: null, seats: [a] })).toBeNull();
    const there = meant(ask(cross), { card: null, seats: [a, b] });
    const back = meant(ask(cross), { card: null, seats: [b, a] });
    expect(there).not.toBeNull();
    expect(there).toBe(back);
    expect(legalSeats(ask(cross), { card: null, seats: [a] })).not.toContain(a);
    expect(fitting(ask(cross), { card: null, seats: [a] }).every((o) => seatsOf(o).includes(a))).toBe(true);
  });

  it("never makes up a move: all that is meant was offered", () => {
    for (const sample of [plain, guess, motta, cross]) {
      const moves = ask(sample).moves;
      for (const offer of moves) {
        const picked = { card: (offer.args["card"] as string) ?? null, seats: seatsOf(offer) };
        const found = meant(ask(sample), picked);
        if (found) expect(moves).toContain(found);
      }
    }
  });

  it("can be asked why not", () => {
    expect(tried(ask(plain), NOTHING, { card: "toma" })).toBe("discard toma");
    expect(tried(ask(guess), NOTHING, { seat: 2 })).toMatch(/^guess 2 \d$/);
    expect(tried(ask(guess), { card: null, seats: [3] }, { value: 1 })).toBe("guess 3 1");
    expect(tried(ask(cross), { card: null, seats: [5] }, { seat: 2 })).toBe("cross 2 5");
  });
});

describe("what the table shows", () => {
  it("counts every card once, its own and noted ones as seen", () => {
    for (const sample of [plain, guess, cross]) {
      const lines = tracked(view(sample), value);
      expect(lines.reduce((sum, line) => sum + line.total, 0)).toBe(view(sample).deck.length);
      const own = view(sample).players[sample.seat]!.hand[0]!;
      expect(lines.flatMap((l) => l.cards).find((c) => c.card === own)?.seen).toBe(true);
    }
  });

  it("knows who acts", () => {
    expect(actor(view(plain))).toBe(plain.seat);
    expect(actor({ ...view(plain), now: null })).toBe(-1);
  });

  it("says when a power would find nobody", () => {
    const power = (targets: number, self: boolean): Power => ({
      id: "",
      title: "",
      text: "",
      glyph: "",
      hue: { paint: "", letters: "" },
      clause: "",
      targets,
      self,
    });
    const all = view(plain);
    const shielded: TomaView = { ...all, players: all.players.map((p, i) => ({ ...p, shield: i !== plain.seat })) };
    expect(idle(shielded, plain.seat, power(1, false))).toBe(true);
    expect(idle(shielded, plain.seat, power(1, true))).toBe(false);
    expect(idle(shielded, plain.seat, power(2, true))).toBe(true);
    expect(idle(shielded, plain.seat, power(0, false))).toBe(false);
    expect(idle(all, plain.seat, power(1, false))).toBe(false);
  });
});

describe("motion", () => {
  it("follows the cards", () => {
    expect(flights({ seq: 1, word: "drew", seat: 2, card: null, left: 3 })).toEqual([
      { from: "deck", to: "hand-2", what: null },
    ]);
    expect(flights({ seq: 1, word: "discarded", seat: 0, card: "freya" })).toEqual([
      { from: "hand-0", to: "row-0", what: "freya", lands: "freya" },
    ]);
    expect(flights({ seq: 1, word: "crossed", seat: 0, one: 1, other: 3 })).toHaveLength(2);
    expect(flights({ seq: 1, word: "missed", seat: 0, target: 1 })).toEqual([]);
    expect(shots({ seq: 1, word: "guessed", seat: 0, target: 2, value: 5 })).toEqual([{ from: 0, to: 2 }]);
    expect(shots({ seq: 1, word: "aimed", seat: 1, power: "redraw", target: 1 })).toEqual([]);
  });

  it("shows secrets to those alone who were shown them", () => {
    const duel = { seq: 1, word: "compared", seat: 0, target: 2, own: "freya", other: "toma" };
    const fell = { seq: 1, word: "fell", seat: 2, power: "duel_high_out" };
    expect(reveals([duel, fell], 0)).toEqual([{ kind: "duel", seat: 2, own: "freya", other: "toma", fell }]);
    expect(reveals([duel, fell], 2)).toEqual([{ kind: "duel", seat: 0, own: "toma", other: "freya", fell }]);
    expect(reveals([duel, { seq: 1, word: "equal", seat: 0, target: 2 }], 0)[0]!.fell).toBeNull();
    expect(reveals([{ ...duel, own: null, other: null }], 1)).toEqual([]);
    expect(reveals([duel], -1)).toEqual([]);
    expect(reveals([{ seq: 1, word: "peeked", seat: 0, target: 1, card: null }], 0)).toEqual([]);
  });
});
