import { expect, test } from "vitest";
import { Foresight } from "./foresight.svelte";

const moment = (): Promise<void> => new Promise((resolve) => queueMicrotask(resolve));

test("what is read together is asked for together, and once", async () => {
  const asked: string[][] = [];
  const foresight = new Foresight(async (moves) => !!asked.push(moves));
  expect(foresight.of("go a")).toBeNull();
  foresight.of("go b");
  foresight.of("go a");
  await moment();
  expect(asked).toEqual([["go a", "go b"]]);
  foresight.of("go a");
  await moment();
  expect(asked).toHaveLength(1);
});

test("with what is shown it is forgotten, and asked for anew", async () => {
  const asked: string[][] = [];
  const foresight = new Foresight(async (moves) => !!asked.push(moves));
  foresight.of("go a");
  await moment();
  foresight.hear({ "go a": 1 });
  expect(foresight.of("go a")).toBe(1);
  foresight.forget();
  expect(foresight.of("go a")).toBeNull();
  await moment();
  expect(asked).toHaveLength(2);
});

test("a long list is several questions", async () => {
  const asked: string[][] = [];
  const foresight = new Foresight(async (moves) => !!asked.push(moves));
  for (let i = 0; i < 230; i++) foresight.of(`go ${i}`);
  await moment();
  expect(asked.map((moves) => moves.length)).toEqual([100, 100, 30]);
});

test("what was refused can be asked again", async () => {
  const asked: string[][] = [];
  const foresight = new Foresight(async (moves) => asked.push(moves) > 1);
  foresight.of("go a");
  await moment();
  await moment();
  await moment();
  foresight.of("go a");
  await moment();
  expect(asked).toHaveLength(2);
});
