/** The inlays of the arena and the signs of the piles: known by their forms, helped by their colours (TOUR-11.1). */
import type { Colour } from "./arena";

/** The rim around the stones, in units of a hundredth of a stone. */
export const MARGIN = 34;

/** Around the middle of a stone of 100 units. */
export const INLAYS: Record<Colour, string> = {
  // a sword, point up
  R: "M0 -31L7 -20V8H17V15H5V28H-5V15H-17V8H-7V-20Z",
  // a shield
  Y: "M0 -28L23 -20V1C23 15 13 23 0 29C-13 23 -23 15 -23 1V-20Z",
  // a spark
  B: "M0 -31L7 -7L31 0L7 7L0 31L-7 7L-31 0L-7 -7Z",
  // two crossed swords
  G: "M-26 -30L-17 -27L1 -9L18 -27L27 -30L24 -21L6 -3L17 8L22 3L27 8L20 15L28 23L23 28L15 20L8 27L3 22L8 17L0 9L-7 17L-2 22L-7 27L-14 20L-22 28L-27 23L-19 15L-26 8L-21 3L-16 8L-5 -3L-24 -21Z",
};

export const PILE_COLOURS: Record<string, { colour: Colour; tone: string }> = {
  attack: { colour: "R", tone: "#e58a80" },
  defence: { colour: "Y", tone: "#ecd06a" },
  special: { colour: "B", tone: "#8cc3e2" },
  event: { colour: "G", tone: "#d8c9a4" },
};
