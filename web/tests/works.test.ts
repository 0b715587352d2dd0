import { describe, expect, it } from "vitest";
import { inMode, works } from "../src/shell/works";
import type { OptionInfo } from "../src/wire/shelf";

const option = (found: Partial<OptionInfo>): OptionInfo => ({
  id: "any",
  kind: "bool",
  default: false,
  values: [],
  low: 0,
  high: 0,
  clause: "A-1",
  modes: [],
  first: null,
  step: 0,
  needs: [],
  ...found,
});
const nothing = (): unknown => null;

describe("an option", () => {
  it("is shown in its modes only", () => {
    const raced = option({ modes: ["race", "duel"] });
    expect(["race", "duel", "solo"].map((mode) => inMode(raced, mode))).toEqual([true, true, false]);
    expect(works(raced, "solo", 2, nothing)).toBe(false);
  });
  it("without needs changes something everywhere", () => {
    expect(works(option({}), "base", 2, nothing)).toBe(true);
  });
  it("needs seats or what another option is set to", () => {
    const crossing = option({ needs: [{ seats: [7, 8] }, { deck: ["own"], seats: [2] }] });
    const here = (seats: number, deck: string): boolean => works(crossing, "base", seats, () => deck);
    expect([here(7, "usual"), here(2, "own"), here(2, "usual"), here(3, "own")]).toEqual([true, true, false, false]);
  });
});
