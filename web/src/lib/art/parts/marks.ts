/** Marks: what tells one face from another. */
import type { Head } from "./heads";
import { BEARDS } from "./marks-beards";
import { SKIN } from "./marks-skin";
import { FACEWEAR } from "./marks-worn";

export interface Mark {
  /** Behind the head: things that hang beside it. */
  back?: (c: string, h: Head, skin: string) => string;
  /** Under the eyes: paint and scars. */
  under?: (c: string, h: Head, skin: string) => string;
  /** Over the mouth and under the nose: beards. */
  beard?: (c: string, h: Head, skin: string) => string;
  /** Over everything on the face: glasses, scouters, masks. */
  over?: (c: string, h: Head, skin: string) => string;
}

export const MARKS: Record<string, Mark> = { ...SKIN, ...BEARDS, ...FACEWEAR };
