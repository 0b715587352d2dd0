/** The boards, cards and tables of Duel as the page shows them. */
import { boardWords } from "../../lib/cards/words";
import type { GameInfo } from "../../wire/shelf";
import type { Speech, Words } from "../../words";
import { once } from "../telling";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

export interface Effect {
  kind: string;
  n?: number;
  what?: string;
}

export interface Technique {
  id: string;
  ki: number;
  stars: number;
  target: "self" | "own_zone" | "enemy";
  range?: [number, number];
  wounds: number;
  effects: Effect[];
}

export interface Talent {
  id: string;
  stars: number;
  trigger: string;
  effects: Effect[];
  range?: [number, number];
}

export interface Character {
  id: string;
  number: number;
  value: number;
  health: number;
  ki_max: number;
  strength: number;
  defence: number;
  affinities: string[];
  die: string[][];
  technique: Technique[];
  talent: Talent[];
}

export interface Capsule {
  id: string;
  cost: number;
  windows: string[];
  effects: Effect[];
}

export interface Round {
  number: number;
  first: "A" | "B";
  rewards: Record<string, number>;
}

interface Named {
  id: string;
  name: string;
  name_en: string;
}

/** The signs of things: of dice, rewards, costs. */
export const SIGNS: Record<string, string> = {
  health: "heart",
  ki: "energy",
  star: "star",
  parade: "shield",
  action: "play",
  strength: "fist",
  range: "crosshair",
  flight: "flight",
  regard: "eye",
  reroll: "recycle",
  riposte: "riposte",
  ball: "ball",
};

const CARD_SIGNS: Record<string, string> = {
  vitesse: "teleport",
  nuage: "flight",
  baton: "crosshair",
  puissance: "aura",
  coup: "fist",
  armure: "army",
  carapace: "shield",
  contre: "riposte",
  senzu: "bean",
  concentration: "energy",
  souffle: "play",
  attaque_eclair: "kick",
  radar: "search",
  chance: "die",
};

export const SAIBAIMAN = "saibaiman";

export class Content {
  readonly characters = new Map<string, Character>();
  readonly cards = new Map<string, Capsule>();
  readonly techniques = new Map<string, Technique>();
  readonly talents = new Map<string, Talent>();
  readonly rounds: Round[];
  readonly defence: string[][];
  readonly pack: unknown;
  /** The zones that begin as hills. */
  readonly hills: string[] = [];
  /** The zones where figures come in. */
  readonly starts = new Set<string>();
  private readonly affinities: Named[];

  constructor(
    readonly game: GameInfo,
    readonly speech: Speech,
    readonly words: Words,
  ) {
    const people = game.content["characters"] ?? {};
    for (const row of (people["character"] ?? []) as Character[]) {
      this.characters.set(row.id, row);
      for (const t of row.technique ?? []) this.techniques.set(t.id, t);
      for (const t of row.talent ?? []) this.talents.set(t.id, t);
    }
    const small = (people["saibaiman"] ?? {}) as Partial<Character>;
    for (const t of small.technique ?? []) this.techniques.set(t.id, t);
    for (const row of (game.content["cards"]?.["card"] ?? []) as Capsule[]) this.cards.set(row.id, row);
    this.rounds = (game.content["tables"]?.["round"] ?? []) as Round[];
    this.defence = (game.content["tables"]?.["defence_die"]?.["faces"] ?? []) as string[][];
    for (const tile of (game.content["board"]?.["tile"] ?? []) as {
      id: string;
      hills: string[];
      start?: string;
    }[]) {
      for (const letter of tile.hills) this.hills.push(tile.id + letter);
      if (tile.start) this.starts.add(tile.id + tile.start);
    }
    this.affinities = (people["affinity"] ?? []) as Named[];
    this.pack = game.content["crests"];
  }

  affinity(id: string): string {
    const row = this.affinities.find((one) => one.id === id);
    return (this.speech.words.lang === "fr" ? row?.name : row?.name_en) ?? id;
  }

  unit = (id: string): string => this.speech.thing(id, "unit");
  card = (id: string): string => this.speech.thing(id, "card");
  technique = (id: string): string => this.speech.thing(id, "technique");
  talent = (id: string): string => this.speech.thing(id, "talent");
  thing = (id: string): string => this.speech.thing(id, "thing");

  /** Whose picture: all Saibaimen share one. */
  face = (unit: string): string => (unit.startsWith(SAIBAIMAN) ? SAIBAIMAN : unit);

  cardSign = (id: string): string => CARD_SIGNS[id] ?? "card";

  /** The symbols of a face of a character's die; none before it was rolled. */
  rolled = (unit: string, face: number): string[] => this.characters.get(unit)?.die[face - 1] ?? [];

  /** `1–2`, or a word for techniques that are not aimed. */
  range(one: { range?: [number, number]; target?: string }, more = 0): string {
    if (!one.range) return one.target === "own_zone" ? this.words.say("range-zone") : this.words.say("range-self");
    const [low, high] = one.range;
    return low === high + more ? String(low) : `${low}–${high + more}`;
  }

  /** What a technique, a talent or a card does besides its wounds, from its effects. */
  effects(of: { id: string; effects: Effect[] }): string {
    if (this.words.has(`about-${of.id.replaceAll("_", "-")}`))
      return this.words.say(`about-${of.id.replaceAll("_", "-")}`);
    return of.effects
      .map((e) =>
        this.words.say(`effect-${e.kind.replaceAll("_", "-")}`, {
          n: e.n ?? 1,
          what: e.what ? this.thing(e.what) : "",
          what_id: e.what ?? "",
        }),
      )
      .join(" ");
  }
}

/** The content of the game for what is told of it outside its board, made once. */
export const contentOf = once(
  (game, speech) => new Content(game, speech, boardWords("duel", speech.words.lang, { fr, en })),
);
