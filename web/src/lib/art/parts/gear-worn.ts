/** What a head wears: crowns, helmets, hats, masks. */
import { at, cut, disc, dot, flat, ink, line, pair, shape, solid, star } from "../draw";
import { mix } from "../palette";
import type { Gear } from "./gear";

export const WORN: Record<string, Gear> = {
  crown: {
    front: (c, t) =>
      solid("M36 42L32 14L45 27L60 6L75 27L88 14L84 42C76 37 44 37 36 42Z", c) +
      shape("M36 42C44 37 76 37 84 42L83 48C74 43 46 43 37 48Z", t) +
      disc(60, 30, 4.2, t) +
      disc(32, 13, 3, t) +
      disc(88, 13, 3, t) +
      disc(60, 5, 3, t) +
      cut("M44 32L45 37M76 32L75 37", c),
  },
  diadem: {
    front: (c, t) =>
      solid("M36 50C42 42 50 40 56 40L60 28L64 40C70 40 78 42 84 50C76 47 68 46 60 46C52 46 44 47 36 50Z", c) +
      disc(60, 41, 3.6, t),
  },
  band: {
    front: (c) =>
      solid("M36 50C44 43 76 43 84 50L83.5 42C76 35 44 35 36.5 42Z", c) + cut("M42 42L43 45M78 42L77 45", c),
  },
  "band-tails": {
    back: (c) => solid("M84 44C96 42 104 48 116 42C114 54 104 56 98 54C104 60 108 66 116 68C102 74 90 62 84 52Z", c),
    front: (c) =>
      solid("M36 50C44 43 76 43 84 50L83.5 42C76 35 44 35 36.5 42Z", c) + cut("M42 42L43 45M78 42L77 45", c),
  },
  bandana: {
    back: (c) => solid("M84 42C98 36 106 42 114 36C112 50 104 52 98 50C102 56 106 60 112 60C102 68 88 58 84 50Z", c),
    front: (c) =>
      solid("M35 50C32 30 44 20 60 20C76 20 88 30 85 50C76 43 44 43 35 50Z", c) +
      cut("M46 26Q42 32 41 40M74 26Q78 32 79 40", c) +
      dot(52, 32, 2, "#fffaf0") +
      dot(66, 30, 2, "#fffaf0") +
      dot(60, 38, 2, "#fffaf0"),
    hair: "back",
  },
  turban: {
    front: (c, t) =>
      solid("M30 50C22 34 36 12 60 12C84 12 98 34 90 50C80 42 40 42 30 50Z", c) +
      cut("M32 40Q50 18 82 20M36 44Q58 26 88 32M48 14Q36 22 31 34", c) +
      disc(60, 34, 5.5, t) +
      solid("M60 28C54 18 56 6 64 -2C68 8 68 20 63 28Z", t),
    hair: "back",
  },
  hood: {
    back: (c) => solid("M60 10C34 10 22 32 24 62C24 82 20 98 14 112L106 112C100 98 96 82 96 62C98 32 86 10 60 10Z", c),
    front: (c) => {
      const rim =
        "M60 22C42 24 35 40 37 60C37 70 40 80 44 86C34 82 28 70 28 58C27 34 40 14 60 14C80 14 93 34 92 58C92 70 86 82 76 86C80 80 83 70 83 60C85 40 78 24 60 22Z";
      return (
        solid(rim, c) +
        flat("M60 23C46 25 38 38 38 52C46 40 74 40 82 52C82 38 74 25 60 23Z", "#1d1b20") +
        cut("M34 44Q33 56 36 68M86 44Q87 56 84 68M46 20L50 16M74 20L70 16", c)
      );
    },
    hair: "none",
    ears: false,
  },
  cowl: {
    // a ninja's wrap: only the eyes are free
    back: (c) => solid("M84 30C98 24 106 30 116 22C114 38 104 40 98 40C104 46 108 52 114 54C102 60 90 52 84 44Z", c),
    face: (c, _t, skin) =>
      solid("M60 22C82 22 90 38 89 58C88 76 78 92 60 92C42 92 32 76 31 58C30 38 38 22 60 22Z", c) +
      shape("M36 52C44 48 76 48 84 52C86 58 84 66 80 69C70 66 50 66 40 69C36 66 34 58 36 52Z", skin) +
      cut("M40 38Q60 28 80 38M42 80Q60 74 78 80M46 85Q60 80 74 85", c),
    hair: "none",
    ears: false,
  },
  "helm-winged": {
    back: (c, t) =>
      pair(
        solid("M38 40C24 40 10 32 4 10C14 14 18 12 20 4C26 14 30 14 34 10C36 20 40 28 46 32Z", t) +
          cut("M12 18L34 34M21 13L38 30", c),
      ),
    front: (c, t) =>
      solid("M34 52C31 30 44 18 60 18C76 18 89 30 86 52C78 46 70 44 66 44L60 54L54 44C50 44 42 46 34 52Z", c) +
      shape("M56 20L64 20L64 44L60 52L56 44Z", t) +
      cut("M42 32Q39 38 39 44M78 32Q81 38 81 44", c),
    hair: "back",
  },
  "helm-kabuto": {
    back: (c, t) =>
      solid("M28 56C16 62 12 72 12 84L36 78ZM92 56C104 62 108 72 108 84L84 78Z", c) +
      solid("M60 20C48 12 36 4 18 2C22 18 38 30 52 34ZM60 20C72 12 84 4 102 2C98 18 82 30 68 34Z", t),
    front: (c, t) =>
      solid("M30 54C26 30 42 16 60 16C78 16 94 30 90 54C80 46 40 46 30 54Z", c) +
      shape("M28 56C38 46 82 46 92 56L90 62C80 53 40 53 30 62Z", mix(c, -0.25)) +
      cut("M60 17L60 45M46 20Q42 32 42 46M74 20Q78 32 78 46", c) +
      disc(60, 36, 5, t),
    hair: "none",
  },
  "helm-smith": {
    front: (c, t) =>
      solid("M34 50C32 30 44 20 60 20C76 20 88 30 86 50L84 58L78 50L42 50L36 58Z", c) +
      shape("M57 18L63 18L64 62L60 68L56 62Z", t) +
      dot(44, 40, 2) +
      dot(76, 40, 2) +
      dot(50, 30, 2) +
      dot(70, 30, 2),
    hair: "back",
  },
  "helm-dome": {
    front: (c, t) =>
      solid("M31 60C26 32 40 14 60 14C80 14 94 32 89 60L80 60C80 48 74 44 60 44C46 44 40 48 40 60Z", c) +
      cut("M42 24Q35 34 36 48M78 24Q85 34 84 48", c) +
      disc(33, 56, 6, t) +
      disc(87, 56, 6, t),
    hair: "none",
    ears: false,
  },
  "cap-round": {
    // a small cap with a button
    front: (c, t) =>
      solid("M37 46C38 30 46 22 60 22C74 22 82 30 83 46C74 40 46 40 37 46Z", c) +
      disc(60, 20, 4.2, t) +
      cut("M50 26Q47 32 47 39M70 26Q73 32 73 39M60 24L60 37", c),
    hair: "none",
  },
  "cap-peak": {
    front: (c, t) =>
      solid("M36 46C34 28 46 20 60 20C74 20 86 28 84 46C76 40 44 40 36 46Z", c) +
      solid("M34 48C46 38 82 36 100 48C88 46 76 47 66 50C54 48 44 47 34 48Z", t) +
      cut("M50 24Q46 32 47 40M68 23Q71 31 70 39", c),
    hair: "back",
  },
  "hat-straw": {
    back: (c) => solid("M60 30C26 30 4 42 2 52C26 48 94 48 118 52C116 42 94 30 60 30Z", mix(c, -0.2)),
    front: (c, t) =>
      solid("M60 2C56 4 20 34 2 52C24 44 96 44 118 52C100 34 64 4 60 2Z", c) +
      cut("M54 10L26 42M60 6L60 42M66 10L94 42M48 18L44 43M72 18L76 43", c) +
      shape("M34 34C48 40 72 40 86 34L90 40C74 46 46 46 30 40Z", t),
    hair: "back",
  },
  "hat-bowler": {
    front: (c, t) =>
      solid("M36 44C32 22 44 8 60 8C76 8 88 22 84 44Z", c) +
      shape("M36 37L84 37L84.5 44L35.5 44Z", t) +
      solid("M22 44C30 40 36 42 42 43L78 43C84 42 90 40 98 44C96 54 84 50 60 50C36 50 24 54 22 44Z", c) +
      cut("M46 14Q42 22 42 32M52 11Q49 18 49 26", c),
    hair: "back",
  },
  "hat-top": {
    front: (c, t) =>
      solid("M42 44L38 4C50 0 70 0 82 4L78 44Z", c) +
      shape("M41 34L79 34L78.5 44L41.5 44Z", t) +
      solid("M24 42C32 44 40 44 60 44C80 44 88 44 96 42C98 52 84 52 60 52C36 52 22 52 24 42Z", c) +
      cut("M46 8L48 30M52 6L53 26", c),
    hair: "back",
  },
  "hat-jester": {
    back: (c, t) =>
      solid("M50 34C40 16 24 8 6 14C18 18 22 28 26 46L40 52Z", c) +
      solid("M70 34C80 16 96 8 114 14C102 18 98 28 94 46L80 52Z", t) +
      disc(6, 16, 5, "#f2bd3b") +
      disc(114, 16, 5, "#f2bd3b"),
    front: (c, t) =>
      solid(
        "M36 48C36 28 48 22 56 4C60 -4 70 -4 72 4C66 4 66 10 72 22C80 28 84 36 84 48C76 42 68 46 60 40C52 46 44 42 36 48Z",
        c,
      ) +
      flat("M60 40C58 26 60 14 66 2C62 10 66 16 72 22C80 28 84 36 84 48C76 42 68 46 60 40Z", t) +
      line("M60 40C58 26 60 14 66 2") +
      disc(72, 6, 5, "#f2bd3b"),
    hair: "none",
  },
  "hat-horned": {
    // the tiered cap of a river god
    front: (c, t) =>
      solid("M38 46C34 28 44 6 60 2C76 6 86 28 82 46C74 40 46 40 38 46Z", c) +
      pair(line("M42 40C50 34 56 34 60 34M43 30C50 25 56 24 60 24M47 20C52 15 56 14 60 14")) +
      disc(60, 8, 3.4, t),
    hair: "back",
  },
  "hat-mitre": {
    front: (c, t) =>
      solid("M36 46C32 30 40 10 60 -4C80 10 88 30 84 46C74 39 46 39 36 46Z", c) +
      shape("M60 8L66 22L60 34L54 22Z", t) +
      cut("M42 24L48 28M78 24L72 28M40 36Q60 28 80 36", c),
    hair: "back",
  },
  "hat-witch": {
    front: (c, t) =>
      solid("M40 44C44 26 50 8 72 -6C86 -10 96 0 98 8C88 4 82 8 78 16C80 28 80 36 80 44Z", c) +
      shape("M41 36L80 36L80 44L39 44Z", t) +
      solid("M18 46C34 40 86 40 102 46C98 56 80 54 60 54C40 54 22 56 18 46Z", c) +
      cut("M56 18L54 32M66 8L62 30", c),
    hair: "back",
  },
  halo: {
    back: (c) =>
      `<ellipse cx="60" cy="10" rx="24" ry="6.5" fill="none" stroke="#1d1b20" stroke-width="8"/><ellipse cx="60" cy="10" rx="24" ry="6.5" fill="none" stroke="${c}" stroke-width="4"/>`,
  },
  "goggles-up": {
    front: (c, t) =>
      line("M36 46C46 38 74 38 84 46") +
      disc(49, 40, 9, c) +
      disc(71, 40, 9, c) +
      `<circle cx="49" cy="40" r="5" fill="${t}"/><circle cx="71" cy="40" r="5" fill="${t}"/>` +
      cut("M46 39L50 36M68 39L72 36", c),
  },
  "leaf-veil": {
    front: (c) =>
      solid("M36 56C30 34 44 16 60 16C76 16 90 34 84 56C80 46 72 44 60 44C48 44 40 46 36 56Z", c) +
      cut("M60 18L60 43M50 22Q46 32 46 44M70 22Q74 32 74 44M42 28Q39 38 40 48M78 28Q81 38 80 48", c),
    hair: "none",
  },
  flower: {
    front: (c, t) =>
      at(
        82,
        40,
        [0, 72, 144, 216, 288]
          .map(
            (a) =>
              `<g transform="rotate(${a})"><path class="o" fill="${c}" d="M0 -1C-5 -5 -4 -11 0 -12C4 -11 5 -5 0 -1Z"/></g>`,
          )
          .join("") + disc(0, 0, 3, t),
      ),
  },
  "sun-disc": {
    back: (c) =>
      `<circle class="o" cx="60" cy="44" r="40" fill="${c}"/>` +
      Array.from(
        { length: 16 },
        (_, i) => `<path class="f" transform="rotate(${i * 22.5} 60 44)" d="M60 0L60 10"/>`,
      ).join(""),
  },
  "mask-bird": {
    front: (c, t) =>
      solid(
        "M35 50C40 40 54 40 60 46C66 40 80 40 85 50C86 60 80 68 72 70C68 74 64 84 60 92C56 84 52 74 48 70C40 68 34 60 35 50Z",
        c,
      ) +
      shape("M60 58C64 64 65 74 60 92C55 74 56 64 60 58Z", t) +
      ink("M43 57C47 52 53 54 55 60C50 63 45 62 43 57ZM77 57C73 52 67 54 65 60C70 63 75 62 77 57Z") +
      cut("M38 48L32 40M44 44L40 34M82 48L88 40M76 44L80 34", c),
  },
  "mask-oni": {
    front: (c, t) =>
      solid("M36 62C44 58 50 62 60 62C70 62 76 58 84 62C84 78 76 92 60 92C44 92 36 78 36 62Z", c) +
      shape("M44 74C50 70 70 70 76 74C74 84 68 87 60 87C52 87 46 84 44 74Z", "#1d1b20") +
      pair(flat("M46 74L51 74L49 82ZM54 73L58 73L56.5 77Z", t)) +
      cut("M56 66L60 69L64 66", c),
  },
  "mask-fox": {
    front: (c, t) =>
      solid("M36 50C44 44 50 46 60 46C70 46 76 44 84 50C84 64 74 78 60 86C46 78 36 64 36 50Z", c) +
      ink("M43 58C47 54 53 57 56 62C50 64 45 63 43 58ZM77 58C73 54 67 57 64 62C70 64 75 63 77 58Z") +
      flat("M60 74L56 70L64 70Z", "#1d1b20") +
      pair(`<path fill="none" stroke="${t}" stroke-width="2.6" stroke-linecap="round" d="M40 66L48 68M42 72L49 72"/>`) +
      flat("M60 48L63 54L60 58L57 54Z", t),
  },
  tassel: {
    front: (c, t) => line("M84 40C92 48 92 60 90 70") + disc(90, 72, 4, t) + solid("M87 75L93 75L95 92L85 92Z", c),
  },
  mortar: {
    front: (c, t) =>
      solid("M38 48L40 36L80 36L82 48C74 42 46 42 38 48Z", c) +
      solid("M60 14L104 28L60 42L16 28Z", c) +
      line("M60 28L94 32L94 46") +
      disc(94, 48, 3, t),
    hair: "back",
  },
  "star-pin": { front: (c) => `<path class="o" fill="${c}" d="${star(80, 38, 9)}"/>` },
};
