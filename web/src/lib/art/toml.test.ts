import { expect, it } from "vitest";
import options from "@nyoi/games/uno/content/options.toml?raw";
import { parse, type Table } from "./toml";

it("reads tables, arrays of tables, strings, numbers, lists, inline tables and comments", () => {
  const text = `
# a comment
top = 1
[one] # another
name = "Végéta \\"V\\"" # and one more
list = ["a", "b",
  "c"] # over two lines
deep = { x = 1, y = "two" }
yes = true
half = -0.5
[[row]]
id = "r1"
[[row]]
id = "r2"
[bots.easy]
p = 0.3
`;
  expect(parse(text)).toEqual({
    top: 1,
    one: { name: 'Végéta "V"', list: ["a", "b", "c"], deep: { x: 1, y: "two" }, yes: true, half: -0.5 },
    row: [{ id: "r1" }, { id: "r2" }],
    bots: { easy: { p: 0.3 } },
  });
});

it("reads our own tables", () => {
  const table = parse(options);
  expect((table["option"] as Table[]).length).toBeGreaterThan(15);
  expect((table["bots"] as Table)["hard"]).toBeDefined();
});

it("says what is wrong", () => {
  expect(() => parse('a = "no end')).toThrow("no end");
  expect(() => parse("a = what?")).toThrow("no value");
});
