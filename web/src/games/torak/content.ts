/** The map and the gauges of Torak as the sheet prints them: all of it comes from the game's content tables. */
import type { GameInfo } from "../../wire/shelf";
import type { Speech } from "../../words";

export type Spot = string; // "x,y"
export type Point = readonly [x: number, y: number];

export interface Section {
  /** `small-3x3-NW`, as events and views name it. */
  id: string;
  name: string;
  red: number[];
  white: number[];
  x: readonly [number, number];
  y: readonly [number, number];
}

/** A column or a row of sections: its lines and the numbers beside it. */
export interface Heading {
  from: number;
  to: number;
  dice: number[];
}

type Row = Record<string, any>;

/** Units of the map: the distance of two lines. A map of few lines is drawn larger, `Content.zoom`. */
export const CELL = 40;
/** Units of the sheet: the map without its margins, and the room around it. */
const SPAN = 464;
export const MARGIN = 54;
export const EDGE = 32; // to the right and below, where no dice stand

export const pointOf = (spot: Spot): Point => {
  const [x, y] = spot.split(",").map(Number);
  return [x ?? 0, y ?? 0];
};
export const spotOf = (x: number, y: number): Spot => `${x},${y}`;
/** Where a spot lies among the lines of the map. */
export const placed = (spot: Spot): Point => {
  const [x, y] = pointOf(spot);
  return [x * CELL, y * CELL];
};
const WAYS: Record<string, Point> = { n: [0, -1], e: [1, 0], s: [0, 1], w: [-1, 0] };
/** The spot so many steps away. */
export function along(spot: Spot, way: string, steps: number): Spot {
  const [x, y] = pointOf(spot);
  const [dx, dy] = WAYS[way] ?? [0, 0];
  return spotOf(x + dx * steps, y + dy * steps);
}

export class Content {
  /** The first and the last line that this map has, both ways. */
  readonly first: number;
  readonly last: number;
  readonly start: Spot;
  readonly balls: Spot[];
  readonly zoom: number;
  readonly width = SPAN + MARGIN + EDGE;
  readonly height = SPAN + MARGIN + EDGE;
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
  private readonly map: Row;
  private readonly tables: Row[];
  private readonly gauges: Row;

  constructor(
    game: GameInfo,
    private readonly speech: Speech,
    map: string,
  ) {
    const maps = game.content["maps"] as Row;
    this.map = (maps["map"] as Row[]).find((row) => row["id"] === map) ?? maps["map"][0];
    const gauges = (this.gauges = game.content["gauges"] as Row);
    const element = (id: string): Row =>
      ((game.content["elements"]?.element ?? []) as Row[]).find((row) => row["id"] === id) ?? {};
    [this.first, this.last] = this.map["lines"];
    this.zoom = SPAN / CELL / (this.last - this.first);
    this.start = maps["lattice"].start.join(",");
    this.balls = (this.map["balls"] as number[][]).map((ball) => ball.join(","));
    this.tables = maps["table"];
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

  /** Where a line lies on the sheet. */
  at(line: number): number {
    return MARGIN + (line - this.first) * CELL * this.zoom;
  }

  /** From the units of the map to those of the sheet. */
  get transform(): string {
    const shift = -this.first * CELL;
    return `translate(${MARGIN} ${MARGIN}) scale(${this.zoom}) translate(${shift} ${shift})`;
  }

  /** Whether the map has an intersection here. */
  has(x: number, y: number): boolean {
    return Math.min(x, y) >= this.first && Math.max(x, y) <= this.last;
  }

  headings(table: string, axis: "x" | "y"): Heading[] {
    const parts: number = this.table(table)[axis === "x" ? "columns" : "rows"];
    const cuts: number[] = [this.first, ...this.map[`limits_of_${parts}`], this.last];
    const faces = 6 / parts;
    return Array.from({ length: parts }, (_, i) => ({
      from: cuts[i]!,
      to: cuts[i + 1]!,
      dice: Array.from({ length: faces }, (_, k) => i * faces + k + 1),
    }));
  }

  /** Row after row, as the dice name them. */
  sections(table: string): Section[] {
    const [columns, rows] = [this.headings(table, "x"), this.headings(table, "y")];
    const ids = this.table(table)["sections"] as string[] | undefined;
    return rows.flatMap((row, j) =>
      columns.map((column, i) => {
        const id = `${this.map["id"]}-${table}-${ids?.[j * columns.length + i] ?? `c${i + 1}r${j + 1}`}`;
        return {
          id,
          name: this.speech.thing(id, "section"),
          red: column.dice,
          white: row.dice,
          x: [column.from, column.to] as const,
          y: [row.from, row.to] as const,
        };
      }),
    );
  }

  /** The dark dots: where sections meet. */
  dots(table: string): Point[] {
    const cuts = (axis: "x" | "y"): number[] => [this.first, ...this.headings(table, axis).map((h) => h.to)];
    return cuts("y").flatMap((y) => cuts("x").map((x): Point => [x, y]));
  }

  /** Whether the sections have names of their own. */
  named(table: string): boolean {
    return "sections" in this.table(table);
  }

  private table(id: string): Row {
    return this.tables.find((row) => row["id"] === id)!;
  }
}
