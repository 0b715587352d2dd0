/** Horns, ears, helmets, hats: what a head grows or wears. */
import { GROWN } from "./gear-grown";
import { WORN } from "./gear-worn";

/** `back` lies behind hair and head, `front` over them. */
export interface Gear {
  back?: (c: string, trim: string, skin: string) => string;
  /** On the face, under the eyes: what leaves only them free. */
  face?: (c: string, trim: string, skin: string) => string;
  front?: (c: string, trim: string, skin: string) => string;
  /** It covers the hair: nothing of it is drawn, or only what hangs below. */
  hair?: "none" | "back";
  ears?: false;
}

export const GEAR: Record<string, Gear> = { ...GROWN, ...WORN };
