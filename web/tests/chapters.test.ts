import { expect, it } from "vitest";
import { chapters, sectionOf } from "../src/shell/chapters";
import type { OptionInfo } from "../src/wire/shelf";

const option = (clause: string): OptionInfo => ({
  id: clause,
  kind: "bool",
  default: false,
  values: [],
  low: 0,
  high: 0,
  clause,
  modes: [],
});

it("groups the host's choices by the section that explains them, and loses none", () => {
  const all = ["TOUR-6.2", "TOUR-8.1", "TOUR-4.5", "TOUR-9.2", "DUEL-10.1", "DUEL-6.13.5", "TOMA-7.6"].map(option);
  const found = chapters(all);
  expect(found.map((one) => [one.id, one.options.map((o) => o.id)])).toEqual([
    ["game", ["TOUR-8.1", "TOUR-9.2"]],
    ["setup", ["TOUR-4.5"]],
    ["play", ["TOUR-6.2", "DUEL-6.13.5"]],
    ["pace", ["DUEL-10.1", "TOMA-7.6"]],
  ]);
  expect(sectionOf("nonsense")).toBe(9);
});

it("leaves a few without headings", () => {
  expect(chapters([option("A-6.2"), option("A-8.1")]).map((one) => one.id)).toEqual([""]);
});
