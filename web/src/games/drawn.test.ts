import { expect, it } from "vitest";
import { drawn } from ".";

it("every game that brings a board brings its sign, and the parts it draws are found", () => {
  const boards = Object.keys(import.meta.glob("./*/Board.svelte")).map((path) => path.split("/")[1]!);
  for (const game of boards.filter((name) => name !== "generic"))
    expect([game, typeof drawn(game).Emblem]).toEqual([game, "function"]);
  expect(typeof drawn("torak").Tile).toBe("function");
  expect(drawn("uno").faces?.({}, "en")).toEqual([]);
});

it("a guest draws nothing itself", () => {
  expect(Object.values(drawn("guest")).filter(Boolean)).toEqual([]);
});
