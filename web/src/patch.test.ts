// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { patched, sum } from "./patch";
import { LiveTable } from "./table.svelte";
import type { Down, Patch, TableInfo, Up, Update } from "./wire/messages";

const update = (seq: number, view: Record<string, unknown>): Update => ({
  type: "update",
  seat: 0,
  seq,
  events: [],
  view,
  ask: null,
  waiting: [],
  reset: false,
  undo: false,
  hold: 0,
  clock: null,
  ends: null,
  reading: [],
});

const before = { options: { b: 1 }, left: 5, hands: [{ cards: ["kuro"] }, { cards: 2 }], drawn: "freya" };
const after = { options: { b: 1 }, left: 4, hands: [{ cards: ["kuro", "freya"] }, { cards: 2 }], over: null };
const patch = (more: Partial<Patch> = {}): Patch => ({
  type: "patch",
  base: 11,
  changes: [
    { path: ["left"], value: 4 },
    { path: ["hands", 0, "cards"], value: ["kuro", "freya"] },
    { path: ["over"], value: null },
  ],
  gone: [["drawn"]],
  sum: sum(after),
  update: update(12, {}),
  moves: [],
  ...more,
});

test("the sum is the server's: keys in order, without what was agreed", () => {
  expect(sum({ seat: 0, left: 5, options: {} })).toBe("0db83ff9"); // src/nyoi/server/wire/patch.py says the same
  expect(sum({ b: { d: 1, c: "é" }, a: [] })).toBe(sum({ a: [], b: { c: "é", d: 1 }, options: { x: 2 } }));
});

test("what changed makes the next view of the one before, which stays as it was", () => {
  const last = update(11, structuredClone(before));
  expect(patched(last, patch())).toEqual(update(12, after));
  expect(last.view).toEqual(before);
});

test("moves that were told together are offered one by one", () => {
  const alike = [
    { word: "team", fields: ["units"], args: [[["gohan"]], [["gohan", "nappa"]]], texts: [] },
    { word: "leg", fields: ["direction", "steps"], args: [["e", 1]], texts: ["leg e 1 with 2"] },
  ];
  const told = { ...update(12, {}), ask: { key: "go", kind: "one", moves: [] } };
  expect(patched(update(11, before), patch({ update: told, moves: alike }))?.ask).toEqual({
    key: "go",
    kind: "one",
    moves: [
      { text: "team gohan", word: "team", args: { units: ["gohan"] } },
      { text: "team gohan nappa", word: "team", args: { units: ["gohan", "nappa"] } },
      { text: "leg e 1 with 2", word: "leg", args: { direction: "e", steps: 1 } },
    ],
  });
});

test("whatever does not fit is no update", () => {
  const last = update(11, before);
  expect(patched(undefined, patch())).toBeNull();
  expect(patched({ ...last, seq: 10 }, patch())).toBeNull();
  expect(patched({ ...last, seat: 1 }, patch())).toBeNull();
  expect(patched(last, patch({ changes: patch().changes.slice(1) }))).toBeNull();
  expect(patched(last, patch({ gone: [] }))).toBeNull();
  expect(patched(last, patch({ changes: [{ path: ["hands", 7, "cards"], value: 1 }] }))).toBeNull();
});

vi.stubGlobal("matchMedia", () => ({ matches: true })); // nothing moves: jsdom knows no media

test("a page that cannot be sure asks for the whole, from what it has seen", () => {
  const sent: Up[] = [];
  let tell: (message: Down) => void = () => undefined;
  let hello: () => Up = () => ({ type: "ping" });
  const table = new LiveTable("t", false, (_id, greet, hear) => {
    [hello, tell] = [greet, hear];
    return { send: (message: Up) => !!sent.push(message), close: () => undefined };
  });
  expect(hello()).toMatchObject({ type: "hello", seq: -1, patches: true });
  tell({ type: "table", game: "toma", mine: [0], seats: [], status: "playing" } as unknown as TableInfo);
  tell(update(11, before));
  tell(patch());
  expect(sent).toEqual([]);
  tell(patch({ base: 12, changes: [{ path: ["left"], value: 9 }], gone: [], update: update(13, {}) }));
  expect(sent).toEqual([{ type: "whole", seq: 12 }]);
  tell(update(13, { ...after, left: 3 }));
  tell(patch({ base: 13, changes: [], gone: [], sum: sum({ ...after, left: 3 }), update: update(14, {}) }));
  expect(sent).toHaveLength(1);
  table.skip();
  expect(table.shown?.view).toEqual({ ...after, left: 3 });
  table.close();
});
