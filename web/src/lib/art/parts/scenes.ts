/** Things that are no faces: places, machines, techniques. They fill the square of a crest. */
import { disc, dot, fine, flat, ink, line, locks, pair, shape, solid, star } from "../draw";
import { mix } from "../palette";

export type Scene = (a: string, b: string, c: string) => string;

/** A ball with stars, of any radius. */
export function ball(x: number, y: number, r: number, stars: number, body = "#e4762b", mark = "#9c2630"): string {
  const places: Record<number, readonly (readonly [number, number])[]> = {
    1: [[0, 0]],
    2: [
      [-0.3, -0.12],
      [0.3, 0.16],
    ],
    3: [
      [0, -0.34],
      [-0.34, 0.22],
      [0.34, 0.22],
    ],
    4: [
      [-0.3, -0.3],
      [0.3, -0.3],
      [-0.3, 0.3],
      [0.3, 0.3],
    ],
    5: [
      [0, -0.42],
      [-0.42, -0.08],
      [0.42, -0.08],
      [-0.26, 0.4],
      [0.26, 0.4],
    ],
    6: [
      [0, -0.46],
      [-0.42, -0.2],
      [0.42, -0.2],
      [-0.42, 0.26],
      [0.42, 0.26],
      [0, 0.48],
    ],
    7: [
      [0, 0],
      [0, -0.5],
      [-0.45, -0.24],
      [0.45, -0.24],
      [-0.45, 0.26],
      [0.45, 0.26],
      [0, 0.5],
    ],
  };
  const size = [0, 0.44, 0.34, 0.3, 0.27, 0.24, 0.22, 0.2][stars] ?? 0.2;
  return (
    disc(x, y, r, body) +
    `<path fill="none" stroke="#fffaf0" stroke-width="${Math.max(1.2, r * 0.12)}" stroke-linecap="round" opacity="0.85" d="M${x - r * 0.68} ${y - r * 0.18}A${r * 0.72} ${r * 0.72} 0 0 1 ${x - r * 0.12} ${y - r * 0.7}"/>` +
    (places[stars] ?? [])
      .map(([dx, dy]) => `<path d="${star(x + dx * r, y + dy * r, r * size)}" fill="${mark}"/>`)
      .join("")
  );
}

/** The dragon, our own: a river of a body, a deer's antlers, a catfish's whiskers. */
export const dragon = (a: string, b: string, c: string): string =>
  // the coil behind
  solid(
    "M118 70C104 52 84 54 76 70C70 84 82 98 96 94C106 92 108 80 98 78C94 78 92 82 95 85C88 84 86 76 92 72C102 66 112 78 110 92C106 112 80 116 66 104C54 94 54 78 60 66L84 48C96 40 112 46 122 58Z",
    a,
  ) +
  fine("M80 56L86 64M90 50L93 59M101 49L100 58M110 54L105 62M70 94L78 90M78 104L83 96M92 106L92 98M103 100L99 94") +
  // the mane and the head
  solid(
    "M34 30C26 26 22 18 24 8C32 14 42 16 48 22C54 14 66 10 76 14C70 18 70 22 74 26C82 24 92 28 96 36C88 36 84 40 86 46C92 48 96 54 94 62C86 58 80 60 78 66C72 76 62 80 52 78Z",
    b,
  ) +
  solid(
    "M30 40C36 28 54 24 66 32C76 40 76 54 68 62C64 66 62 70 60 76C56 86 40 92 24 88C14 86 8 80 8 74C14 74 20 72 24 68C18 70 12 68 8 62C6 58 8 54 12 54C18 54 22 54 26 50C28 47 28 43 30 40Z",
    a,
  ) +
  flat("M10 75C18 76 26 74 32 68C38 70 46 70 52 66C52 76 38 86 24 86C16 85 11 80 10 75Z", c) +
  line("M8 74C18 75 26 72 32 66C40 70 48 68 54 62") +
  flat("M16 73L19 80L22 72ZM26 70L30 77L33 68ZM40 69L43 75L46 67Z", "#fffaf0") +
  shape("M36 44C42 38 50 38 56 44C52 50 44 52 38 50Z", "#f2bd3b") +
  dot(46, 45, 2.6, "#9c2630") +
  ink("M32 40C40 32 52 32 60 40C52 37 42 37 32 40Z") +
  dot(14, 58, 1.8) +
  `<path fill="none" stroke="#1d1b20" stroke-width="6" stroke-linecap="round" d="M46 26C44 16 36 10 34 0M42 12C36 10 30 10 26 6M58 26C62 16 60 8 66 -2M61 12C68 10 72 6 78 4"/><path fill="none" stroke="${c}" stroke-width="2.6" stroke-linecap="round" d="M46 26C44 16 36 10 34 0M42 12C36 10 30 10 26 6M58 26C62 16 60 8 66 -2M61 12C68 10 72 6 78 4"/>` +
  `<path fill="none" stroke="#1d1b20" stroke-width="3" stroke-linecap="round" d="M10 56C2 52 -2 44 4 36M14 62C4 66 0 76 6 84M24 86C22 96 28 102 24 112"/>` +
  fine("M66 36L72 34M70 44L77 44M69 54L76 57M62 68L68 72");

export const SCENES: Record<string, Scene> = {
  dragon,
  // a cloud to stand on
  nimbus: (a, b) =>
    solid(
      "M14 78C4 76 4 60 16 60C14 46 32 40 40 50C46 36 68 36 74 50C84 42 102 48 100 62C112 62 114 78 102 80C92 92 76 88 70 84C60 94 44 92 38 84C28 90 16 88 14 78Z",
      a,
    ) +
    line("M32 66C32 58 44 56 48 64M60 72C58 62 72 58 78 66M84 76C84 70 92 68 96 72") +
    solid("M98 72C108 74 114 82 120 80C116 92 104 94 94 88Z", a) +
    fine("M6 96H34M16 104H44M78 100H104M2 40H18M0 30H12") +
    flat("M22 82Q38 88 54 84Q70 90 92 82Q78 94 58 88Q36 92 22 82Z", b),
  // one who is here and there: a figure cut into slices
  step: (a, b, c) => {
    const bust =
      shape(
        `${locks(
          "36,62 20,60 33,48 8,40 30,34 12,16 40,24 38,4 56,16 68,0 72,17 94,6 86,26 110,26 90,40 106,50 84,52 94,62 84,62",
          0.14,
          -0.04,
        )}C84 76 74 84 68 88L70 98C90 100 104 106 110 124H10C16 106 30 100 50 98L52 88C46 84 36 76 36 62Z`,
        b,
      ) +
      flat("M38 58C38 74 48 88 60 88C72 88 82 74 82 58C76 48 44 48 38 58Z", c) +
      line("M43 63Q49 67 55 62M65 62Q71 67 77 63M56 79H65") +
      flat("M44 100L60 122L76 100L86 103L88 124H32L34 103Z", a);
    const slice = (y: number, height: number, dx: number): string =>
      `<svg x="${dx}" y="${y}" width="120" height="${height}" viewBox="0 ${y} 120 ${height}">${bust}</svg>`;
    return (
      slice(-4, 28, 14) +
      slice(26, 18, -10) +
      slice(46, 20, 6) +
      slice(68, 18, -16) +
      slice(88, 34, 2) +
      line("M2 24H22M96 45H118M0 67H18M98 87H116") +
      fine("M4 32H14M104 53H116M2 60H12M100 79H112")
    );
  },
  // two bodies, one mind too many
  exchange: (a, b, c) =>
    solid(
      "M30 40C38 40 43 46 43 54C43 62 38 68 30 68C22 68 17 62 17 54C17 46 22 40 30 40ZM8 112C8 90 16 76 30 76C44 76 52 90 52 112Z",
      a,
    ) +
    solid(
      "M90 40C98 40 103 46 103 54C103 62 98 68 90 68C82 68 77 62 77 54C77 46 82 40 90 40ZM68 112C68 90 76 76 90 76C104 76 112 90 112 112Z",
      b,
    ) +
    solid("M30 32C40 8 76 4 88 22L94 16L96 36L77 32L83 27C74 16 50 16 40 34Z", c) +
    solid("M84 92C76 104 52 106 40 96L34 102L32 84L50 87L45 91C54 98 70 96 77 88Z", c),
  // a hall of sand and hours
  chamber: (a, b, c) =>
    solid("M14 118V52C14 22 34 4 60 4C86 4 106 22 106 52V118Z", a) +
    shape("M26 118V54C26 32 40 16 60 16C80 16 94 32 94 54V118Z", "#fffaf0") +
    solid("M38 36H82L82 42C82 56 66 62 64 68C66 74 82 80 82 94V100H38V94C38 80 54 74 56 68C54 62 38 56 38 42Z", c) +
    flat("M44 48H76C74 56 64 60 61 66H59C56 60 46 56 44 48ZM42 96C42 88 54 86 59 78H61C66 86 78 88 78 96Z", b) +
    solid("M34 30H86V38H34ZM34 98H86V106H34Z", a) +
    fine("M18 60H24M18 76H24M18 92H24M96 60H102M96 76H102M96 92H102"),
  // a drill of light
  beam: (a, b, c) => {
    const coil = (turn: number): string => {
      let d = "";
      for (let i = 0; i <= 60; i++) {
        const t = i / 60;
        const w = Math.sin(t * Math.PI * 5 + turn) * (5 + 13 * t);
        d += `${i ? "L" : "M"}${(30 + 84 * t + w * 0.707).toFixed(1)} ${(92 - 84 * t + w * 0.707).toFixed(1)}`;
      }
      return `<path fill="none" stroke="#1d1b20" stroke-width="9.5" stroke-linecap="round" stroke-linejoin="round" d="${d}"/><path fill="none" stroke="${a}" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
    };
    return (
      coil(0) +
      solid("M28 90L108 4L118 12L34 98Z", b) +
      coil(Math.PI) +
      solid(
        "M-4 124L-4 98L14 82C22 76 32 78 36 84L42 80C48 78 50 84 46 88L34 98L40 102C44 106 40 112 34 112L20 124Z",
        c,
      ) +
      fine("M20 90L28 96M14 96L24 104M10 104L18 112")
    );
  },
  // a seed that crossed the dark
  pod: (a, b, c) =>
    solid("M60 16C88 16 108 36 108 62C108 90 88 108 60 108C32 108 12 90 12 62C12 36 32 16 60 16Z", a) +
    shape("M60 30C78 30 90 42 90 60C90 76 78 86 60 86C42 86 30 76 30 60C30 42 42 30 60 30Z", c) +
    flat("M38 52C42 40 52 36 62 36C54 42 46 48 44 60Z", "#fffaf0") +
    line("M18 84Q60 104 102 84M60 98V108M32 28L26 22M88 28L94 22") +
    dot(24, 60, 2.6) +
    dot(96, 60, 2.6) +
    dot(36, 90, 2.2) +
    dot(84, 90, 2.2) +
    shape("M52 98H68L66 106H54Z", b) +
    fine("M102 52L108 50M101 68L107 70"),
  // where weight is taught
  gravity: (a, b, c) =>
    solid("M8 118V56C8 26 30 8 60 8C90 8 112 26 112 56V118Z", a) +
    fine("M20 44Q60 16 100 44M14 62Q60 34 106 62") +
    shape("M46 8V118H74V8", b) +
    disc(60, 38, 11, "#fffaf0") +
    line("M60 38L60 31M60 38L66 41") +
    [30, 60, 90]
      .map((x, i) =>
        solid(
          `M${x - 7} ${66 + (i % 2) * 8}H${x + 7}V${82 + (i % 2) * 8}H${x + 14}L${x} ${102 + (i % 2) * 8}L${x - 14} ${82 + (i % 2) * 8}H${x - 7}Z`,
          c,
        ),
      )
      .join(""),
  // an egg on four feet
  "time-machine": (a, b, c) =>
    line("M28 84L10 112M92 84L110 112M44 92L36 116M76 92L84 116") +
    solid("M60 8C84 8 98 30 98 52C98 62 94 68 90 72H30C26 68 22 62 22 52C22 30 36 8 60 8Z", b) +
    flat("M34 48C36 32 46 20 58 18C48 28 44 40 44 54Z", "#fffaf0") +
    line("M60 8V50") +
    solid("M18 70H102C106 80 98 94 84 96H36C22 94 14 80 18 70Z", a) +
    disc(60, 83, 8, "#fffaf0") +
    line("M60 83V78M60 83L64 85") +
    dot(36, 83, 3) +
    dot(84, 83, 3) +
    solid("M4 110H20V117H4ZM100 110H116V117H100ZM30 113H44V119H30ZM76 113H90V119H76Z", c),
  // all the world holds up its hands
  "spirit-bomb": (a, b, c) =>
    solid("M60 2C82 2 98 18 98 38C98 58 82 74 60 74C38 74 22 58 22 38C22 18 38 2 60 2Z", a) +
    flat("M60 12C76 12 87 24 87 38C87 53 75 64 60 64C46 64 33 53 33 38C33 24 45 12 60 12Z", mix(a, 0.45)) +
    flat("M60 24C69 24 75 31 75 38C75 46 69 52 60 52C52 52 45 46 45 38C45 31 52 24 60 24Z", "#fffaf0") +
    fine("M8 14L16 20M4 40H14M10 66L18 60M112 14L104 20M116 40H106M110 66L102 60") +
    pair(solid("M56 124L52 112C46 108 40 104 36 92C34 86 40 82 44 88L50 96L44 80C43 74 49 73 51 78L57 92L58 124Z", c)) +
    flat("M0 0", b),
  // an arrow through a storm
  wave: (a, b, c) =>
    solid(
      "M0 44C20 30 30 40 44 40C64 40 70 20 96 22C112 24 118 36 120 44V84C116 94 108 102 92 100C70 98 62 80 44 80C28 80 20 90 0 76Z",
      a,
    ) +
    solid("M60 60C60 44 76 32 94 34C110 36 118 48 118 60C118 74 108 86 92 86C74 86 60 76 60 60Z", b) +
    flat("M74 60C74 50 84 44 94 46C104 48 108 54 108 60C108 68 100 74 92 74C82 74 74 68 74 60Z", c) +
    fine("M6 54H40M2 62H44M8 70H38"),
  // a face of the seven
  ball: () => ball(60, 62, 46, 4),
  // a stranger
  unknown: (a) =>
    solid(
      "M60 24C76 24 86 34 86 50C86 66 76 74 70 80L70 92H50L50 74C58 66 68 62 68 50C68 44 65 40 60 40C54 40 51 44 51 50H34C34 34 44 24 60 24Z",
      a,
    ) + disc(60, 106, 9, a),
};
