/** Marks on the skin: scars, paint, plates, signs on the brow. */
import { at, dot, fine, flat, line, pair, shape, star } from "../draw";
import type { Mark } from "./marks";
import { eyes } from "./mark-eyes";

export const SKIN: Record<string, Mark> = {
  "scar-cheek": {
    under: (_c, h) =>
      line(
        `M${60 + h.eye - 3} ${h.eyes + 9}L${60 + h.eye + 5} ${h.eyes + 17}M${60 + h.eye + 3} ${h.eyes + 9.5}L${60 + h.eye - 1} ${h.eyes + 15}`,
      ),
  },
  "scar-cross": {
    under: (_c, h) =>
      line(
        `M${60 - h.eye - 5} ${h.eyes + 8}L${60 - h.eye + 4} ${h.eyes + 16}M${60 - h.eye + 4} ${h.eyes + 7.5}L${60 - h.eye - 4} ${h.eyes + 16.5}`,
      ),
  },
  "scar-eye": {
    over: (_c, h) =>
      line(`M${60 - h.eye - 3} ${h.eyes - 14}L${60 - h.eye + 2} ${h.eyes + 12}`) +
      fine(
        `M${60 - h.eye - 4} ${h.eyes - 8}L${60 - h.eye + 1} ${h.eyes - 9}M${60 - h.eye - 1} ${h.eyes + 8}L${60 - h.eye + 4} ${h.eyes + 7}`,
      ),
  },
  "brow-m": {
    over: (c, h) =>
      `<path fill="none" stroke="${c}" stroke-width="3.6" stroke-linejoin="round" stroke-linecap="round" d="M54 ${h.eyes - 11}L54.5 ${h.eyes - 19}L60 ${h.eyes - 13}L65.5 ${h.eyes - 19}L66 ${h.eyes - 11}"/>`,
  },
  "brow-dots": {
    over: (_c, h) => [-6, 0, 6].map((x) => dot(60 + x, h.top + 7, 1.9) + dot(60 + x, h.top + 14, 1.9)).join(""),
  },
  "third-eye": {
    over: (c, h) =>
      at(60, h.eyes - 16, shape("M-7 0Q0 -6.5 7 0Q0 6.5 -7 0Z", "#fffaf0") + dot(0, 0, 2.6, c) + dot(0, 0, 1.3)),
  },
  "brow-gem": {
    over: (c, h) =>
      `<path class="o" fill="${c}" d="M60 ${h.eyes - 21}L64.5 ${h.eyes - 15}L60 ${h.eyes - 8}L55.5 ${h.eyes - 15}Z"/>`,
  },
  "brow-star": { over: (c, h) => `<path class="o" fill="${c}" d="${star(60, h.eyes - 15, 7)}"/>` },
  "brow-moon": {
    over: (c, h) => flat(`M63 ${h.eyes - 22}A7.5 7.5 0 1 0 63 ${h.eyes - 8}A9 9 0 0 1 63 ${h.eyes - 22}Z`, c),
  },
  cheeks: {
    under: (c, h) =>
      `<circle cx="${60 - h.eye - 5}" cy="${h.mouth - 3}" r="5" fill="${c}"/><circle cx="${60 + h.eye + 5}" cy="${h.mouth - 3}" r="5" fill="${c}"/>`,
  },
  freckles: {
    under: (_c, h) =>
      pair(
        [
          [0, 9],
          [4, 10.5],
          [2, 13],
          [-3, 11.5],
        ]
          .map(([x, y]) => dot(60 + h.eye + x!, h.eyes + y!, 1.1, "#8a4f2a"))
          .join(""),
      ),
  },
  "paint-stripes": {
    under: (c, h) =>
      pair(
        flat(
          `M${60 + h.eye - 2} ${h.eyes + 9}L${60 + h.w - 2} ${h.eyes + 6}L${60 + h.w - 3} ${h.eyes + 9}L${60 + h.eye - 1} ${h.eyes + 12}ZM${60 + h.eye - 1} ${h.eyes + 14}L${60 + h.w - 4} ${h.eyes + 12}L${60 + h.w - 6} ${h.eyes + 15}L${60 + h.eye} ${h.eyes + 17}Z`,
          c,
        ),
      ),
  },
  "paint-tears": { under: (c, h) => eyes(h, flat("M-3 6L3 6L1 20Q0 22 -1 20Z", c)) },
  "paint-eyes": { under: (c, h) => eyes(h, flat("M-10 3Q-4 -10 13 -10Q9 6 0 8Q-7 8 -10 3Z", c)) },
  "paint-half": {
    under: (c, h) =>
      `<path d="M60 ${h.top + 1}C${60 + h.w * 0.7} ${h.top + 1} ${60 + h.w - 0.8} ${h.top + 11} ${60 + h.w - 0.8} ${h.eyes - 3}C${60 + h.w - 1} ${h.eyes + 12} ${60 + h.w - 10} ${h.chin - 6} 60 ${h.chin - 1}Z" fill="${c}"/>`,
  },
  "paint-chin": { under: (c, h) => flat(`M52 ${h.mouth + 4}L68 ${h.mouth + 4}L63 ${h.chin - 1}L57 ${h.chin - 1}Z`, c) },
  spots: {
    under: (c, h) =>
      [
        [-14, -20, 3],
        [-6, -26, 2.4],
        [12, -22, 3.4],
        [18, -12, 2.2],
        [-19, -10, 2.4],
        [-17, 12, 2.6],
        [17, 13, 2.4],
      ]
        .map(([x, y, r]) => dot(60 + x!, h.eyes + y!, r!, c))
        .join(""),
  },
  veins: {
    under: (_c, h) =>
      pair(
        line(
          `M${60 + h.w - 6} ${h.top + 14}L${60 + h.w - 12} ${h.top + 20}L${60 + h.w - 10} ${h.top + 26}M${60 + h.w - 12} ${h.top + 20}L${60 + h.w - 18} ${h.top + 21}`,
        ),
      ),
  },
  "skull-lines": {
    under: (_c, h) =>
      fine(
        `M60 ${h.top + 3}L60 ${h.top + 18}M50 ${h.top + 5}Q47 ${h.top + 12} 49 ${h.top + 20}M70 ${h.top + 5}Q73 ${h.top + 12} 71 ${h.top + 20}`,
      ),
  },
  wrinkles: {
    under: (_c, h) =>
      fine(
        `M48 ${h.eyes - 18}Q60 ${h.eyes - 22} 72 ${h.eyes - 18}M50 ${h.eyes - 13}Q60 ${h.eyes - 16} 70 ${h.eyes - 13}`,
      ) +
      pair(fine(`M${60 + h.eye - 4} ${h.eyes + 10}Q${60 + h.eye + 1} ${h.mouth - 4} ${60 + h.eye - 1} ${h.mouth + 4}`)),
  },
  "cheek-lines": { under: (_c, h) => pair(line(`M${60 + h.eye + 4} ${h.eyes + 8}L${60 + h.eye + 1} ${h.mouth + 4}`)) },
  "cheek-plates": {
    under: (c, h) =>
      pair(
        shape(
          `M${60 + h.w - 2} ${h.eyes + 2}L${60 + h.w - 12} ${h.eyes + 10}L${60 + h.w - 12} ${h.mouth + 6}L${60 + h.w - 6} ${h.mouth + 1}Z`,
          c,
        ),
      ),
  },
  "jaw-plate": {
    under: (c, h) =>
      shape(
        `M${60 - h.w + 6} ${h.mouth - 6}Q60 ${h.mouth - 13} ${60 + h.w - 6} ${h.mouth - 6}Q${60 + h.w - 12} ${h.chin} 60 ${h.chin - 1}Q${60 - h.w + 12} ${h.chin} ${60 - h.w + 6} ${h.mouth - 6}Z`,
        c,
      ),
  },
  "brow-plate": {
    under: (c, h) =>
      shape(
        `M${60 - h.w + 3} ${h.eyes - 6}Q60 ${h.eyes - 16} ${60 + h.w - 3} ${h.eyes - 6}Q${60 + h.w - 6} ${h.top + 3} 60 ${h.top + 2}Q${60 - h.w + 6} ${h.top + 3} ${60 - h.w + 3} ${h.eyes - 6}Z`,
        c,
      ),
  },
  bandage: {
    over: (_c, h) =>
      shape(
        `M${60 - h.w - 1} ${h.eyes - 18}L${60 + h.w + 1} ${h.eyes - 8}L${60 + h.w} ${h.eyes - 2}L${60 - h.w} ${h.eyes - 12}Z`,
        "#f6f0e2",
      ) + fine(`M${60 - 10} ${h.eyes - 15}L${60 - 12} ${h.eyes - 9}M${62} ${h.eyes - 13}L60 ${h.eyes - 7}`),
  },
  "nose-bandage": {
    over: (_c, h) =>
      shape(`M54 ${h.nose - 2.5}L66 ${h.nose - 2.5}L66 ${h.nose + 2.5}L54 ${h.nose + 2.5}Z`, "#f6f0e2") +
      fine(`M58 ${h.nose - 2}L58 ${h.nose + 2}M62 ${h.nose - 2}L62 ${h.nose + 2}`),
  },
};
