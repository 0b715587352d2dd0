/** The text of a clause, taken apart: paragraphs, lists and tables; the ids of other clauses in them. */

export interface Block {
  kind: "text" | "list" | "table";
  rows: string[];
}

const ITEM = /^(- |\d+\. )/;

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (!line) continue;
    const kind = line.startsWith("|") ? "table" : ITEM.test(line) ? "list" : "text";
    const row = kind === "list" ? line.replace(ITEM, "") : line;
    const last = found.at(-1);
    if (last?.kind === kind) last.rows.push(row);
    else found.push({ kind, rows: [row] });
  }
  return found;
}

/** The cells of a line of a table. */
export const cells = (row: string): string[] =>
  row
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

export interface Part {
  text: string;
  /** What it is: words, the id of a clause, something as it is typed, something stressed, where the rest comes from. */
  kind: "" | "clause" | "code" | "strong" | "tag";
}

const PARTS = /([A-Z]+-\d+(?:\.\d+)+[a-z]?)|`([^`]+)`|\*\*([^*]+)\*\*|\[([RIC])\]/g;

/** A line with its links and its marks. */
export function parts(line: string): Part[] {
  const found: Part[] = [];
  let at = 0;
  for (const match of line.matchAll(PARTS)) {
    if (match.index > at) found.push({ text: line.slice(at, match.index), kind: "" });
    const [whole, clause, code, strong, tag] = match;
    const kind = clause ? "clause" : code ? "code" : strong ? "strong" : "tag";
    found.push({ text: clause ?? code ?? strong ?? tag ?? whole, kind });
    at = match.index + whole.length;
  }
  if (at < line.length) found.push({ text: line.slice(at), kind: "" });
  return found;
}
