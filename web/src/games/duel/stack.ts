/** What is in progress, read from the frames on the stack: `rules/` of the game names their numbers. */
import type { GameInfo } from "../../wire";
import type { DuelView } from "./types";

/** A defence: wounds still to come, and what the die shows (`rules/defence.py`). */
export interface Defence {
  target: string;
  user: string;
  /** Empty for an attack. */
  technique: string;
  /** Can be parried; own wounds of a technique or an attack. */
  soft: number;
  /** Cannot be parried. */
  hard: number;
  /** Effect wounds. */
  effect: number;
  /** The face of the defence die, 0 before it was rolled. */
  face: number;
  rolls: number;
  /** Already taken by allies. */
  shared: number;
}

type Top = DuelView["stack"][number] | undefined;

const frame = (view: DuelView, name: string): Top => view.stack.findLast((one) => one[0] === name);
const unit = (game: GameInfo, n: unknown): string => game.tables["unit"]?.[Number(n)] ?? "";

export function defenceOf(view: DuelView, game: GameInfo): Defence | null {
  const found = view.stack.at(-1)?.[0] === "Defence" ? view.stack.at(-1) : undefined;
  if (!found) return null;
  const [, target, user, technique, own, effect, hard, rolls, , , face, shares, , step] = found;
  const settled = Number(step) > 0;
  return {
    target: unit(game, target),
    user: unit(game, user),
    technique: Number(technique) >= 0 ? (game.tables["technique"]?.[Number(technique)] ?? "") : "",
    soft: settled ? Number(own) : Number(own) - Number(hard),
    hard: Number(hard),
    effect: Number(effect),
    face: Number(face),
    rolls: Number(rolls),
    shared: (shares as number[]).filter((_, i) => i % 2).reduce((sum, n) => sum + n, 0),
  };
}

/** Whom a push is about, and wounds from a fall or a riposte. */
export function pushedOf(view: DuelView, game: GameInfo): string {
  const found = frame(view, "Push");
  return found ? unit(game, found[2]) : "";
}

export function hurtOf(view: DuelView, game: GameInfo): { unit: string; wounds: number } | null {
  const top = view.stack.at(-1);
  return top?.[0] === "Hurt" ? { unit: unit(game, top[1]), wounds: Number(top[2]) } : null;
}

/** The declared action that a window is about: who does it, what it is, to whom, what it cost. */
export interface Declared {
  unit: string;
  kind: "walk" | "search" | "hit" | "cast" | "rise" | "lift" | "reduce" | "stun";
  targets: string[];
  technique: string;
  zone: string;
  /** Actions grouped in an attack. */
  actions: number;
  /** Actions that come back if it is given up. */
  paid: number;
}

/** In the order of `rules/action.py`. */
const KINDS = ["walk", "search", "hit", "cast", "rise", "lift", "reduce", "stun"] as const;

export function actOf(view: DuelView, game: GameInfo): Declared | null {
  const found = view.stack.findLast((one) => one[0] === "Act" || one[0] === "Strike");
  if (!found) return null;
  const skill = (n: unknown): string => (Number(n) >= 0 ? (game.tables["technique"]?.[Number(n)] ?? "") : "");
  const units = (...all: unknown[]): string[] => all.filter((n) => Number(n) >= 0).map((n) => unit(game, n));
  if (found[0] === "Strike") {
    const [, who, technique, target, second, actions] = found;
    const kind = skill(technique) ? "cast" : "hit";
    const targets = units(target, second);
    return {
      unit: unit(game, who),
      kind,
      targets,
      technique: skill(technique),
      zone: "",
      actions: Number(actions),
      paid: 0,
    };
  }
  const [, who, n, a, b, c, paid, source] = found;
  const kind = KINDS[Number(n)] ?? "walk";
  return {
    unit: unit(game, who),
    kind,
    targets: kind === "cast" ? units(b, c) : ["hit", "lift", "stun"].includes(kind) ? units(a) : [],
    technique: kind === "cast" ? skill(a) : "",
    zone: kind === "walk" ? (game.tables["zone"]?.[Number(a)] ?? "") : "",
    actions: kind === "hit" ? Number(b) : 0,
    paid: source === 0 ? Number(paid) : 0,
  };
}
