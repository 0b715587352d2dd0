/** A fight as it stands: who throws, what lies on the table, what is declared. */
import type { Blow, BothIds, TournamentNow, TournamentView } from "./view";

export const FACES = ["ball", "fist", "kick", "aura", "star", "teleport"] as const;
export type Face = (typeof FACES)[number];

export interface Thrown {
  /** Which side throws: 0 the attacker of the fight, 1 its target. */
  side: 0 | 1;
  what: "attack" | "defence";
  faces: Face[];
  rerolls: number;
  /** Which throw it is, from 1. */
  number: number;
}

export interface Declared extends Blow {
  /** Who is to suffer it. */
  target: 0 | 1;
}

export interface Standing {
  fighters: BothIds;
  thrown: Thrown | null;
  declared: Declared | null;
  /** What is going on, for the heading: transform, attack, defend, fall, counter, end. */
  step: string;
  /** Whose warrior it is about now. */
  side: 0 | 1;
  /** The warrior itself: mostly the one that fights. */
  warrior: string;
}

/** Steps of a fight that have one heading. */
const STEPS: Partial<Record<TournamentNow["kind"], string>> = {
  parry: "defend",
  interpose: "defend",
  step: "defend",
  choose: "end",
};

export function standing({ fight, now }: TournamentView): Standing | null {
  if (!fight || !now) return null;
  const side = "side" in now ? now.side : 0;
  const blow = "blow" in now ? now.blow : null;
  const what = now.kind === "attack" ? "attack" : "defence";
  return {
    fighters: fight.fighters,
    thrown: "dice" in now ? { side, what, faces: now.dice as Face[], rerolls: now.rerolls, number: now.throw } : null,
    declared: blow && { ...blow, target: blow.side ? 0 : 1 },
    step: STEPS[now.kind] ?? now.kind,
    side,
    warrior: now.kind === "fall" ? now.warrior : fight.fighters[side],
  };
}

/** Faces in the order of the notation. */
export const sorted = (faces: readonly Face[]): Face[] =>
  [...faces].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b));

/** Which of a combo's symbols lie on the table; the others are made by stars or are missing. */
export function met(symbols: readonly string[], dice: readonly Face[]): ("die" | "star" | "")[] {
  const left = [...dice];
  const found = symbols.map((symbol): "die" | "star" | "" => {
    const i = left.indexOf(symbol as Face);
    if (i < 0) return "";
    left.splice(i, 1);
    return "die";
  });
  let stars = left.filter((d) => d === "star").length;
  return found.map((state) => (state === "" && stars-- > 0 ? "star" : state));
}

/** A dodge as symbols: so many teleports. */
export const dodgeOf = (form: { dodge: number }): string[] => Array<string>(form.dodge).fill("teleport");
