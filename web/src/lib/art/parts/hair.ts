/** Hair, all of it. */
import { CUTS } from "./hair-cuts";
import type { Hair } from "./hair-kit";
import { SPIKES } from "./hair-spikes";
import { TIED } from "./hair-tied";

export const HAIR: Record<string, Hair> = { ...SPIKES, ...CUTS, ...TIED };
