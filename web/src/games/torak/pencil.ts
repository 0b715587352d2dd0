/** Pencil on paper: lines with a small wobble that a seed fixes, so that a stroke once drawn stays as it is. */

/** A small generator of numbers from 0 to 1, the same for the same seed. */
export function chance(seed: number): () => number {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed from words. */
export function seedOf(...parts: (string | number)[]): number {
  let h = 2166136261;
  for (const c of parts.join(" ")) h = Math.imul(h ^ c.charCodeAt(0), 16777619);
  return h;
}

type P = readonly [number, number];
const n = (v: number): string => v.toFixed(1);

/** A line through points, each put a little beside itself; smooth, with the ends where they belong. */
export function stroke(points: readonly P[], seed: number, wobble = 1.3, every = 17): string {
  const next = chance(seed);
  const way: P[] = [points[0]!];
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1]!;
    const [x1, y1] = points[i]!;
    const length = Math.hypot(x1 - x0, y1 - y0);
    const parts = Math.max(1, Math.round(length / every));
    for (let k = 1; k < parts; k++) {
      const [t, off] = [k / parts, (next() - 0.5) * 2 * wobble];
      way.push([x0 + (x1 - x0) * t - ((y1 - y0) / length) * off, y0 + (y1 - y0) * t + ((x1 - x0) / length) * off]);
    }
    way.push([x1 + (next() - 0.5) * wobble, y1 + (next() - 0.5) * wobble]);
  }
  return smooth(way);
}

/** A smooth curve through all of these points. */
export function smooth(way: readonly P[]): string {
  let d = `M${n(way[0]![0])} ${n(way[0]![1])}`;
  for (let i = 0; i < way.length - 1; i++) {
    const [a, b, c, e] = [way[i - 1] ?? way[i]!, way[i]!, way[i + 1]!, way[i + 2] ?? way[i + 1]!];
    const [x1, y1] = [b[0] + (c[0] - a[0]) / 6, b[1] + (c[1] - a[1]) / 6];
    const [x2, y2] = [c[0] - (e[0] - b[0]) / 6, c[1] - (e[1] - b[1]) / 6];
    d += `C${n(x1)} ${n(y1)} ${n(x2)} ${n(y2)} ${n(c[0])} ${n(c[1])}`;
  }
  return d;
}

/** A box ticked: one stroke down, one up, never twice the same. */
export function tick(x: number, y: number, size: number, seed: number): string {
  const next = chance(seed);
  const j = (): number => (next() - 0.5) * size * 0.16;
  return smooth([
    [x - size * 0.42 + j(), y + j()],
    [x - size * 0.08 + j(), y + size * 0.36 + j()],
    [x + size * 0.1 + j(), y + size * 0.02],
    [x + size * 0.52 + j(), y - size * 0.5 + j()],
  ]);
}

/** Crossed out: used up for good. */
export function cross(x: number, y: number, size: number, seed: number): string {
  const r = size / 2;
  return (
    stroke([[x - r, y - r * 0.9], [x + r, y + r]], seed, 1.2, 9) + // prettier-ignore
    stroke(
      [
        [x + r * 0.9, y - r],
        [x - r, y + r * 0.9],
      ],
      seed + 7,
      1.2,
      9,
    )
  );
}

/** Quick hatching over a box. */
export function scribble(x: number, y: number, w: number, h: number, seed: number): string {
  const next = chance(seed);
  const way: P[] = [];
  const lines = Math.max(3, Math.round(w / 4));
  for (let i = 0; i <= lines; i++) {
    const at = x + (w * i) / lines + (next() - 0.5) * 1.4;
    way.push([at, i % 2 ? y + h - next() * 2 : y + next() * 2]);
  }
  return smooth(way);
}

/** The pencils of the heroes: a colour and a dash of one's own, so that either is enough to tell them apart. */
export const PENCILS: readonly { colour: string; dash: string }[] = [
  { colour: "#1f5f96", dash: "" },
  { colour: "#2b7d4a", dash: "13 6" },
  { colour: "#7a3f98", dash: "2.5 7" },
  { colour: "#a95a00", dash: "15 6 3 6" },
  { colour: "#0d7377", dash: "7 5" },
  { colour: "#a8286e", dash: "20 7" },
  { colour: "#6b4a2b", dash: "9 5 2 5 2 5" },
  { colour: "#4a4a52", dash: "4 4" },
];
export const pencilOf = (seat: number): { colour: string; dash: string } => PENCILS[seat % PENCILS.length]!;
