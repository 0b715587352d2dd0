/** What is printed on a card, as data: the boards fill it in from the game's content. */

export interface TomaFace {
  kind: "toma";
  id: string;
  value: number;
  name: string;
  /** The power's sign, name and hue. */
  glyph: string;
  title: string;
  hue: string;
}

export interface UnoFace {
  kind: "uno";
  id: string;
  /** Colour and its shape; none for wild cards. */
  colour: string | null;
  shape: string;
  hex: string;
  /** A number, `skip`, `reverse`, `draw2`, `wild`, `wild4` or `shenron`. */
  symbol: string;
  figure: string;
  /** Stars of the ball in the corner, 0 for none. */
  stars: number;
}

export type Face = TomaFace | UnoFace;

/** The hues of powers as pigments: a body, and the colour of letters on it. */
export const HUES: Record<string, readonly [body: string, letters: string]> = {
  black: ["#2c2830", "#fffaf0"],
  grey: ["#5f6368", "#fffaf0"],
  violet: ["#74509c", "#fffaf0"],
  cyan: ["#7cc8dc", "#1d1b20"],
  teal: ["#23696a", "#fffaf0"],
  red: ["#b3262d", "#fffaf0"],
  blue: ["#2a5f9a", "#fffaf0"],
  green: ["#2b6f42", "#fffaf0"],
  yellow: ["#ecc24a", "#1d1b20"],
  orange: ["#ef8a3c", "#1d1b20"],
  brown: ["#7c4a2a", "#fffaf0"],
  gold: ["#f2bd3b", "#1d1b20"],
};

export const hue = (name: string): readonly [string, string] => HUES[name] ?? HUES["grey"]!;

/** A type size at which a text fits a width, both in units of the card. */
export const fit = (text: string, width: number, most: number, em = 0.56): number =>
  Math.min(most, Math.round((width / Math.max(1, text.length * em)) * 10) / 10);

/** A figure's name as the key of its crest: `Captain Ginyu` -> `captain_ginyu`. */
export const slug = (figure: string): string =>
  figure
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^_|_$/g, "");
