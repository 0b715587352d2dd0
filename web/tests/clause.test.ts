import { describe, expect, it } from "vitest";
import { blocks, cells, parts } from "../src/shell/clause";
import { folded, matching } from "../src/shell/search";

describe("the text of a clause", () => {
  it("is taken apart into paragraphs, lists and tables", () => {
    expect(blocks("A rule.\n- one\n- two\n| a | b |\n|---|---|\n| 1 | 2 |\nThe end.")).toEqual([
      { kind: "text", rows: ["A rule."] },
      { kind: "list", rows: ["one", "two"] },
      { kind: "table", rows: ["| a | b |", "|---|---|", "| 1 | 2 |"] },
      { kind: "text", rows: ["The end."] },
    ]);
  });
  it("may be indented and have empty lines", () => {
    expect(blocks("  First,\n  then.\n\n  1. one\n  2. two")).toEqual([
      { kind: "text", rows: ["First,", "then."] },
      { kind: "list", rows: ["one", "two"] },
    ]);
  });
  it("a line of a table has cells, empty ones too", () => {
    expect(cells("| 0 | – | Kuro, Sangmarwane |  |")).toEqual(["0", "–", "Kuro, Sangmarwane", ""]);
  });
  it("names other clauses, which become links", () => {
    expect(parts("See TOMA-6.48 and UNO-6.56a, not A-1.")).toEqual([
      { text: "See ", kind: "" },
      { text: "TOMA-6.48", kind: "clause" },
      { text: " and ", kind: "" },
      { text: "UNO-6.56a", kind: "clause" },
      { text: ", not A-1.", kind: "" },
    ]);
  });
  it("says where the rest of a clause comes from", () => {
    expect(parts("Printed. [I] Ours.")).toEqual([
      { text: "Printed. ", kind: "" },
      { text: "I", kind: "tag" },
      { text: " Ours.", kind: "" },
    ]);
  });
  it("marks what is typed and what is stressed", () => {
    expect(parts("Option `deck_mode` is **new** (TOMA-9.2).")).toEqual([
      { text: "Option ", kind: "" },
      { text: "deck_mode", kind: "code" },
      { text: " is ", kind: "" },
      { text: "new", kind: "strong" },
      { text: " (", kind: "" },
      { text: "TOMA-9.2", kind: "clause" },
      { text: ").", kind: "" },
    ]);
  });
  it("without any marks it stays whole", () => {
    expect(parts("Plain.")).toEqual([{ text: "Plain.", kind: "" }]);
    expect(parts("")).toEqual([]);
  });
});

describe("searching the rules", () => {
  const clauses = [
    { id: "TOMA-6.3", section: 6, tag: "R", text: "Le Zéro riposte : l’attaquant tombe." },
    { id: "TOMA-6.39", section: 6, tag: "I", text: "Un bouclier protège jusqu’au prochain tour." },
  ];
  it("does not mind accents, capitals and apostrophes", () => {
    expect(folded("L’ŒIL Zéro")).toBe("l'oeil zero");
    expect(matching(clauses, "ZERO l'attaquant").map((one) => one.id)).toEqual(["TOMA-6.3"]);
  });
  it("wants every word, and finds clauses by their number", () => {
    expect(matching(clauses, "zero bouclier")).toEqual([]);
    expect(matching(clauses, "6.39").map((one) => one.id)).toEqual(["TOMA-6.39"]);
    expect(matching(clauses, "  ")).toEqual(clauses);
  });
});
