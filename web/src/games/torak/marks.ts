/**
 * The signs of the sheet, around the point 0,0 of a lattice of 40 units. They are drawn with attributes only, never
 * with styles of the page: a sheet that is saved as a picture takes everything along.
 */
export const INK = "#2c3440";
export const PRINT = "#7d93a8"; // the printer's grey-blue
export const PRINT_DARK = "#4f6376"; // its text: 4.5:1 on paper
export const PRINT_FAINT = "#c6d2da";
export const PAPER = "#fffaf0";
export const SEA = "#e7eff0";
export const LAND = "#f8efd9";
export const CRIMSON = "#b3262d";
export const EMBER = "#c9570f";
export const KI = "#1673a8";
export const FONT = "'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', system-ui, sans-serif";
export const DISPLAY = "'Reggae One', 'Atkinson Hyperlegible Next', system-ui, sans-serif";

export const MOUNTAIN = {
  body: "M-17 13L-6 -14L0.5 -2.5L5.5 -9.5L18 13Z",
  lines: "M-17 13L-6 -14L2 0.5M-1.5 -6L5.5 -10L18 13M-9.6 -5L-6.6 -2.8L-3.6 -5.4",
  hatch: "M-4 -6L-1 12M-1 -1L3.5 12M7 -4L9.5 12M10 1.5L13.5 12",
};

export const MONSTER = {
  body: "M-12 15V-3A12 12 0 0 1 12 -3V15L7.8 10.8L4 15L0 10.8L-4 15L-7.8 10.8Z",
  horns: "M-9.5 -10.5L-14 -17L-4.5 -14.2M9.5 -10.5L14 -17L4.5 -14.2",
  face: "M-6.5 5L-3.5 3L-0.5 5L2.5 3L6 5",
  hatch: "M4.5 -12L10.5 -2M7.5 -3L11.5 4M8.5 3L11.5 9",
};

export const TIE = {
  wings:
    "M-1.5 0C-5 -7 -12 -9.5 -15.5 -8.5C-14 -3 -14 3 -15.5 8.5C-12 9.5 -5 7 -1.5 0ZM1.5 0C5 -7 12 -9.5 15.5 -8.5C14 -3 14 3 15.5 8.5C12 9.5 5 7 1.5 0Z",
  folds: "M-5 -1L-11.5 -4.5M-5 1.5L-11.5 4.5M5 -1L11.5 -4.5M5 1.5L11.5 4.5",
};

/** The red arrow of the start (TORAK-3.3): it points down at the intersection. */
export const ARROW = "M0 -5L-9 -17H-4V-27H4V-17H9Z";

export const STAR = "M0 -5.4L1.5 -1.8L5.4 -1.6L2.4 0.9L3.4 4.7L0 2.6L-3.4 4.7L-2.4 0.9L-5.4 -1.6L-1.5 -1.8Z";

export const BEAN =
  "M-9 -3C-9 -9 -2 -11 3 -8C8 -5 10 0 8 5C6.5 9.5 1 10 -1 6.5C-2.5 4 -5 4.5 -7 2.5C-8.5 1 -9 -1 -9 -3Z";
export const DROP = "M0 -9C4 -3.5 6.5 -0.5 6.5 3A6.5 6.5 0 0 1 -6.5 3C-6.5 -0.5 -4 -3.5 0 -9Z";
export const CAN = "M-8 -6H4L8 -2V11H-8ZM-5 -6V-10H1V-6M-4.5 0L4.5 7.5M4.5 0L-4.5 7.5";
