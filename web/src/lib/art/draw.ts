/**
 * The hand that draws: a few strokes from which every part of a crest is made.
 *
 * Parts are strings of SVG in a square of 120 units. Four classes carry the woodblock language (crest.css):
 * `o` a flat fill with an ink outline, `l` an ink line, `f` a fine line of the hatch layer (left out when a crest is
 * small), `i` solid ink. A filled part leaves its own ink shadow a little to the lower right, so outlines swell there
 * like the lines of a cut block.
 */
export type Point = readonly [x: number, y: number];

const round = (n: number): number => Math.round(n * 10) / 10;

/** A flat shape with an outline and its ink shadow. */
export const solid = (d: string, fill: string): string =>
  `<path class="i" transform="translate(1.1 1.7)" d="${d}"/><path class="o" fill="${fill}" d="${d}"/>`;

/** A flat shape with an outline, without shadow: for things inside a silhouette. */
export const shape = (d: string, fill: string): string => `<path class="o" fill="${fill}" d="${d}"/>`;

/** A flat shape without an outline. */
export const flat = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const line = (d: string): string => `<path class="l" d="${d}"/>`;
export const fine = (d: string): string => `<path class="f" d="${d}"/>`;

/** A fine line on a fill: ink on a light one, pale on a dark one, where ink would not be seen. */
export const cut = (d: string, on: string): string => `<path class="${dark(on) ? "g" : "f"}" d="${d}"/>`;

const dark = (hex: string): boolean => {
  const [r, g, b] = [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16)) as [number, number, number];
  return r * 0.3 + g * 0.59 + b * 0.11 < 72;
};

export const ink = (d: string): string => `<path class="i" d="${d}"/>`;

export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle class="o" cx="${round(x)}" cy="${round(y)}" r="${r}" fill="${fill}"/>`;
export const dot = (x: number, y: number, r: number, fill = "#1d1b20"): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${r}" fill="${fill}"/>`;

/** The mirror image, about the middle line of the square. */
export const mirror = (s: string): string => `<g transform="matrix(-1 0 0 1 120 0)">${s}</g>`;

/** A thing on both sides. */
export const pair = (s: string): string => s + mirror(s);

/** A thing moved, and perhaps made larger. */
export const at = (x: number, y: number, s: string, scale = 1): string =>
  s && `<g transform="translate(${round(x)} ${round(y)})${scale === 1 ? "" : ` scale(${scale})`}">${s}</g>`;

/** Points written as `x,y x,y`. */
export const pointsOf = (text: string): Point[] =>
  text.split(" ").map((point) => point.split(",").map(Number) as [number, number]);

/**
 * A line through valleys and tips in turn, the first and the last point being valleys. Sides swell outwards by a part
 * of their length: `rise` on the way to a tip, `fall` on the way back. Going clockwise, outwards is up.
 */
export function locks(text: string, rise = 0.12, fall = 0.05): string {
  const points = pointsOf(text);
  let d = "";
  points.forEach(([x, y], i) => {
    if (i === 0) {
      d = `M${round(x)} ${round(y)}`;
      return;
    }
    const [px, py] = points[i - 1]!;
    const k = i % 2 === 1 ? rise : fall;
    const cx = (px + x) / 2 + (y - py) * k;
    const cy = (py + y) / 2 - (x - px) * k;
    d += `Q${round(cx)} ${round(cy)} ${round(x)} ${round(y)}`;
  });
  return d;
}

/** The cut in the middle of each lock, from near its tip towards its root. */
export function cuts(text: string, from = 0.42, to = 0.86): string {
  const points = pointsOf(text);
  let d = "";
  for (let i = 1; i + 1 < points.length; i += 2) {
    const [tx, ty] = points[i]!;
    const mx = (points[i - 1]![0] + points[i + 1]![0]) / 2;
    const my = (points[i - 1]![1] + points[i + 1]![1]) / 2;
    if (Math.hypot(mx - tx, my - ty) < 11) continue;
    d += `M${round(tx + (mx - tx) * from)} ${round(ty + (my - ty) * from)}L${round(tx + (mx - tx) * to)} ${round(ty + (my - ty) * to)}`;
  }
  return d;
}

/** A star with five points around a centre. */
export function star(x: number, y: number, r: number, turn = 0): string {
  let d = "";
  for (let i = 0; i < 10; i++) {
    const a = ((i * 36 - 90 + turn) * Math.PI) / 180;
    const q = i % 2 ? r * 0.42 : r;
    d += `${i ? "L" : "M"}${round(x + Math.cos(a) * q)} ${round(y + Math.sin(a) * q)}`;
  }
  return `${d}Z`;
}
