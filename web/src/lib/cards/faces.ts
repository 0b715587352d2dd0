/** What is printed on a card, as data that each game fills in from its content, and what prints it. */
import type { Component } from "svelte";

export interface Face {
  id: string;
  /** The drawing of the game whose card it is; it prints faces of that game only. */
  print: Component<{ face: any; pack?: unknown; small?: boolean }>;
}

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
