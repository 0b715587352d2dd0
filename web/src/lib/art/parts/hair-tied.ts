/** Hair that hangs or is tied. */
import { cut, disc, flat, line, locks, pair, pointsOf, shape, solid } from "../draw";
import { CAP, fringe, type Hair } from "./hair-kit";

export const TIED: Record<string, Hair> = {
  // a parting in the middle, straight locks to the jaw
  curtain: {
    back: (c) =>
      solid("M60 22C40 20 30 34 30 56C30 70 31 82 35 92L46 90L74 90L85 92C89 82 90 70 90 56C90 34 80 20 60 22Z", c) +
      cut("M36 60L37 84M84 60L83 84", c),
    front: (c) => {
      const d =
        "M36 86C34 66 38 46 58 32L60 29L62 32C82 46 86 66 84 86C80 78 78 64 73 54C68 46 63 40 60 35C57 40 52 46 47 54C42 64 40 78 36 86Z";
      return (
        flat(`${d}M37 60C36 40 46 26 60 26C74 26 84 40 83 60L60 30Z`, c) +
        line("M36 86C40 78 42 64 47 54C52 46 57 40 60 35C63 40 68 46 73 54C78 64 80 78 84 86") +
        cut("M60 24L60 32M50 36Q44 44 42 54M70 36Q76 44 78 54", c)
      );
    },
    ears: false,
  },
  flip: {
    // shoulder length, ends turned out
    back: (c) =>
      solid(
        "M60 18C38 17 28 34 29 56C29 70 26 82 14 88C24 94 36 92 42 84L78 84C84 92 96 94 106 88C94 82 91 70 91 56C92 34 82 17 60 18Z",
        c,
      ) + cut("M34 60Q33 76 26 84M86 60Q87 76 94 84", c),
    front: (c) => {
      const edge = "M37 74C36 62 38 52 44 46C56 48 64 42 67 34C71 44 78 47 81 54C83 62 83 68 83 74";
      return (
        flat(`${edge}C92 40 80 22 60 22C40 22 28 40 37 74Z`, c) +
        line(edge) +
        cut("M64 24Q56 38 45 42M72 28Q75 38 82 48", c)
      );
    },
    ears: false,
  },
  waves: {
    back: (c) =>
      solid(
        "M60 16C40 14 28 28 28 46C18 52 20 62 26 66C16 74 18 84 26 88C18 96 22 106 32 108L88 108C98 106 102 96 94 88C102 84 104 74 94 66C100 62 102 52 92 46C92 28 80 14 60 16Z",
        c,
      ) +
      cut(
        "M32 50Q28 58 33 64M30 72Q26 80 32 86M32 92Q30 98 36 102M88 50Q92 58 87 64M90 72Q94 80 88 86M88 92Q90 98 84 102",
        c,
      ),
    front: (c) => {
      const edge = "M37 76C34 66 40 62 38 54C44 52 46 46 50 40C54 46 66 46 72 38C74 46 80 48 81 54C80 62 86 66 83 76";
      return (
        flat(`${edge}C92 40 80 22 60 22C40 22 28 40 37 76Z`, c) +
        line(edge) +
        cut("M54 26Q48 32 44 42M68 26Q74 32 79 44", c)
      );
    },
    ears: false,
  },
  long: {
    // straight, to below the frame
    back: (c) =>
      solid("M60 18C38 17 28 34 29 58C29 80 26 100 22 122L98 122C94 100 91 80 91 58C92 34 82 17 60 18Z", c) +
      cut("M34 70L31 112M40 88L38 114M86 70L89 112M80 88L82 114", c),
    front: (c) => {
      const edge = "M37 84C37 66 38 54 42 47C50 50 58 44 60 36C62 44 70 50 78 47C82 54 83 66 83 84";
      return (
        flat(`${edge}C92 40 80 22 60 22C40 22 28 40 37 84Z`, c) +
        line(edge) +
        cut("M60 20L60 34M50 26Q44 34 42 42M70 26Q76 34 78 42", c)
      );
    },
    ears: false,
  },
  veil: {
    // long, over one eye
    back: (c) =>
      solid(
        "M60 18C38 17 28 34 29 58C29 80 28 96 24 118L46 112L74 112L96 118C92 96 91 80 91 58C92 34 82 17 60 18Z",
        c,
      ) + cut("M34 70L32 104M86 70L88 104", c),
    front: (c) => {
      const edge = "M37 84C37 66 38 56 42 48C46 44 50 40 52 34C60 50 66 68 80 80C84 72 83 62 83 56";
      return (
        flat(`${edge}C92 40 80 22 60 22C40 22 28 40 37 84Z`, c) +
        line(edge) +
        cut("M58 30Q66 52 78 70M66 30Q72 48 80 60", c)
      );
    },
    ears: false,
  },
  braid: {
    back: (c, trim) =>
      solid("M60 22C42 20 32 32 33 52C33 60 35 64 38 66L82 66C85 64 87 60 87 52C88 32 78 20 60 22Z", c) +
      solid(
        "M84 58C94 60 98 68 94 76C102 80 102 90 95 94C100 102 98 110 92 118L82 116C88 108 88 102 84 96C76 92 78 82 84 78C78 72 78 64 80 60Z",
        c,
      ) +
      line("M82 78Q90 80 94 76M84 96Q90 98 95 94") +
      disc(91, 106, 4, trim),
    front: (c) =>
      fringe("37,60 39,50 43,42 52,48 60,38 68,48 77,42 81,50 83,60", c, 0.1, 0.1) +
      cut("M60 24L60 36M50 27L46 38M70 27L74 38", c),
  },
  plaits: {
    back: (c, trim) =>
      solid("M60 22C42 20 32 32 33 54L36 66L84 66L87 54C88 32 78 20 60 22Z", c) +
      pair(
        solid(
          "M36 60C24 64 20 74 26 80C16 84 16 94 24 98C18 104 20 112 26 118L36 114C32 108 34 102 38 98C44 92 42 84 36 80C42 74 42 66 40 62Z",
          c,
        ) +
          line("M26 80Q32 83 37 80M24 98Q32 101 38 98") +
          disc(29, 107, 4, trim),
      ),
    front: (c) =>
      fringe("37,60 39,52 43,44 51,50 60,37 69,50 77,44 81,52 83,60", c, 0.12, 0.12) +
      cut("M60 24L60 36M50 27L46 38M70 27L74 38", c),
  },
  "twin-tails": {
    back: (c, trim) =>
      solid("M60 22C42 20 32 32 33 54L36 62L84 62L87 54C88 32 78 20 60 22Z", c) +
      pair(
        solid(locks("36,36 12,20 20,38 0,44 14,56 2,72 18,72 14,90 30,74 36,50", -0.12, -0.04) + "Z", c) +
          cut("M12 36L26 42M8 54L26 50M14 72L28 60", c) +
          disc(34, 42, 5, trim),
      ),
    front: (c) => fringe("37,60 41,64 43,48 50,56 56,44 62,56 68,44 74,56 78,48 80,64 83,60", c, -0.04, 0.08),
  },
  drills: {
    // two rolled curls, and a ribbon
    back: (c, trim) =>
      solid("M60 20C40 18 31 32 32 54L36 64L84 64L88 54C89 32 80 18 60 20Z", c) +
      pair(
        solid(
          "M40 44C24 42 14 50 16 60C10 66 12 76 20 78C16 86 20 92 26 93C26 100 32 104 36 102C42 100 42 94 38 90C46 88 46 80 42 76C48 70 46 62 42 60Z",
          c,
        ) +
          line("M16 60Q28 66 42 60M20 78Q30 82 42 76M26 93Q32 95 38 90") +
          shape("M38 42L28 36L28 50Z", trim),
      ),
    front: (c) =>
      fringe("37,60 39,52 42,46 60,52 78,46 81,52 83,60", c, 0.24, 0.24, 23) +
      cut("M48 32L46 44M56 30L55 47M64 30L65 47M72 32L74 44", c),
  },
  topknot: {
    back: (c, trim) =>
      solid("M52 20C46 10 50 -2 62 -4C60 2 66 4 74 2C72 10 70 16 68 21Z", c) +
      cut("M58 4L58 14M64 6L63 15", c) +
      solid(CAP, c) +
      shape("M50 18L70 18L69 26L51 26Z", trim),
    front: (c) =>
      fringe("37,58 39,48 42,43 60,40 78,43 81,48 83,58", c, 0.12, 0.12) +
      cut("M46 37L52 29M60 38L60 28M74 37L68 29", c),
  },
  ponytail: {
    back: (c, trim) =>
      solid(locks("66,26 78,4 84,14 104,6 98,22 118,28 102,36 114,50 96,46 98,64 86,46", 0.1, 0) + "Z", c) +
      cut("M82 20L96 14M88 30L106 30M90 38L102 44", c) +
      solid(CAP, c) +
      disc(80, 27, 5, trim),
    front: (c) => fringe("37,60 40,66 42,47 48,54 54,41 66,52 74,43 80,52 83,60", c, -0.06, 0.12),
  },
  buns: {
    back: (c, trim) =>
      pair(
        disc(33, 27, 12, c) +
          cut("M25 26Q33 18 41 26M27 33Q33 27 40 33", c) +
          line("M22 17L44 38") +
          disc(22, 16, 2.6, trim),
      ) + solid(CAP, c),
    front: (c) => fringe("37,60 40,64 43,46 50,54 56,42 64,54 70,42 76,52 78,45 81,62 83,60", c, -0.06, 0.1),
  },
  // the great hairdress of the pleasure quarters, with combs and pins
  date: {
    back: (c, trim) =>
      line("M14 22L50 34M106 22L70 34M12 36L48 40M108 36L72 40") +
      pointsOf("14,22 106,22 12,36 108,36")
        .map(([x, y]) => disc(x, y, 3.4, trim))
        .join("") +
      solid(
        "M60 0C46 0 40 8 42 16C28 16 18 30 24 46C26 54 32 60 37 62L83 62C88 60 94 54 96 46C102 30 92 16 78 16C80 8 74 0 60 0Z",
        c,
      ) +
      cut("M46 16Q60 24 74 16M28 34Q34 46 40 52M92 34Q86 46 80 52M48 6Q60 12 72 6", c),
    front: (c, trim) =>
      fringe("37,60 38,52 43,45 60,40 77,45 82,52 83,60", c, 0.16, 0.16) +
      shape("M46 27Q60 17 74 27L72 32Q60 24 48 32Z", trim),
    ears: false,
  },
  // ropes that hang
  ropes: {
    back: (c) =>
      [22, 32, 88, 98]
        .map((x, i) =>
          solid(
            `M${x + (x < 60 ? 8 : -8)} 34Q${x - 2} 60 ${x + (i % 2 ? 2 : -4)} 104Q${x + 5} 110 ${x + 9} 103Q${x + 7} 66 ${x + (x < 60 ? 16 : 2)} 40Z`,
            c,
          ),
        )
        .join("") +
      solid("M60 20C38 18 29 34 31 56L38 66L82 66L89 56C91 34 82 18 60 20Z", c) +
      cut("M24 70L30 70M23 80L29 80M34 76L40 76M34 88L40 88M84 76L78 76M96 70L90 70M97 80L91 80", c),
    front: (c) => {
      const rope = (x: number, y: number): string =>
        shape(
          `M${x - 4} 30Q${x - 5} ${y - 8} ${x - 2} ${y}Q${x + 2} ${y + 3} ${x + 4} ${y - 1}Q${x + 5} ${y - 10} ${x + 4} 30Z`,
          c,
        );
      return (
        flat("M37 52C36 36 46 24 60 24C74 24 84 36 83 52L76 40L44 40Z", c) +
        rope(41, 66) +
        rope(50, 52) +
        rope(70, 50) +
        rope(79, 68)
      );
    },
    ears: false,
  },
  // ink tentacles that stand out
  tentacles: {
    back: (c) => {
      const arm = "M48 40C34 34 30 24 14 26C6 27 4 18 10 14C24 8 40 14 52 28Z";
      const low = "M40 56C26 54 22 64 12 62C5 61 4 70 10 74C22 78 34 72 42 66Z";
      const top = "M52 32C46 20 48 10 38 4C34 -4 44 -6 50 -2C60 6 62 16 62 28Z";
      return (
        pair(solid(low, c) + solid(arm, c)) +
        pair(solid(top, c)) +
        pair(cut("M16 20L22 24M26 20L30 26M14 67L18 71M24 64L28 70", c))
      );
    },
    front: (c) => fringe("37,56 39,48 44,42 52,48 60,40 68,48 76,42 81,48 83,56", c, -0.1, -0.1, 25),
  },
};
