/** Backgrounds: a tone and one pattern in it, by the company somebody keeps. */
export type Back = (tone: string, line: string) => string;

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const stroke = (d: string, c: string, w = 2): string =>
  `<path d="${d}" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round"/>`;
const around = (n: number, s: string): string =>
  range(n)
    .map((i) => `<g transform="rotate(${(360 / n) * i} 60 62)">${s}</g>`)
    .join("");

export const BACKS: Record<string, Back> = {
  plain: () => "",
  rays: (_t, c) => around(12, `<path d="M60 62L52 -34L68 -34Z" fill="${c}"/>`),
  "rays-fine": (_t, c) => around(24, `<path d="M60 18L58.6 -10L61.4 -10Z" fill="${c}"/>`),
  // blue sea and waves
  waves: (_t, c) =>
    range(6)
      .map((y) =>
        range(7)
          .map((x) =>
            stroke(
              `M${x * 24 - 24 + (y % 2) * 12} ${26 + y * 18}a12 12 0 0 1 24 0M${x * 24 - 18 + (y % 2) * 12} ${26 + y * 18}a6 6 0 0 1 12 0`,
              c,
            ),
          )
          .join(""),
      )
      .join(""),
  scales: (_t, c) =>
    range(9)
      .map((y) =>
        range(9)
          .map((x) => stroke(`M${x * 16 - 16 + (y % 2) * 8} ${y * 14}a8 8 0 0 0 16 0`, c))
          .join(""),
      )
      .join(""),
  hemp: (_t, c) =>
    range(4)
      .map((y) =>
        range(4)
          .map(
            (x) =>
              `<g transform="translate(${x * 40 - 4 + (y % 2) * 20} ${y * 34 + 6})">${stroke("M0 -16L0 16M-14 -8L14 8M-14 8L14 -8M0 -16L5 -3L14 -8M0 -16L-5 -3L-14 -8M14 8L5 3L0 16M-14 8L-5 3L0 16", c, 1.6)}</g>`,
          )
          .join(""),
      )
      .join(""),
  clouds: (_t, c) =>
    [
      [16, 26],
      [92, 18],
      [104, 62],
      [10, 70],
      [66, 8],
    ]
      .map(([x, y]) =>
        stroke(`M${x! - 18} ${y}h30a6 6 0 0 0 0 -12a9 9 0 0 0 -17 -2a7 7 0 0 0 -10 7M${x! - 10} ${y! + 6}h26`, c, 2.2),
      )
      .join(""),
  dots: (_t, c) =>
    range(10)
      .map((y) =>
        range(10)
          .map((x) => `<circle cx="${x * 13 + (y % 2) * 6.5}" cy="${y * 12 + 2}" r="2" fill="${c}"/>`)
          .join(""),
      )
      .join(""),
  hatch: (_t, c) =>
    stroke(
      range(18)
        .map((i) => `M${i * 12 - 100} 124L${i * 12 + 20} -4`)
        .join(""),
      c,
      2,
    ),
  grid: (_t, c) =>
    stroke(
      range(9)
        .map((i) => `M${i * 15} 0V120M0 ${i * 15}H120`)
        .join(""),
      c,
      1.6,
    ),
  night: (_t, c) =>
    [
      [18, 20],
      [38, 8],
      [86, 12],
      [104, 34],
      [12, 52],
      [108, 66],
      [24, 84],
      [98, 92],
      [66, 4],
      [30, 36],
      [94, 50],
    ]
      .map(
        ([x, y], i) =>
          `<path d="M${x} ${y! - (i % 3 ? 3 : 5)}l1.3 ${i % 3 ? 3 : 5}l-1.3 ${i % 3 ? 3 : 5}l-1.3 -${i % 3 ? 3 : 5}z" fill="${c}"/>`,
      )
      .join(""),
  moon: (_t, c) => `<circle cx="84" cy="30" r="24" fill="${c}"/>`,
  sun: (_t, c) => `<circle cx="60" cy="46" r="42" fill="${c}"/>`,
  flames: (_t, c) =>
    range(7)
      .map(
        (i) =>
          `<path d="M${i * 18 - 6} 124C${i * 18 - 14} 96 ${i * 18 + 6} 86 ${i * 18 - 2} ${i % 2 ? 40 : 22}C${i * 18 + 12} 60 ${i * 18 + 22} 92 ${i * 18 + 12} 124Z" fill="${c}"/>`,
      )
      .join(""),
  bolts: (_t, c) =>
    [
      [20, 6, 1],
      [96, 2, -1],
      [8, 58, 1],
      [110, 62, -1],
    ]
      .map(
        ([x, y, s]) =>
          `<path transform="translate(${x} ${y}) scale(${s} 1)" d="M0 0L12 18L5 19L14 40L-4 22L4 20L-6 4Z" fill="${c}"/>`,
      )
      .join(""),
  lattice: (_t, c) =>
    stroke(
      range(14)
        .map((i) => `M${i * 18 - 120} 0L${i * 18} 120M${i * 18} 0L${i * 18 - 120} 120`)
        .join(""),
      c,
      1.6,
    ),
  bamboo: (_t, c) =>
    [10, 28, 92, 110]
      .map((x) => stroke(`M${x} -2V36M${x} 40V78M${x} 82V124M${x - 4} 38h8M${x - 4} 80h8`, c, 3))
      .join(""),
  petals: (_t, c) =>
    [
      [16, 18, 20],
      [98, 14, 70],
      [106, 56, 120],
      [12, 58, 160],
      [30, 90, 40],
      [94, 96, 10],
      [60, 6, 90],
      [36, 34, 130],
      [86, 36, 200],
    ]
      .map(
        ([x, y, a]) =>
          `<path transform="translate(${x} ${y}) rotate(${a})" d="M0 -6C5 -4 5 3 0 7C-5 3 -5 -4 0 -6Z" fill="${c}"/>`,
      )
      .join(""),
  rings: (_t, c) =>
    stroke(
      [14, 26, 38, 50, 62].map((r) => `M${60 - r} 56a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`).join(""),
      c,
      2,
    ),
  spiral: (_t, c) =>
    stroke(
      "M60 56c4 -8 16 -4 14 6c-2 12 -20 14 -28 4c-8 -12 -2 -30 14 -34c20 -4 38 12 36 34c-2 24 -26 40 -50 34c-28 -8 -40 -36 -32 -62c10 -30 44 -44 72 -32c32 14 44 54 30 84",
      c,
      2.4,
    ),
  gears: (_t, c) =>
    [
      [22, 26],
      [98, 30],
      [14, 84],
      [106, 88],
    ]
      .map(
        ([x, y]) =>
          `<g transform="translate(${x} ${y})"><circle r="11" fill="none" stroke="${c}" stroke-width="4" stroke-dasharray="5 3.64"/><circle r="7.5" fill="none" stroke="${c}" stroke-width="2.4"/></g>`,
      )
      .join(""),
};
