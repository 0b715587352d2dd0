/** Hair of the face. */
import { dot, fine, flat, ink, line, pair, shape, solid } from "../draw";
import type { Mark } from "./marks";

export const BEARDS: Record<string, Mark> = {
  moustache: {
    beard: (c, h) =>
      solid(
        `M60 ${h.mouth - 4}C54 ${h.mouth - 9} 44 ${h.mouth - 6} 38 ${h.mouth + 3}C46 ${h.mouth + 3} 54 ${h.mouth + 3} 60 ${h.mouth - 1}C66 ${h.mouth + 3} 74 ${h.mouth + 3} 82 ${h.mouth + 3}C76 ${h.mouth - 6} 66 ${h.mouth - 9} 60 ${h.mouth - 4}Z`,
        c,
      ),
  },
  "moustache-curl": {
    over: (c, h) =>
      line(
        `M60 ${h.mouth - 4}C52 ${h.mouth + 2} 42 ${h.mouth + 2} 36 ${h.mouth - 6}M60 ${h.mouth - 4}C68 ${h.mouth + 2} 78 ${h.mouth + 2} 84 ${h.mouth - 6}`,
      ) +
      ink(
        `M60 ${h.mouth - 6}C52 ${h.mouth - 3} 46 ${h.mouth + 4} 37 ${h.mouth - 4}C46 ${h.mouth + 6} 54 ${h.mouth + 3} 60 ${h.mouth - 2}C66 ${h.mouth + 3} 74 ${h.mouth + 6} 83 ${h.mouth - 4}C74 ${h.mouth + 4} 68 ${h.mouth - 3} 60 ${h.mouth - 6}Z`,
      ) +
      flat("M0 0", c),
  },
  "moustache-thin": {
    over: (_c, h) =>
      line(
        `M59 ${h.mouth - 5}Q50 ${h.mouth - 4} 46 ${h.mouth + 3}M61 ${h.mouth - 5}Q70 ${h.mouth - 4} 74 ${h.mouth + 3}`,
      ),
  },
  "moustache-long": {
    over: (_c, h) =>
      line(
        `M57 ${h.mouth - 5}C46 ${h.mouth - 6} 40 ${h.mouth + 4} 42 ${h.mouth + 22}M63 ${h.mouth - 5}C74 ${h.mouth - 6} 80 ${h.mouth + 4} 78 ${h.mouth + 22}`,
      ),
  },
  goatee: {
    over: (c, h) =>
      solid(
        `M52 ${h.mouth + 5}Q60 ${h.mouth + 8} 68 ${h.mouth + 5}Q66 ${h.chin + 2} 60 ${h.chin + 9}Q54 ${h.chin + 2} 52 ${h.mouth + 5}Z`,
        c,
      ) + fine(`M58 ${h.mouth + 9}L59 ${h.chin + 2}M63 ${h.mouth + 9}L61.5 ${h.chin + 1}`),
  },
  beard: {
    beard: (c, h) =>
      solid(
        `M${60 - h.w} ${h.eyes + 4}C${60 - h.w + 4} ${h.mouth - 4} 50 ${h.mouth - 8} 60 ${h.mouth - 6}C70 ${h.mouth - 8} ${60 + h.w - 4} ${h.mouth - 4} ${60 + h.w} ${h.eyes + 4}C${60 + h.w + 3} ${h.chin} 72 ${h.chin + 10} 60 ${h.chin + 11}C48 ${h.chin + 10} ${60 - h.w - 3} ${h.chin} ${60 - h.w} ${h.eyes + 4}Z`,
        c,
      ) +
      line(`M53 ${h.mouth + 1}Q60 ${h.mouth - 2} 67 ${h.mouth + 1}`) +
      fine(
        `M46 ${h.mouth + 4}L48 ${h.chin + 3}M53 ${h.mouth + 7}L54 ${h.chin + 6}M60 ${h.mouth + 7}L60 ${h.chin + 8}M67 ${h.mouth + 7}L66 ${h.chin + 6}M74 ${h.mouth + 4}L72 ${h.chin + 3}`,
      ),
  },
  "beard-point": {
    beard: (c, h) =>
      solid(
        `M${60 - h.w + 1} ${h.eyes + 6}C44 ${h.mouth - 2} 52 ${h.mouth - 4} 60 ${h.mouth - 5}C68 ${h.mouth - 4} 76 ${h.mouth - 2} ${60 + h.w - 1} ${h.eyes + 6}C${60 + h.w} ${h.chin - 4} 68 ${h.chin + 6} 60 ${h.chin + 17}C52 ${h.chin + 6} ${60 - h.w} ${h.chin - 4} ${60 - h.w + 1} ${h.eyes + 6}Z`,
        c,
      ) +
      line(`M54 ${h.mouth + 1}L66 ${h.mouth + 1}`) +
      fine(
        `M50 ${h.mouth + 4}L55 ${h.chin + 4}M60 ${h.mouth + 6}L60 ${h.chin + 11}M70 ${h.mouth + 4}L65 ${h.chin + 4}`,
      ),
  },
  "beard-curled": {
    beard: (c, h) =>
      solid(
        `M${60 - h.w} ${h.eyes + 5}C44 ${h.mouth - 4} 52 ${h.mouth - 6} 60 ${h.mouth - 6}C68 ${h.mouth - 6} 76 ${h.mouth - 4} ${60 + h.w} ${h.eyes + 5}C${60 + h.w + 2} ${h.chin - 6} 80 ${h.chin + 4} 78 ${h.chin + 22}L42 ${h.chin + 22}C40 ${h.chin + 4} ${60 - h.w - 2} ${h.chin - 6} ${60 - h.w} ${h.eyes + 5}Z`,
        c,
      ) +
      line(`M54 ${h.mouth}Q60 ${h.mouth + 2.5} 66 ${h.mouth}`) +
      line(
        `M44 ${h.mouth + 6}Q49 ${h.mouth + 11} 54 ${h.mouth + 7}Q60 ${h.mouth + 12} 66 ${h.mouth + 7}Q71 ${h.mouth + 11} 76 ${h.mouth + 6}M43 ${h.chin + 5}Q49 ${h.chin + 11} 54 ${h.chin + 6}Q60 ${h.chin + 12} 66 ${h.chin + 6}Q71 ${h.chin + 11} 77 ${h.chin + 5}`,
      ),
  },
  "beard-white": {
    beard: (_c, h) =>
      solid(
        `M50 ${h.mouth - 5}C54 ${h.mouth - 8} 66 ${h.mouth - 8} 70 ${h.mouth - 5}C78 ${h.mouth + 2} 74 ${h.chin + 12} 60 ${h.chin + 20}C46 ${h.chin + 12} 42 ${h.mouth + 2} 50 ${h.mouth - 5}Z`,
        "#f6f0e2",
      ) +
      line(`M54 ${h.mouth}Q60 ${h.mouth + 3} 66 ${h.mouth}`) +
      fine(
        `M52 ${h.mouth + 4}L55 ${h.chin + 8}M60 ${h.mouth + 7}L60 ${h.chin + 12}M68 ${h.mouth + 4}L65 ${h.chin + 8}`,
      ),
  },
  sideburns: {
    over: (c, h) =>
      pair(
        shape(
          `M${60 - h.w - 0.5} ${h.eyes - 8}L${60 - h.w + 6} ${h.eyes - 2}L${60 - h.w + 9} ${h.mouth - 2}L${60 - h.w + 2} ${h.mouth + 1}Z`,
          c,
        ),
      ),
  },
  stubble: {
    under: (_c, h) =>
      [
        [-10, 3],
        [-6, 6],
        [-1, 8],
        [4, 7],
        [9, 4],
        [-13, -1],
        [13, -1],
        [-4, 10],
        [6, 10],
      ]
        .map(([x, y]) => dot(60 + x!, h.mouth + y!, 0.9))
        .join(""),
  },
  whiskers: {
    over: (_c, h) =>
      pair(
        line(
          `M${60 + h.eye + 2} ${h.mouth - 2}L${60 + h.w + 10} ${h.mouth - 6}M${60 + h.eye + 2} ${h.mouth + 2}L${60 + h.w + 9} ${h.mouth + 4}`,
        ),
      ),
  },
  barbels: {
    over: (c, h) => {
      const d = `M66 ${h.nose + 3}C76 ${h.nose} 86 ${h.nose + 8} 96 ${h.nose + 2}C102 ${h.nose - 2} 106 ${h.nose + 2} 108 ${h.nose + 8}`;
      return pair(
        `<path fill="none" stroke="#1d1b20" stroke-width="6.5" stroke-linecap="round" d="${d}"/><path fill="none" stroke="${c}" stroke-width="2.8" stroke-linecap="round" d="${d}"/>`,
      );
    },
  },
};
