/**
 * The field as it is drawn: where each zone lies.
 *
 * Tiles are hexagons with a flat top, cut into four zones (`content/board.toml`). Everything is in units of a hundredth
 * of a tile's radius, y down, and turned by half for side B, so that everybody looks from their own start.
 */
import type { DuelView, DuelWay } from "./view";

export type Point = readonly [x: number, y: number];

export const U = 100;
export const POSITIONS = ["C", "N", "NE", "SE", "S", "SW", "NW"] as const;
export const LETTERS = ["a", "b", "c", "d"] as const;
/** How much higher the top of a hill is. */
export const RISE = 15;

const H = 0.866;
const CENTRES: Record<string, Point> = {
  C: [0, 0],
  N: [0, 2 * H],
  NE: [1.5, H],
  SE: [1.5, -H],
  S: [0, -2 * H],
  SW: [-1.5, -H],
  NW: [-1.5, H],
};
const CORNERS: readonly Point[] = [
  [0.5, H],
  [1, 0],
  [0.5, -H],
  [-0.5, -H],
  [-1, 0],
  [-0.5, H],
];
const P: Point = [0.3, 0];
const Q: Point = [-0.3, 0];
const POLYGONS: Record<string, readonly Point[]> = {
  a: [CORNERS[5]!, CORNERS[0]!, P, Q],
  b: [CORNERS[0]!, CORNERS[1]!, CORNERS[2]!, P],
  c: [CORNERS[2]!, CORNERS[3]!, Q, P],
  d: [CORNERS[3]!, CORNERS[4]!, CORNERS[5]!, Q],
};
/** Where figures stand, for one, two and three of them; where the token and the name of the zone are. */
const PLACES: Record<string, { stand: readonly (readonly Point[])[]; token: Point; name: Point; small: Point }> = {
  a: {
    stand: [
      [[0, 0.33]],
      [
        [-0.23, 0.35],
        [0.23, 0.35],
      ],
      [
        [-0.27, 0.52],
        [0.27, 0.52],
        [0, 0.19],
      ],
    ],
    token: [0.16, 0.68],
    name: [-0.22, 0.7],
    small: [-0.04, 0.03],
  },
  b: {
    stand: [
      [[0.64, -0.06]],
      [
        [0.63, 0.16],
        [0.6, -0.28],
      ],
      [
        [0.55, 0.3],
        [0.72, 0],
        [0.55, -0.3],
      ],
    ],
    token: [0.57, 0.47],
    name: [0.57, -0.43],
    small: [0.43, 0.05],
  },
};
const flipped = (places: (typeof PLACES)[string]): (typeof PLACES)[string] => ({
  stand: places.stand.map((some) => some.map(([x, y]): Point => [-x, -y])),
  token: [-places.token[0], -places.token[1]],
  name: [-places.name[0], -places.name[1]],
  small: [-places.small[0], -places.small[1]],
});
PLACES["c"] = flipped(PLACES["a"]!);
PLACES["d"] = flipped(PLACES["b"]!);

export interface Zone {
  id: string;
  tile: string;
  corners: Point[];
  middle: Point;
  token: Point;
  name: Point;
  /** Where Saibaimen gather. */
  small: Point;
  stand: Point[][];
}

export interface Tile {
  id: string;
  position: string;
  rotation: number;
  corners: Point[];
  middle: Point;
}

export interface Ground {
  tiles: Tile[];
  zones: Map<string, Zone>;
  /** Places where no tile lies yet. */
  gaps: { position: string; corners: Point[]; middle: Point }[];
}

const mean = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

export function groundOf(layout: DuelView["layout"], turned: boolean): Ground {
  const tiles: Tile[] = [];
  const gaps: Ground["gaps"] = [];
  const zones = new Map<string, Zone>();
  const sign = turned ? -U : U;
  POSITIONS.forEach((position, i) => {
    const [cx, cy] = CENTRES[position]!;
    const placed = layout[i];
    const rotation = placed?.[1] ?? 0;
    const angle = (rotation * Math.PI) / 3;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    // turned clockwise, moved to its place, and y turned down
    const put = ([x, y]: Point): Point => [
      round((cx + x * cos + y * sin) * sign),
      round(-(cy - x * sin + y * cos) * sign),
    ];
    const corners = CORNERS.map(put);
    const middle = put([0, 0]);
    if (!placed) {
      gaps.push({ position, corners, middle });
      return;
    }
    const [tile] = placed;
    tiles.push({ id: tile, position, rotation, corners, middle });
    for (const letter of LETTERS) {
      const places = PLACES[letter]!;
      const shape = POLYGONS[letter]!.map(put);
      zones.set(tile + letter, {
        id: tile + letter,
        tile,
        corners: shape,
        middle: mean(shape),
        token: put(places.token),
        name: put(places.name),
        small: put(places.small),
        stand: places.stand.map((some) => some.map(put)),
      });
    }
  });
  return { tiles, zones, gaps };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** The zones of a way that the game has counted, from its beginning. */
export function along(ways: Record<string, DuelWay>, zone: string): string[] {
  const path: string[] = [];
  for (let at: string | null = zone; at && ways[at]; at = ways[at]![1]) path.unshift(at);
  return path;
}

/** A shape moved in towards its middle, so that neighbours do not touch. */
export function inset(corners: readonly Point[], by: number): Point[] {
  const [mx, my] = mean(corners);
  return corners.map(([x, y]) => {
    const far = Math.hypot(x - mx, y - my) || 1;
    return [round(x - ((x - mx) * by) / far), round(y - ((y - my) * by) / far)];
  });
}

export const outline = (corners: readonly Point[], dy = 0): string =>
  `M${corners.map(([x, y]) => `${x} ${round(y + dy)}`).join("L")}Z`;

/** The walls of a hill that are seen from the front: between its foot and its top. */
export function walls(corners: readonly Point[]): string[] {
  const [mx, my] = mean(corners);
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
    // the outer side of the edge, whichever way round the corners go
    const [nx, ny] = [ey, -ex];
    const out = nx * ((a[0] + b[0]) / 2 - mx) + ny * ((a[1] + b[1]) / 2 - my) > 0 ? 1 : -1;
    if (ny * out <= 0) return [];
    return [`M${a[0]} ${round(a[1] - RISE)}L${b[0]} ${round(b[1] - RISE)}L${b[0]} ${b[1]}L${a[0]} ${a[1]}Z`];
  });
}
