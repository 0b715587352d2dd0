/** A fight as it stands, read from the packed frames: who throws, what lies on the table, what is declared. */
import type { Both, TournamentView } from "./types";

export const FACES = ["ball", "fist", "kick", "aura", "star", "teleport"] as const;
export type Face = (typeof FACES)[number];

/** Marks of a declared attack, as `rules/marks.py` numbers them. */
export const BALL = 1;
export const INVULNERABLE = 2;
export const NO_DODGE = 4;
export const UNDIVIDED = 8;
export const REFLECTED = 16;

export interface Thrown {
  /** Which side throws: 0 the attacker of the fight, 1 its target. */
  side: 0 | 1;
  what: "attack" | "defence";
  faces: Face[];
  rerolls: number;
  /** Which throw it is, from 1. */
  number: number;
}

export interface Declared {
  /** Who deals it, and who is to suffer it. */
  side: 0 | 1;
  target: 0 | 1;
  damage: number;
  marks: number;
  /** On which throw the attack was stopped (R). */
  throws: number;
}

export interface Standing {
  fighters: Both<string>;
  thrown: Thrown | null;
  declared: Declared | null;
  /** What is going on, for the heading: transform, attack, defend, fall, counter, end. */
  step: string;
  /** Whose warrior it is about now. */
  side: 0 | 1;
}

const STEPS: Record<string, string> = {
  Transform: "transform",
  Throws: "attack",
  Defend: "defend",
  Parry: "defend",
  Interpose: "defend",
  Step: "defend",
  Fall: "fall",
  Flee: "flee",
  Counter: "counter",
  Landing: "land",
};

export function standing(view: TournamentView): Standing | null {
  const fight = view.fight;
  if (!fight) return null;
  const found: Standing = { fighters: fight.fighters, thrown: null, declared: null, step: "", side: 0 };
  for (const [name, ...values] of view.stack) {
    const number = (i: number): number => values[i] as number;
    const side = (number(0) ? 1 : 0) as 0 | 1;
    if (name in STEPS) {
      found.step = STEPS[name]!;
      found.side = side;
    }
    if (name === "Throws")
      found.thrown = { side, what: "attack", rerolls: number(1), number: number(2), faces: faces(values[3]) };
    if (name === "Strike" || name === "Defend" || name === "Parry") {
      const target = (1 - side) as 0 | 1;
      found.declared = { side, target, damage: number(1), marks: number(2), throws: number(3) };
      if (name !== "Strike") found.side = target;
    }
    if (name === "Parry")
      found.thrown = {
        side: (1 - side) as 0 | 1,
        what: "defence",
        rerolls: number(4),
        number: number(5),
        faces: faces(values[6]),
      };
    if (name === "Counter") found.side = 1;
  }
  return found;
}

const faces = (value: number | number[] | undefined): Face[] =>
  (Array.isArray(value) ? value : []).map((n) => FACES[n]!);

/** Faces in the order of the notation. */
export const sorted = (faces: readonly Face[]): Face[] =>
  [...faces].sort((a, b) => FACES.indexOf(a) - FACES.indexOf(b));

/** What a combo still lacks, stars standing for anything (TOUR-6.28); 0 if it is made. */
export function lacking(symbols: readonly string[], dice: readonly Face[]): number {
  let missing = 0;
  for (const face of FACES) {
    if (face === "star") continue;
    const wanted = symbols.filter((s) => s === face).length;
    missing += Math.max(0, wanted - dice.filter((d) => d === face).length);
  }
  return Math.max(0, missing - dice.filter((d) => d === "star").length);
}

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

/** The damage of a sum: values added, doubled if all dice thrown show one symbol (TOUR-6.27, 6.31). */
export function sumOf(values: Record<string, number>, counted: readonly string[], thrown: number): number {
  const total = counted.reduce((sum, face) => sum + (values[face] ?? 0), 0);
  const alike = counted.length === thrown && thrown > 1 && counted.every((face) => face === counted[0]);
  return alike ? total * 2 : total;
}
