/** How hair is drawn: a mass behind the head, a fringe over the brow. */
import { cut, cuts, flat, line, locks, pointsOf, solid } from "../draw";

/**
 * `back` lies behind the head and makes the silhouette, `front` lies over the brow. All of it is made for a skull 46
 * wide whose top is at 30; the crest fits it to the head.
 */
export interface Hair {
  back?: (c: string, trim: string) => string;
  front?: (c: string, trim: string) => string;
  /** It hides the ears. */
  ears?: false;
}

/** A silhouette of locks, closed along the bottom, with a cut in each lock. */
export const mass = (text: string, c: string, rise = 0.12, fall = 0.05): string =>
  solid(`${locks(text, rise, fall)}Z`, c) + cut(cuts(text), c);

/**
 * A fringe from temple to temple, filled up to the crown. Its upper edge, where it runs into the mass, has no outline;
 * its lower edge is drawn.
 */
export function fringe(text: string, c: string, rise = 0.08, fall = 0.08, crown = 27): string {
  const points = pointsOf(text);
  const d = locks(text, rise, fall);
  const [x0, y0] = points[0]!;
  const [x1, y1] = points.at(-1)!;
  const over = `C${x1 + 1} ${crown + 8} ${x1 - 10} ${crown} 60 ${crown}C${x0 + 10} ${crown} ${x0 - 1} ${crown + 8} ${x0} ${y0}Z`;
  return flat(`${d}L${x1} ${y1}${over}`, c) + line(d);
}

/** Close to the skull. */
export const CAP = "M36 60C33 36 44 26 60 26C76 26 87 36 84 60L80 60C80 48 74 42 60 42C46 42 40 48 40 60Z";
