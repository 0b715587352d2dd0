/** The cards of UNO as they are printed. */
import { slug, type Face } from "../../lib/cards/faces";
import type { GameInfo } from "../../wire/shelf";
import Print from "./Face.svelte";

/** A colour as it is printed: with a shape, for those who do not tell colours apart. */
export interface Ink {
  shape: string;
  print: string;
}

export interface UnoFace extends Face {
  /** Its colour, and how that is printed; none for wild cards. */
  colour: string | null;
  shape: string;
  hex: string;
  /** A number, `skip`, `reverse`, `draw2`, `wild`, `wild4` or `shenron`. */
  symbol: string;
  figure: string;
  /** Stars of the ball in the corner, 0 for none. */
  stars: number;
  /** All four colours, for wild cards. */
  inks: Ink[];
}

export interface FaceRow {
  code: string;
  kind: string;
  colour?: string;
  number?: number;
  dragonball: number[];
  figure: string;
}

/** How the colour of this letter is printed. */
export function inkOf(content: GameInfo["content"], letter: string): Ink {
  const colours = (content["look"]?.colours ?? {}) as Record<string, Ink>;
  return colours[letter] ?? { shape: "circle", print: "#2b2833" };
}

/** Every face of the deck, by its code; the ball is that of its first copy. */
export function faces(content: GameInfo["content"]): UnoFace[] {
  const colours = (content["cards"]?.colour ?? []) as { id: string; name_en: string }[];
  const inks = colours.map((colour) => inkOf(content, colour.id));
  return ((content["cards"]?.face ?? []) as FaceRow[]).map((row) => {
    const colour = colours.find((one) => one.id === row.colour);
    const ink = inkOf(content, colour?.id ?? "");
    return {
      print: Print,
      id: row.code,
      colour: colour?.name_en ?? null,
      shape: ink.shape,
      hex: ink.print,
      symbol: row.kind === "number" ? String(row.number) : row.kind,
      figure: slug(row.figure),
      stars: row.dragonball[0] ?? 0,
      inks,
    };
  });
}
