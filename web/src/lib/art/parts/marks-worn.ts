/** Things worn on the face: glasses, scouters, masks, rings. */
import { at, disc, fine, flat, ink, line, pair, shape, solid } from "../draw";
import type { Mark } from "./marks";
import { eyes } from "./mark-eyes";

export const FACEWEAR: Record<string, Mark> = {
  glasses: {
    over: (_c, h) =>
      eyes(h, `<circle class="l" cx="0" cy="0" r="9.5" fill="none"/>` + fine("M-5 2L2 -6")) +
      line(`M${60 - h.eye + 9.5} ${h.eyes - 1}Q60 ${h.eyes - 4} ${60 + h.eye - 9.5} ${h.eyes - 1}`),
  },
  "glasses-round": {
    over: (c, h) =>
      eyes(
        h,
        `<circle class="o" cx="0" cy="0" r="9.5" fill="${c}"/>` +
          `<path d="M-5.5 1.5L1.5 -5.5M-2 5L5 -2" stroke="#fffaf0" stroke-width="2.2" stroke-linecap="round" opacity="0.85"/>`,
      ) + line(`M${60 - h.eye + 9.5} ${h.eyes - 1}Q60 ${h.eyes - 4} ${60 + h.eye - 9.5} ${h.eyes - 1}`),
  },
  shades: {
    over: (c, h) =>
      solid(
        `M${60 - h.w - 1} ${h.eyes - 8}Q60 ${h.eyes - 12} ${60 + h.w + 1} ${h.eyes - 8}L${60 + h.w - 3} ${h.eyes + 5}Q${60 + h.eye} ${h.eyes + 10} 63 ${h.eyes}Q60 ${h.eyes - 3} 57 ${h.eyes}Q${60 - h.eye} ${h.eyes + 10} ${60 - h.w + 3} ${h.eyes + 5}Z`,
        c,
      ) +
      `<path d="M${60 - h.eye - 5} ${h.eyes - 2}L${60 - h.eye + 1} ${h.eyes - 6}M${60 + h.eye - 3} ${h.eyes - 2}L${60 + h.eye + 3} ${h.eyes - 6}" stroke="#fffaf0" stroke-width="2.4" stroke-linecap="round"/>`,
  },
  visor: {
    over: (c, h) =>
      solid(
        `M${60 - h.w - 2} ${h.eyes - 7}L${60 + h.w + 2} ${h.eyes - 7}L${60 + h.w} ${h.eyes + 6}Q60 ${h.eyes + 11} ${60 - h.w} ${h.eyes + 6}Z`,
        c,
      ) +
      `<path d="M${60 - 14} ${h.eyes + 1}L${60 - 4} ${h.eyes - 4}M${60 + 2} ${h.eyes + 2}L${60 + 12} ${h.eyes - 4}" stroke="#fffaf0" stroke-width="2.4" stroke-linecap="round"/>`,
  },
  monocle: {
    over: (_c, h) =>
      at(60 + h.eye, h.eyes, `<circle class="l" cx="0" cy="0" r="10" fill="none"/>` + fine("M-5 2L2 -6")) +
      line(`M${60 + h.eye + 7} ${h.eyes + 8}Q${60 + h.eye + 12} ${h.mouth + 6} ${60 + h.eye + 6} 98`),
  },
  eyepatch: {
    over: (_c, h) =>
      line(`M${60 - h.w} ${h.eyes - 16}L${60 + h.w} ${h.eyes + 2}`) +
      ink(
        `M${60 - h.eye - 8} ${h.eyes - 7}L${60 - h.eye + 9} ${h.eyes - 4}Q${60 - h.eye + 8} ${h.eyes + 9} ${60 - h.eye} ${h.eyes + 9}Q${60 - h.eye - 9} ${h.eyes + 7} ${60 - h.eye - 8} ${h.eyes - 7}Z`,
      ),
  },
  scouter: {
    over: (c, h) =>
      solid(
        `M${60 - h.w - 5} ${h.eyes - 8}L${60 - h.w + 3} ${h.eyes - 9}L${60 - h.w + 3} ${h.eyes + 9}L${60 - h.w - 5} ${h.eyes + 8}Z`,
        "#f6f0e2",
      ) +
      `<path class="o" fill="${c}" fill-opacity="0.72" d="M${60 - h.w + 2} ${h.eyes - 8}L${60 - 2} ${h.eyes - 8}L${60 - 3} ${h.eyes + 6}L${60 - h.w + 4} ${h.eyes + 8}Z"/>` +
      fine(`M${60 - h.eye - 5} ${h.eyes + 3}L${60 - h.eye + 2} ${h.eyes - 5}`),
  },
  "mask-lower": {
    over: (c, h) =>
      solid(
        `M${60 - h.w} ${h.eyes + 3}Q60 ${h.eyes + 13} ${60 + h.w} ${h.eyes + 3}Q${60 + h.w - 1} ${h.chin - 4} 66 ${h.chin}Q60 ${h.chin + 2} 54 ${h.chin}Q${60 - h.w + 1} ${h.chin - 4} ${60 - h.w} ${h.eyes + 3}Z`,
        c,
      ) + fine(`M46 ${h.mouth}Q60 ${h.mouth + 6} 74 ${h.mouth}M50 ${h.mouth + 6}Q60 ${h.mouth + 10} 70 ${h.mouth + 6}`),
  },
  "mask-eyes": {
    under: (c, h) =>
      shape(
        `M${60 - h.w - 1} ${h.eyes - 9}Q60 ${h.eyes - 13} ${60 + h.w + 1} ${h.eyes - 9}Q${60 + h.w} ${h.eyes + 9} ${60 + h.eye} ${h.eyes + 9}Q64 ${h.eyes + 8} 60 ${h.eyes + 2}Q56 ${h.eyes + 8} ${60 - h.eye} ${h.eyes + 9}Q${60 - h.w} ${h.eyes + 9} ${60 - h.w - 1} ${h.eyes - 9}Z`,
        c,
      ),
  },
  breather: {
    over: (c, h) =>
      solid(
        `M46 ${h.mouth - 5}L74 ${h.mouth - 5}L77 ${h.mouth + 4}L70 ${h.chin + 2}L50 ${h.chin + 2}L43 ${h.mouth + 4}Z`,
        c,
      ) +
      fine(
        `M52 ${h.mouth - 1}L52 ${h.chin - 2}M57 ${h.mouth - 1}L57 ${h.chin - 1}M63 ${h.mouth - 1}L63 ${h.chin - 1}M68 ${h.mouth - 1}L68 ${h.chin - 2}`,
      ),
  },
  earrings: { over: (c, h) => pair(disc(60 - h.w - 3, h.eyes + 16, 4, c)) },
  hoops: {
    over: (c, h) =>
      pair(
        `<circle cx="${60 - h.w - 3}" cy="${h.eyes + 17}" r="5.5" fill="none" stroke="#1d1b20" stroke-width="6"/><circle cx="${60 - h.w - 3}" cy="${h.eyes + 17}" r="5.5" fill="none" stroke="${c}" stroke-width="2.6"/>`,
      ),
  },
  drops: {
    over: (c, h) =>
      pair(
        line(`M${60 - h.w - 3} ${h.eyes + 10}L${60 - h.w - 3} ${h.eyes + 15}`) +
          `<path class="o" fill="${c}" d="M${60 - h.w - 3} ${h.eyes + 14}L${60 - h.w + 1} ${h.eyes + 23}L${60 - h.w - 7} ${h.eyes + 23}Z"/>`,
      ),
  },
  "lip-ring": { over: (c, h) => disc(60, h.mouth + 5, 2.6, c) },
  pipe: {
    over: (c, h) =>
      solid(
        `M64 ${h.mouth - 1}L84 ${h.mouth + 6}L84 ${h.mouth}L94 ${h.mouth}L93 ${h.mouth + 12}Q86 ${h.mouth + 15} 82 ${h.mouth + 10}L63 ${h.mouth + 3}Z`,
        c,
      ) + fine(`M89 ${h.mouth - 5}Q86 ${h.mouth - 10} 90 ${h.mouth - 14}Q93 ${h.mouth - 18} 90 ${h.mouth - 22}`),
  },
  straw: { over: (_c, h) => line(`M62 ${h.mouth}L86 ${h.mouth + 7}`) },
  toothpick: { over: (_c, h) => line(`M62 ${h.mouth}L80 ${h.mouth - 5}`) },
  stinger: {
    back: (c, h) =>
      solid(`M84 96C108 94 116 74 106 56C100 46 92 48 92 42L100 26C112 34 122 54 116 76C110 98 98 108 84 108Z`, c) +
      fine("M110 60L117 58M112 74L119 75M106 88L112 93") +
      flat(`M0 ${h.top}`, c),
  },
  pompoms: { over: (c, h) => pair(disc(60 - h.w - 2, h.eyes - 10, 7, c)) },
  "gill-lines": {
    under: (_c, h) =>
      pair(
        line(
          `M${60 + h.w - 4} ${h.mouth - 8}L${60 + h.w - 10} ${h.mouth - 5}M${60 + h.w - 5} ${h.mouth - 2}L${60 + h.w - 11} ${h.mouth + 1}`,
        ),
      ),
  },
};
