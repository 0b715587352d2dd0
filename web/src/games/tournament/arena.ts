/** The arena as the page lays it out: 145 spaces in an octagon, four colours (TOUR-3.17). */
export type Colour = "R" | "Y" | "B" | "G";

export interface Space {
  id: string;
  x: number;
  y: number;
  colour: Colour;
}

export const WIDTH = 13;
const COLUMNS = "ABCDEFGHIJKLM";

/** What a colour is called in our catalogue, and the pile it draws from; green has none. */
export const COLOURS: Record<Colour, { key: string; pile: string }> = {
  R: { key: "red", pile: "attack" },
  Y: { key: "yellow", pile: "defence" },
  B: { key: "blue", pile: "special" },
  G: { key: "green", pile: "" },
};

/** The spaces of rows as they stand in `board.toml`, a dot being outside. */
export const spacesOf = (rows: readonly string[]): Space[] =>
  rows.flatMap((row, y) =>
    [...row].flatMap((c, x) => (c === "." ? [] : [{ id: `${COLUMNS[x]}${y + 1}`, x, y, colour: c as Colour }])),
  );

/** Column and row of a space. */
export const at = (id: string): [x: number, y: number] => [COLUMNS.indexOf(id[0]!), Number(id.slice(1)) - 1];

/** Steps between two spaces (TOUR-3.19). */
export function steps(one: string, other: string): number {
  const [a, b] = at(one);
  const [x, y] = at(other);
  return Math.max(Math.abs(a - x), Math.abs(b - y));
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Where an arrow key leads: the next space that way, or, at the edge of the octagon, nowhere. With `among`, the nearest
 * of those in that direction: from one lit space to the next.
 */
export function next(spaces: readonly Space[], from: string, key: string, among?: ReadonlySet<string>): string | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const [dx, dy] = arrow;
  const [x, y] = at(from);
  let best: string | null = null;
  let least = Infinity;
  for (const space of spaces) {
    if (among && !among.has(space.id)) continue;
    const along = (space.x - x) * dx + (space.y - y) * dy;
    const aside = Math.abs((space.x - x) * dy) + Math.abs((space.y - y) * dx);
    if (along <= 0 || (!among && (aside || along > 1))) continue;
    const worth = along + aside * 2.5;
    if (worth < least) [best, least] = [space.id, worth];
  }
  return best;
}
