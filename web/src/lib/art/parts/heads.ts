/** Heads: the outline of a face, where its features sit, and its hatch. */
import { fine, flat, line, pair, shape, solid } from "../draw";
import { mix } from "../palette";

export interface Head {
  /** The outline. */
  d: string;
  /** Half the width at the temples and the top of the skull: hair is fitted to them. */
  w: number;
  top: number;
  /** Where features sit: half the distance of the eyes, and heights. */
  eye: number;
  eyes: number;
  nose: number;
  mouth: number;
  chin: number;
  /** How large eyes are drawn. */
  size: number;
  ears: boolean;
  neck: number;
  /** What lies over the face before its features: a muzzle, plates, a brow. */
  over?: (skin: string, trim: string) => string;
  hatch: string;
}

const head = (d: string, more: Partial<Head> = {}): Head => ({
  d,
  w: 23,
  top: 30,
  eye: 10.5,
  eyes: 60,
  nose: 67,
  mouth: 75.5,
  chin: 86,
  size: 1,
  ears: true,
  neck: 11,
  hatch: "M80.5 61L75 67M80 66L73 73.5M78 72L70 80M74 78L67 84",
  ...more,
});

export const HEADS: Record<string, Head> = {
  oval: head(
    "M60 29C75 29 83.5 40 83 56C82.5 69 75 80 66.5 85C63 87 57 87 53.5 85C45 80 37.5 69 37 56C36.5 40 45 29 60 29Z",
  ),
  soft: head(
    "M60 30C75 30 83 41 82.5 57C82 70 73 82 64 86.5C61.5 87.7 58.5 87.7 56 86.5C47 82 38 70 37.5 57C37 41 45 30 60 30Z",
    {
      neck: 8.5,
      eye: 10.5,
      eyes: 61,
      mouth: 77,
      hatch: "M80 64L75 69M78.5 69L72 76M75 75L68 82",
    },
  ),
  youth: head("M60 33C77 33 86 45 85.5 60C85 75 74 86 60 86C46 86 35 75 34.5 60C34 45 43 33 60 33Z", {
    w: 25,
    top: 33,
    eye: 11.5,
    eyes: 64,
    nose: 70.5,
    mouth: 77,
    size: 1.08,
    neck: 8,
    hatch: "M83 65L78 70M82 70L75 77M78 76L71 83",
  }),
  square: head(
    "M60 28C76 28 85 38 85 54L84.5 69C84 76 75 84 69 88C64 89.5 56 89.5 51 88C45 84 36 76 35.5 69L35 54C35 38 44 28 60 28Z",
    {
      w: 25,
      top: 28,
      eye: 11,
      mouth: 77.5,
      chin: 89,
      neck: 15,
      hatch: "M82.5 62L77 68M82 67L75 74.5M81 73L73 81.5M77 79L69 86.5",
    },
  ),
  long: head(
    "M60 26C73.5 26 81.5 37 81 53C80.5 68 74 83 64.5 91C62 93 58 93 55.5 91C46 83 39.5 68 39 53C38.5 37 46.5 26 60 26Z",
    {
      w: 21,
      top: 26,
      eye: 9.8,
      eyes: 58,
      nose: 67,
      mouth: 78,
      chin: 92,
      neck: 10,
      hatch: "M78.5 60L74 65.5M78 66L72 73M75.5 73L69 80.5M71 81L65 88",
    },
  ),
  wedge: head(
    "M60 29C76 29 85.5 40 84 55C82.5 67 72 80 63.5 89C61.5 91 58.5 91 56.5 89C48 80 37.5 67 36 55C34.5 40 44 29 60 29Z",
    {
      w: 24,
      eye: 11,
      mouth: 77,
      chin: 90,
      neck: 9,
      hatch: "M81 60L76 66M79 66L72.5 73.5M74 74L68 81",
    },
  ),
  broad: head("M60 31C79 31 89 42 89.5 58C90 75 79 89 60 89C41 89 30 75 30.5 58C31 42 41 31 60 31Z", {
    w: 28,
    top: 31,
    eye: 12.5,
    eyes: 60,
    nose: 68,
    mouth: 77,
    chin: 89,
    neck: 18,
    hatch: "M87 63L81 69M86 69L78 77M83 76L74 84.5",
  }),
  // a high brow over a small chin: cold rulers
  dome: head(
    "M60 20C81 20 90 34 88 51C86.5 63 77 70 73.5 78C70.5 85 65.5 88 60 88C54.5 88 49.5 85 46.5 78C43 70 33.5 63 32 51C30 34 39 20 60 20Z",
    {
      w: 28,
      top: 20,
      eye: 12,
      eyes: 60,
      nose: 68,
      mouth: 77.5,
      chin: 88,
      neck: 9,
      ears: false,
      hatch: "M85 54L79 60M83 60L76 67M77 68L71 75",
    },
  ),
  // no skull at all but a sprout: seedlings
  bulb: head(
    "M60 22C82 20 95 34 93 52C91.5 66 80 70 76 78C72 86 66 88 60 88C54 88 48 86 44 78C40 70 28.5 66 27 52C25 34 38 20 60 22Z",
    {
      w: 32,
      top: 22,
      eye: 13,
      eyes: 59,
      nose: 67,
      mouth: 76,
      chin: 88,
      neck: 8,
      ears: false,
      size: 1.1,
      over: () => fine("M48 27Q44 36 47 44M60 24Q58 34 60 42M72 27Q76 36 73 44"),
      hatch: "M89 55L82 62M86 61L78 69M79 69L72 77",
    },
  ),
  block: head("M43 30L77 30C81 30 84 33 84 37L84.5 68L75 87L45 87L35.5 68L36 37C36 33 39 30 43 30Z", {
    w: 24.5,
    eye: 11,
    mouth: 77,
    chin: 87,
    neck: 14,
    hatch: "M82 62L77 67M82 68L74 76M78 76L70 84",
  }),
  // a soft cone of dough
  dough: head("M60 27C75 27 84 38 87 56C89.5 72 80 88 60 88C40 88 30.5 72 33 56C36 38 45 27 60 27Z", {
    w: 25,
    top: 27,
    eye: 11.5,
    eyes: 60,
    nose: 66,
    mouth: 74,
    chin: 88,
    neck: 16,
    ears: false,
    hatch: "M85 62L79 68M85 68L77 76M82 75L73 84",
  }),
  // a muzzle: apes and wolves
  muzzle: head(
    "M60 27C78 27 88 38 87.5 54C87 66 82 72 79 79C75 88 68 92 60 92C52 92 45 88 41 79C38 72 33 66 32.5 54C32 38 42 27 60 27Z",
    {
      w: 27,
      top: 27,
      eye: 10.5,
      eyes: 55,
      nose: 67,
      mouth: 80,
      chin: 92,
      neck: 20,
      ears: false,
      over: (skin) =>
        shape("M60 60C72 60 80 68 80 77C80 87 71 91 60 91C49 91 40 87 40 77C40 68 48 60 60 60Z", mix(skin, 0.42)) +
        fine("M46 70L44 76M49 68L47 72M74 70L76 76M71 68L73 72"),
      hatch: "M85 58L80 64M84 64L79 70",
    },
  ),
  cat: head("M60 36C78 36 90 46 90 61C90 76 77 87 60 87C43 87 30 76 30 61C30 46 42 36 60 36Z", {
    w: 28,
    top: 36,
    eye: 13,
    eyes: 63,
    nose: 70,
    mouth: 75,
    chin: 87,
    size: 1.15,
    ears: false,
    neck: 8,
    hatch: "M87 66L81 72M84 73L76 80",
  }),
  // wide jaw, no brow: fish and frogs
  frog: head(
    "M60 34C70 34 78 38 83 45C91 52 95 64 92 73C89 84 76 90 60 90C44 90 31 84 28 73C25 64 29 52 37 45C42 38 50 34 60 34Z",
    {
      w: 25,
      top: 34,
      eye: 14.5,
      eyes: 52,
      nose: 65,
      mouth: 76,
      chin: 90,
      size: 1.1,
      ears: false,
      neck: 18,
      hatch: "M90 66L84 72M88 73L80 81M82 80L74 87",
    },
  ),
  // a beak of a face, a shell of plates: insects
  shell: head(
    "M60 24C74 24 84 34 85 50C86 60 80 66 78 74C76 84 68 91 60 91C52 91 44 84 42 74C40 66 34 60 35 50C36 34 46 24 60 24Z",
    {
      w: 25,
      top: 24,
      eye: 11.5,
      eyes: 59,
      nose: 68,
      mouth: 78,
      chin: 91,
      ears: false,
      neck: 10,
      hatch: "M82 55L77 61M81 61L75 68",
    },
  ),
  // the lord of the high seat: very broad, many folds
  elder: head("M60 24C80 24 92 36 93 54C94 72 82 92 60 92C38 92 26 72 27 54C28 36 40 24 60 24Z", {
    w: 31,
    top: 24,
    eye: 13,
    eyes: 60,
    nose: 69,
    mouth: 78,
    chin: 92,
    neck: 24,
    ears: false,
    over: () => fine("M42 34Q60 28 78 34M46 40Q60 35 74 40M38 76Q44 84 52 86M82 76Q76 84 68 86"),
    hatch: "M90 60L84 66M90 67L81 76M86 75L77 84",
  }),
};

/** The head with its ears and neck; features come on top. */
export function drawHead(h: Head, skin: string, trim: string): string {
  const ear =
    solid("M38.5 57C32.5 52.5 29.5 58 31.5 64.5C33 69.5 36.5 71 39.5 69Z", skin) + fine("M34 60Q35 64 37.5 66");
  const ears = h.ears
    ? `<g transform="translate(${23 - h.w} ${h.eyes - 60})">${ear}</g><g transform="translate(${h.w - 23} ${h.eyes - 60}) matrix(-1 0 0 1 120 0)">${ear}</g>`
    : "";
  return ears + solid(h.d, skin) + `<path class="f" d="${h.hatch}"/>` + (h.over?.(skin, trim) ?? "");
}

/** The neck, behind the head, with the shadow of the chin on it. */
export function drawNeck(h: Head, skin: string): string {
  const { neck: n, chin } = h;
  const d = `M${60 - n} ${chin - 14}L${60 - n} 100Q${60 - n} 106 ${60 - n - 8} 110L${60 + n + 8} 110Q${60 + n} 106 ${60 + n} 100L${60 + n} ${chin - 14}Z`;
  return (
    shape(d, mix(skin, -0.08)) +
    flat(
      `M${60 - n} ${chin - 6}L${60 + n} ${chin - 6}L${60 + n} ${chin + 3}Q60 ${chin + 12} ${60 - n} ${chin + 2}Z`,
      "#1d1b20",
    ) +
    (n > 12 ? pair(line(`M${60 - n - 1} ${chin + 6}Q${60 - n - 1} 102 ${60 - n - 9} 106`)) : "")
  );
}
