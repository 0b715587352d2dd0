/** What a head grows: horns, ears, antennae, crests. */
import { cut, disc, pair, shape, solid } from "../draw";
import { mix } from "../palette";
import type { Gear } from "./gear";

/** A thing thinner than a part and thicker than a line: ink with a coloured core. */
const rod = (d: string, c: string, width = 7): string =>
  `<path fill="none" stroke="#1d1b20" stroke-width="${width}" stroke-linecap="round" d="${d}"/><path fill="none" stroke="${c}" stroke-width="${width - 4}" stroke-linecap="round" d="${d}"/>`;

export const GROWN: Record<string, Gear> = {
  "horns-bull": {
    back: (c) => pair(solid("M42 36C28 36 14 28 14 8C18 18 30 22 46 26Z", c) + cut("M20 20L24 16M27 26L31 21", c)),
  },
  "horns-side": {
    // black stubs set in the temples
    back: (c, t) =>
      pair(
        solid("M36 46C24 48 12 42 8 28C16 32 28 32 38 34Z", c) +
          cut("M18 36L20 32", c) +
          shape("M40 34C34 34 31 38 31 42C31 47 35 50 40 49Z", t),
      ),
  },
  "horns-up": {
    back: (c) => pair(solid("M38 38C28 28 28 14 38 2C38 14 44 22 50 30Z", c) + cut("M33 20L38 20M34 28L41 26", c)),
  },
  "horns-ram": {
    back: (c) =>
      pair(
        solid("M44 30C28 18 8 28 10 46C12 60 28 62 32 52C34 46 28 42 24 46C26 36 36 36 42 44Z", c) +
          cut("M24 26L26 32M15 33L20 37M11 44L17 45M15 54L20 51", c),
      ),
  },
  "horns-oni": {
    front: (c) => pair(solid("M50 40C44 34 42 22 46 10C52 18 58 26 60 36Z", c) + cut("M47 22L51 22M49 29L55 27", c)),
  },
  "horn-one": {
    front: (c) => solid("M54 36C52 24 56 10 62 2C64 14 66 26 66 36Z", c) + cut("M57 22L64 21M56 29L65 28", c),
  },
  antlers: {
    back: (c) => pair(rod("M46 34C36 26 34 16 36 2M37 18C28 18 22 12 20 4M40 26C30 28 22 26 14 18", c)),
  },
  antennae: {
    // two feelers on the brow
    front: (_c, _t, skin) =>
      pair(solid("M51.5 40C49 31 45 24 36 21L37 16.5C48 18 54 28 56.5 39Z", skin) + disc(36, 18.5, 4.2, skin)),
  },
  feelers: {
    back: (c) => pair(rod("M50 32C46 16 36 6 22 4", c, 6) + disc(21, 4.5, 4, c)),
  },
  "ears-elf": {
    back: (_c, _t, skin) =>
      pair(solid("M40 58C28 54 18 44 10 38C14 54 24 68 40 70Z", skin) + cut("M18 46Q26 58 36 63", skin)),
    ears: false,
  },
  "ears-cat": {
    back: (c, t) =>
      pair(
        solid("M34 56C28 40 26 26 28 14C40 20 50 28 56 38Z", c) +
          shape("M36 42C33 34 32 28 33 23C39 27 44 31 48 36Z", t),
      ),
    ears: false,
  },
  "ears-wolf": {
    back: (c, t) =>
      pair(
        solid("M36 44C28 30 26 14 30 0C40 8 50 20 54 34Z", c) + shape("M38 34C34 26 33 18 34 12C40 18 44 24 47 30Z", t),
      ),
    ears: false,
  },
  "ears-rabbit": {
    back: (c, t) =>
      pair(
        solid("M44 34C30 20 28 2 36 -8C48 0 54 18 54 32Z", c) + shape("M45 24C38 14 36 6 38 0C44 6 48 16 48 24Z", t),
      ),
    ears: false,
  },
  "ears-fin": {
    back: (c) =>
      pair(
        solid("M38 48C26 42 14 42 6 48C14 52 14 56 6 60C16 62 18 66 12 74C24 74 34 72 40 68Z", c) +
          cut("M16 49L34 54M16 60L34 60M22 69L35 65", c),
      ),
    ears: false,
  },
  "ears-ape": {
    back: (_c, _t, skin) => pair(disc(31, 56, 9, skin) + `<circle cx="31" cy="56" r="4" fill="${mix(skin, -0.25)}"/>`),
    ears: false,
  },
  // the crest of a perfect insect: two prongs
  prongs: {
    front: (c, t) =>
      solid(
        "M60 40C54 32 46 28 38 30C32 24 30 10 36 -4C42 8 52 16 60 24C68 16 78 8 84 -4C90 10 88 24 82 30C74 28 66 32 60 40Z",
        c,
      ) +
      shape("M60 24L66 34L60 42L54 34Z", t) +
      cut("M38 10Q44 20 52 25M82 10Q76 20 68 25", c),
  },
  "prongs-wide": {
    front: (c, t) =>
      solid(
        "M60 42C52 34 44 32 36 36C24 30 16 18 14 2C28 12 46 16 60 26C74 16 92 12 106 2C104 18 96 30 84 36C76 32 68 34 60 42Z",
        c,
      ) +
      shape("M60 28L66 36L60 44L54 36Z", t) +
      cut("M24 14Q36 22 50 27M96 14Q84 22 70 27", c),
  },
  "tail-head": {
    // a tentacle from the crown, falling to one side
    front: (_c, _t, skin) =>
      solid("M52 34C48 18 58 4 76 6C94 8 104 24 98 42C97 46 90 46 90 41C94 30 88 20 76 19C68 18 66 26 68 34Z", skin) +
      cut("M88 14L84 20M96 26L90 28M64 14L68 20", skin),
  },
  "cap-bone": {
    // a smooth plate over the skull
    front: (c) =>
      solid(
        "M60 16C82 16 92 32 89 50C84 42 76 38 70 40L66 50L60 44L54 50L50 40C44 38 36 42 31 50C28 32 38 16 60 16Z",
        c,
      ) + cut("M44 24Q38 30 36 38M76 24Q82 30 84 38", c),
  },
  "gem-crown": {
    front: (c) =>
      shape("M60 25C68 25 73 31 73 37C73 43 67 46 60 46C53 46 47 43 47 37C47 31 52 25 60 25Z", c) +
      cut("M53 33Q56 29 61 29", c),
  },
  frills: {
    back: (c) =>
      pair(
        solid("M42 40C30 30 24 16 12 12C14 22 12 28 4 30C12 36 12 42 4 50C14 52 16 56 12 66C24 66 34 64 40 62Z", c) +
          cut("M16 18L36 44M10 32L34 50M10 50L34 56M18 63L36 60", c),
      ),
  },
  "shell-ridge": {
    front: (c) =>
      solid("M60 8C66 12 68 22 67 34L60 44L53 34C52 22 54 12 60 8Z", c) +
      pair(solid("M42 16C46 22 48 30 47 40L40 44C38 34 38 24 42 16Z", c)) +
      cut("M60 16L60 34", c),
  },
};
