/** The map and the gauges of Torak as the sheet prints them: all of it comes from the game's content tables. */
import type { GameInfo } from "../../wire";
import type { Speech } from "../../words";
import type { Spot } from "./types";

export type Point = readonly [x: number, y: number];

export interface Section {
  /** `3x3-NW`, as events and views name it. */
  id: string;
  name: string;
  red: number[];
  white: number[];
  x: readonly [number, number];
  y: readonly [number, number];
}

/** The numbers over the columns and beside the rows; empty where a table is not made of columns and rows. */
export interface Heading {
  from: number;
  to: number;
  dice: number[];
}

type Row = Record<string, any>;

/** Units of the sheet: the distance of two lines, and the room around the map. */
export const CELL = 40;
export const MARGIN = 44;
export const EDGE = 26; // to the right and below, where no dice stand

export const pointOf = (spot: Spot): Point => {
  const [x, y] = spot.split(",").map(Number);
  return [x ?? 0, y ?? 0];
};
export const spotOf = (x: number, y: number): Spot => `${x},${y}`;
/** Where a spot lies on the sheet. */
export const placed = (spot: Spot): Point => {
  const [x, y] = pointOf(spot);
  return [MARGIN + x * CELL, MARGIN + y * CELL];
};
const WAYS: Record<string, Point> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
/** The spot so many steps away. */
export function along(spot: Spot, way: string, steps: number): Spot {
  const [x, y] = pointOf(spot);
  const [dx, dy] = WAYS[way] ?? [0, 0];
  return spotOf(x + dx * steps, y + dy * steps);
}

export class Content {
  readonly columns: number;
  readonly rows: number;
  readonly start: Spot;
  readonly balls: Spot[];
  readonly width: number;
  readonly height: number;
  readonly danger: { danger: number; points: number }[];
  readonly ki: number[];
  readonly doses: number;
  readonly cans: number;
  readonly points: number[];
  readonly troops: number[];
  readonly perRow: number;
  readonly wish: number;
  /** The least die for a mountain, a river, training, filling, escaping. */
  readonly least: { mountain: number; river: number; train: number; fill: number; escape: number };
  /** How many things are drawn before the game begins. */
  readonly scenery: number;
  readonly pack: unknown;
  private readonly tables: Row;
  private readonly gauges: Row;

  constructor(
    private readonly game: GameInfo,
    private readonly speech: Speech,
  ) {
    const map = game.content["map"] as Row;
    const gauges = (this.gauges = game.content["gauges"] as Row);
    const element = (id: string): Row =>
      ((game.content["elements"]?.element ?? []) as Row[]).find((row) => row["id"] === id) ?? {};
    this.columns = map["grid"].columns;
    this.rows = map["grid"].rows;
    this.start = map["start"].at.join(",");
    this.balls = (map["ball"] as Row[]).map((ball) => ball["at"].join(","));
    this.tables = map["table"];
    this.width = (this.columns - 1) * CELL + MARGIN + EDGE;
    this.height = (this.rows - 1) * CELL + MARGIN + EDGE;
    this.danger = gauges["monsters"].box;
    this.ki = (gauges["ki"].box as Row[]).map((box) => box["bonus"]);
    this.doses = gauges["fuel"].doses;
    this.cans = gauges["jerrycans"].count;
    this.points = gauges["balls"].points;
    this.troops = gauges["army"].troops_per_box;
    this.perRow = gauges["army"].boxes_per_row;
    this.wish = gauges["end_zone"].wish_max_characters;
    this.least = {
      mountain: element("mountain")["cross_with_spent_die_at_least"],
      river: element("river")["cross_with_spent_die_at_least"],
      train: gauges["ki"].train_with_die_at_least,
      fill: gauges["jerrycans"].fill_with_die,
      escape: element("troop")["escape_with_die"],
    };
    this.scenery = ["mountain", "river", "monster"].reduce(
      (sum, id) => sum + Number(element(id)["setup_count"] ?? 0),
      0,
    );
    this.pack = game.content["crests"];
  }

  beans(easy: boolean): number {
    return easy ? this.gauges["beans"].boxes_easy : this.gauges["beans"].boxes;
  }

  /** What the sheet prints over a gauge. */
  gauge(id: string): string {
    return String(this.gauges[id]?.[`name_${this.speech.words.lang}`] ?? id);
  }

  /** The Ki bonus with so many boxes ticked. */
  strength(ticked: number): number {
    return ticked ? (this.ki[ticked - 1] ?? 0) : 0;
  }

  /** The danger of the Monster that comes next. */
  nextDanger(beaten: number): number {
    return this.danger[Math.min(beaten, this.danger.length - 1)]?.danger ?? 0;
  }

  spots(): Spot[] {
    return Array.from({ length: this.columns * this.rows }, (_, i) =>
      spotOf(i % this.columns, Math.floor(i / this.columns)),
    );
  }

  sections(table: string): Section[] {
    return ((this.tables[table]?.section ?? []) as Row[]).map((row) => ({
      id: `${table}-${row["id"]}`,
      name: this.speech.thing(`${table}-${row["id"]}`, "section"),
      red: row["red"],
      white: row["white"],
      x: row["x"],
      y: row["y"],
    }));
  }

  /** The section that a frame names by its number. */
  section(number: number): string {
    return this.game.tables["section"]?.[number] ?? "";
  }

  dots(table: string): Point[] {
    return (this.tables[table]?.dots ?? []) as Point[];
  }

  /** Whether the small print of a section's name finds room inside it. */
  named(table: string): boolean {
    return ((this.tables[table]?.section ?? []) as Row[]).every((row) => row["name_fr"]);
  }

  headings(table: string, axis: "x" | "y"): Heading[] {
    const die = axis === "x" ? "red" : "white";
    const found = new Map<string, Heading>();
    for (const section of this.sections(table)) {
      const [from, to] = section[axis];
      const key = section[die].join(" ");
      const before = found.get(key);
      if (before && (before.from !== from || before.to !== to)) return [];
      found.set(key, { from, to, dice: section[die] });
    }
    return [...found.values()];
  }
}
