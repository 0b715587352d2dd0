/** The pigments of the block printer: every crest takes its colours from here, so that all of them sit together. */
export const INK = "#1d1b20";
export const PAPER = "#fffaf0";

export const PIGMENTS = {
  paper: "#fffaf0",
  white: "#f6f0e2",
  bone: "#e8dcc0",
  sand: "#dcc79c",
  straw: "#ecd38a",
  gold: "#f2bd3b",
  amber: "#e09a2c",
  orange: "#e4762b",
  ember: "#cf5520",
  coral: "#ec8f73",
  rose: "#e9a3a5",
  pink: "#f0b9c4",
  magenta: "#b9487e",
  red: "#c8372f",
  crimson: "#9c2630",
  wine: "#6d2237",
  rust: "#a5522a",
  brown: "#7c4a2a",
  umber: "#4c3226",
  black: "#2c2830",
  slate: "#4d5563",
  grey: "#8d8f92",
  silver: "#c3c6c4",
  ice: "#d3e6ea",
  sky: "#93c5dd",
  azure: "#4f9ccb",
  blue: "#2f6fae",
  indigo: "#33437f",
  night: "#1d3140",
  teal: "#2f7f80",
  aqua: "#7cc4b8",
  mint: "#b9dcae",
  leaf: "#8cbb5c",
  green: "#4d9150",
  pine: "#2b6045",
  olive: "#8a8a3c",
  lime: "#c4d054",
  lilac: "#c9b3dc",
  violet: "#8e6db3",
  purple: "#5a3c86",
  // skins
  fair: "#f8dfc0",
  peach: "#f3c99c",
  tan: "#dca56d",
  copper: "#b9743f",
  cocoa: "#87522f",
} as const;

export type Pigment = keyof typeof PIGMENTS;

export const pigment = (name: string | undefined, otherwise: Pigment): string =>
  PIGMENTS[(name ?? otherwise) as Pigment] ?? PIGMENTS[otherwise];

/** A pigment laid on more thinly or more thickly: mixed with paper (above 0) or with ink (below 0). */
export function mix(hex: string, amount: number): string {
  const other = amount > 0 ? PAPER : INK;
  const k = Math.abs(amount);
  const part = (i: number): string => {
    const a = parseInt(hex.slice(i, i + 2), 16);
    const b = parseInt(other.slice(i, i + 2), 16);
    return Math.round(a + (b - a) * k)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}
