/** What is told of the others since one's last move, by turns, and why one is out. */
import { expect, it } from "vitest";
import type { EventData } from "../src/games/board";
import type { Telling } from "../src/games/telling";
import { chapters, deeds, fallen, newsOf } from "../src/news";

const event = (seq: number, word: string, seat: number, more = {}): EventData => ({ seq, word, seat, ...more });
const seqs = (log: EventData[], telling: Telling, seat: number, read = -1): number[] =>
  newsOf(deeds(log, telling, {}), seat, read).map((deed) => deed.seq);

const LOG = [event(1, "went", 0), event(2, "went", 1), event(2, "fell", 0), event(3, "went", 2)];

it("news are what the others did after one's last move, and what was read is none", () => {
  expect(seqs(LOG, {}, 0)).toEqual([2, 3]);
  expect(seqs(LOG, {}, 1)).toEqual([3]);
  expect(seqs(LOG, {}, 2)).toEqual([]);
  expect(seqs(LOG, {}, 0, 2)).toEqual([3]);
  expect(seqs(LOG, {}, -1)).toEqual([1, 2, 3]); // who only watches has no move
});

it("a deed is whose first word it is, as the game says", () => {
  const telling: Telling = { actor: () => (one) => (one.word === "went" ? (one["seat"] as number) : -1) };
  expect(deeds([event(1, "fell", 0), event(1, "went", 1)], telling, {}).map((deed) => deed.seat)).toEqual([1]);
});

it("what one answers in another's turn is part of the story, and does not end it", () => {
  const telling: Telling = { turn: (one) => (one.word === "turn" ? (one["seat"] as number) : null) };
  const log = [
    event(1, "turn", 0),
    event(2, "went", 0),
    event(3, "turn", 1),
    event(4, "hit", 1),
    event(5, "parried", 0),
  ];
  expect(seqs(log, telling, 0)).toEqual([3, 4, 5]);
  expect(seqs([...log, event(6, "turn", 0)], telling, 0)).toEqual([]);
});

it("a move that ends one's turn is still one's own", () => {
  const telling: Telling = { turn: (one) => (one.word === "turn" ? (one["seat"] as number) : null), actor: () => went };
  const log = [event(1, "turn", 0), event(2, "went", 0), event(2, "turn", 1), event(3, "went", 1)];
  expect(seqs(log, telling, 0)).toEqual([3]);
});
const went = (one: EventData): number => (one.word === "went" ? (one["seat"] as number) : -1);

it("why one is out is what the same move did, until everybody is in again", () => {
  const telling: Telling = { again: new Set(["round"]) };
  const log = [event(1, "guessed", 1), event(1, "hit", 1), event(1, "out", 0), event(2, "went", 1)];
  expect(fallen(log, telling, 0).map((one) => one.word)).toEqual(["guessed", "hit", "out"]);
  expect(fallen(log, telling, 1)).toEqual([]);
  expect(fallen([...log, event(3, "round", 1)], telling, 0)).toEqual([]);
});

it("chapters begin with their own words, and with another's turn", () => {
  const telling: Telling = { chapters: new Set(["round"]), actor: () => went };
  const log = [event(1, "round", 0), event(2, "went", 0), event(3, "went", 0), event(4, "went", 1)];
  expect(
    chapters(deeds(log, telling, {}), telling).map((part) => [part.head?.word, part.seat, part.events.length]),
  ).toEqual([
    ["round", -1, 0],
    [undefined, 0, 2],
    [undefined, 1, 1],
  ]);
});
