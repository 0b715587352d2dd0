/** Collars: shoulders and what is worn on them. */
import { cut, disc, dot, flat, ink, line, pair, shape, solid, star } from "../draw";
import { mix } from "../palette";

export type Collar = (cloth: string, trim: string, skin: string) => string;

const shoulders = "M60 98C76 98 88 100 98 106C106 111 110 116 112 124L8 124C10 116 14 111 22 106C32 100 44 98 60 98Z";
const broad = "M60 96C80 94 96 96 106 103C114 109 118 116 119 124L1 124C2 116 6 109 14 103C24 96 40 94 60 96Z";

export const COLLARS: Record<string, Collar> = {
  // a training jacket, left over right
  gi: (c, t, skin) =>
    solid(shoulders, c) +
    flat("M46 97L60 124L74 97Q60 104 46 97Z", t) +
    shape("M44 96C50 106 58 116 66 124L54 124C46 116 40 108 37 100Z", c) +
    shape("M76 96C72 106 64 116 58 124L72 124C78 116 82 108 83 100Z", c) +
    line("M46 99Q60 106 74 99") +
    cut("M26 110L22 122M94 110L98 122M31 107L29 114M89 107L91 114", c) +
    flat("M0 0", skin),
  // a training jacket without sleeves over a shirt, with a round patch
  "gi-patch": (c, t) =>
    solid(shoulders, t) +
    solid("M38 99C32 104 28 112 28 124L92 124C92 112 88 104 82 99L72 99C70 108 66 114 60 118C54 114 50 108 48 99Z", c) +
    line("M48 99Q60 106 72 99") +
    disc(78, 115, 6, "#fffaf0") +
    cut("M75 115L81 115M78 112L78 118M34 112L33 122", c),
  // two plates and broad shoulder guards
  armour: (c, t) =>
    solid("M60 98C72 98 82 100 88 106L90 124L30 124L32 106C38 100 48 98 60 98Z", c) +
    shape("M42 102Q60 110 78 102L80 124L40 124Z", t) +
    pair(
      solid("M40 98C28 94 12 98 2 112C4 118 8 121 14 122C22 112 32 108 42 108Z", c) +
        cut("M12 108L16 116M20 103L24 110M28 100L31 107", c),
    ) +
    line("M46 116Q60 120 74 116"),
  // the same without guards
  "armour-plain": (c, t) =>
    solid(shoulders, mix("#33437f", -0.1)) +
    solid("M40 98L80 98C84 104 86 112 86 124L34 124C34 112 36 104 40 98Z", c) +
    shape("M47 98Q60 108 73 98L75 106Q60 114 45 106Z", t) +
    line("M42 118Q60 122 78 118") +
    cut("M22 110L18 121M98 110L102 121", c),
  // heavy cape standing on the shoulders
  cape: (c, t) =>
    solid(shoulders, t) +
    cut("M52 106L50 122M60 108L60 122M68 106L70 122", c) +
    pair(
      solid("M56 98C44 92 26 92 12 98C2 103 0 112 -2 124L22 124C24 114 34 106 56 106Z", c) +
        cut("M12 106L8 118M22 101L18 112M32 98L30 104", c),
    ) +
    shape("M40 97C46 103 74 103 80 97L78 106C70 111 50 111 42 106Z", c),
  // a cape with a high stiff collar
  "high-collar": (c, t) =>
    solid(shoulders, t) +
    pair(
      solid("M56 124C44 118 36 106 34 88C33 80 28 74 20 72C24 84 24 94 20 104C16 112 12 118 8 124Z", c) +
        cut("M30 84Q34 104 46 116M26 90Q28 106 36 118", c),
    ) +
    line("M46 102Q60 110 74 102"),
  cloak: (c, t) =>
    solid("M60 92C80 90 96 98 106 110L110 124L10 124L14 110C24 98 40 90 60 92Z", c) +
    line("M60 96L60 124") +
    pair(cut("M36 100L30 122M46 98L43 122M26 106L20 122", c)) +
    disc(60, 100, 5, t),
  suit: (c, t) =>
    solid(shoulders, c) +
    flat("M48 98L60 122L72 98Q60 103 48 98Z", "#fffaf0") +
    shape("M57 101L63 101L65 107L62 124L58 124L55 107Z", t) +
    shape("M46 97L60 120L46 124L38 110L42 104L36 102Z", c) +
    shape("M74 97L60 120L74 124L82 110L78 104L84 102Z", c),
  jacket: (c, t) =>
    solid(shoulders, c) +
    flat("M48 98L54 124L66 124L72 98Q60 104 48 98Z", t) +
    shape("M46 96L56 112L52 124L38 124C36 112 38 104 46 96Z", mix(c, -0.12)) +
    shape("M74 96L64 112L68 124L82 124C84 112 82 104 74 96Z", mix(c, -0.12)) +
    cut("M24 110L20 122M96 110L100 122", c),
  scarf: (c, t) =>
    solid(shoulders, t) +
    solid("M36 94C44 88 76 88 84 94C90 100 88 108 82 110C70 116 50 116 38 110C32 108 30 100 36 94Z", c) +
    solid("M72 108C82 108 88 114 86 124L68 124C72 118 72 112 70 110Z", c) +
    cut("M42 100Q60 108 78 100M46 107Q60 111 72 107M76 114L76 122", c),
  robe: (c, t) =>
    solid(shoulders, c) +
    shape("M40 97C46 105 74 105 80 97L84 102C76 113 44 113 36 102Z", t) +
    cut("M48 112L46 123M60 114L60 123M72 112L74 123M28 109L24 122M92 109L96 122", c),
  kimono: (c, t) =>
    solid(shoulders, c) +
    shape("M42 94C50 108 58 116 68 124L58 124C48 118 38 108 35 99Z", t) +
    shape("M78 94C72 108 66 114 60 118L52 124L44 124C54 118 72 110 85 99Z", t) +
    cut("M26 112Q30 108 34 112Q30 116 26 112M88 116Q92 112 96 116Q92 120 88 116M100 108Q104 112 102 118", c),
  // wrapped and pinned, the shoulders bare
  dress: (c, t, skin) =>
    solid(shoulders, skin) +
    solid("M26 124C30 114 40 108 48 110C54 112 58 114 60 114C62 114 66 112 72 110C80 108 90 114 94 124Z", c) +
    cut("M46 104L40 106M74 104L80 106", skin) +
    disc(60, 115, 4, t),
  bare: (_c, _t, skin) =>
    solid(broad, skin) +
    line("M44 106Q54 110 58 108M76 106Q66 110 62 108M60 112L60 122") +
    cut("M18 106L14 116M26 102L23 110M102 106L106 116M94 102L97 110", skin),
  fur: (c, t) =>
    solid(shoulders, t) +
    solid(
      "M60 108C54 114 50 108 46 114C42 108 36 114 34 108C26 112 24 104 20 106C18 98 24 96 26 92C32 86 40 92 44 92C52 98 68 98 76 92C80 92 88 86 94 92C96 96 102 98 100 106C96 104 94 112 86 108C84 114 78 108 74 114C70 108 66 114 60 108Z",
      c,
    ) +
    cut("M32 98L34 103M42 100L43 106M54 103L54 108M66 103L66 108M78 100L77 106M88 98L86 103", c),
  ruff: (c, t) =>
    solid(shoulders, t) +
    solid(
      "M60 116L52 110L44 115L38 107L28 109L27 100L18 98L24 91C36 86 84 86 96 91L102 98L93 100L92 109L82 107L76 115L68 110Z",
      c,
    ) +
    cut("M40 94L33 102M48 96L45 108M60 97L60 110M72 96L75 108M80 94L87 102", c),
  chains: (c, t, skin) =>
    solid(broad, skin) +
    solid("M36 97C46 106 74 106 84 97L88 104C76 116 44 116 32 104Z", c) +
    [
      [24, 108],
      [36, 115],
      [50, 119],
      [70, 119],
      [84, 115],
      [96, 108],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="5" fill="none" stroke="#1d1b20" stroke-width="5.4"/><circle cx="${x}" cy="${y}" r="5" fill="none" stroke="${t}" stroke-width="2"/>`,
      )
      .join("") +
    dot(50, 104, 1.8) +
    dot(60, 106, 1.8) +
    dot(70, 104, 1.8),
  beads: (c, t) =>
    solid(shoulders, c) +
    cut("M28 109L24 122M92 109L96 122", c) +
    [
      [38, 100],
      [43, 107],
      [51, 112],
      [60, 114],
      [69, 112],
      [77, 107],
      [82, 100],
    ]
      .map(([x, y]) => disc(x!, y!, 4.6, t))
      .join(""),
  feathers: (c, t) =>
    solid(shoulders, t) +
    pair(
      solid(
        "M58 112C50 104 40 104 34 96C32 90 24 90 16 96C24 98 22 104 12 108C22 110 22 116 16 122C32 124 46 122 58 118Z",
        c,
      ) + cut("M22 97L44 108M20 109L44 112M24 119L46 116", c),
    ),
  mail: (c, t) =>
    solid(shoulders, c) +
    cut(
      "M24 112Q28 108 32 112Q36 108 40 112M80 112Q84 108 88 112Q92 108 96 112M20 119Q24 115 28 119Q32 115 36 119M84 119Q88 115 92 119Q96 115 100 119",
      c,
    ) +
    shape("M38 98C46 104 74 104 82 98L84 124L36 124Z", t) +
    disc(60, 113, 5, c),
  frock: (c, t) =>
    solid(shoulders, c) +
    shape("M44 96L60 104L76 96L82 108L66 112L60 106L54 112L38 108Z", t) +
    disc(60, 107, 3.6, c) +
    cut("M60 114L60 122M30 110L27 122M90 110L93 122", c),
  hoodie: (c, t) =>
    solid(shoulders, c) +
    solid("M36 98C40 90 80 90 84 98C82 108 72 112 60 114C48 112 38 108 36 98Z", mix(c, -0.15)) +
    flat("M46 96C52 92 68 92 74 96C72 104 66 108 60 108C54 108 48 104 46 96Z", t) +
    line("M54 110L53 120M66 110L67 120"),
  overalls: (c, t) =>
    solid(shoulders, t) +
    solid("M44 124L42 112L78 112L76 124Z", c) +
    solid("M36 99L44 98L48 114L42 116Z", c) +
    solid("M84 99L76 98L72 114L78 116Z", c) +
    dot(47, 114, 2) +
    dot(73, 114, 2),
  metal: (c, t) =>
    solid("M60 96C80 96 100 98 112 110L116 124L4 124L8 110C20 98 40 96 60 96Z", c) +
    shape("M38 98Q60 108 82 98L80 108Q60 116 40 108Z", t) +
    dot(24, 112, 2.2) +
    dot(96, 112, 2.2) +
    cut("M34 104L30 124M86 104L90 124M56 116L56 124M64 116L64 124", c),
  // segments, as insects have
  thorax: (c, t) =>
    solid(broad, c) +
    shape("M40 97C48 104 72 104 80 97L76 112L60 118L44 112Z", t) +
    [
      [20, 110],
      [28, 104],
      [14, 118],
      [100, 110],
      [92, 104],
      [106, 118],
    ]
      .map(([x, y]) => dot(x!, y!, 2.6))
      .join("") +
    cut("M48 106L72 106M50 111L70 111", c),
  bows: (c, t) =>
    solid(shoulders, c) +
    shape("M60 106L44 98L42 116Z", t) +
    shape("M60 106L76 98L78 116Z", t) +
    disc(60, 107, 4.6, t) +
    cut("M30 110L27 122M90 110L93 122", c),
  sash: (c, t) =>
    solid(shoulders, c) +
    flat("M28 106L44 98L98 124L68 124Z", t) +
    line("M28 106L68 124M44 98L98 124") +
    cut("M80 104L84 112", c) +
    `<path class="o" fill="#f2bd3b" d="${star(46, 109, 5)}"/>`,
  tortoise: (c, t) =>
    solid(shoulders, c) +
    shape("M40 97C44 108 50 118 56 124L64 124C70 118 76 108 80 97Q60 106 40 97Z", t) +
    ink("M56 110Q60 106 64 110Q64 116 60 118Q56 116 56 110Z"),
  water: (c, t) =>
    solid(broad, c) +
    line("M10 112Q18 104 26 112Q34 120 42 112Q50 104 58 112Q66 120 74 112Q82 104 90 112Q98 120 110 112") +
    cut("M6 120Q14 112 22 120Q30 127 38 120Q46 112 54 120Q62 127 70 120Q78 112 86 120Q94 127 102 120", c) +
    shape("M44 97C52 104 68 104 76 97L72 104C64 108 56 108 48 104Z", t),
  none: () => "",
};
