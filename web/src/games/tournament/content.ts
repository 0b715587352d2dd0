/** Warriors, cards, abilities and faces of the Tournament as the board shows them. */
import type { GameInfo } from "../../wire/shelf";
import type { Speech } from "../../words";
import { once } from "../telling";
import { RECIPES, recipeOf } from "../../lib/art/recipes";
import type { Recipe } from "../../lib/art/crest";
import { spacesOf, type Space } from "./arena";

export interface Combo {
  name: string;
  symbols: string[];
  damage: number;
  ball: boolean;
}

export interface Form {
  id: string;
  name: string;
  base: boolean;
  endurance: number;
  power: number;
  technique: number;
  values: Record<string, number>;
  combos: [Combo, Combo];
  dodge: number;
  ability: string;
  amount: number;
  /** Throws that give this form. */
  roll: number[];
  division: number;
  cost: number;
}

export interface Warrior {
  id: string;
  name: string;
  universe: number;
  draftable: boolean;
  /** `printed`, or `full` for those that an option adds. */
  roster: string;
  fusion: string[];
  /** How many dice it throws to transform: 0, 1 or 2. */
  dice: number;
  value: number;
  forms: Form[];
  base: Form;
}

export interface Card {
  id: string;
  name: string;
  type: "attack" | "defence" | "special" | "event";
  combo: string[];
  damage: number;
  ball: boolean;
  text: string;
  timing: string[];
}

type Row = Record<string, any>;

const SIGNS: Record<string, string> = {
  extra_reroll: "recycle",
  fewer_rerolls: "undo",
  reflect_ball: "riposte",
  counter_attack: "crossed-arrows",
  extra_attack_die: "die",
  extra_defence_die: "die-2",
  no_dodge: "crosshair",
  reinforce_two: "people",
  solar_flare: "sun",
  shield: "shield",
  heal: "heart",
  minus_attack_die: "die-1",
  solitaire: "person",
};

/** The sign of a die's face; the ball is one of energy. */
export const faceSign = (face: string): string => (face === "ball" ? "energy" : face);

/** The colour of a face, beside its sign: ink on it reads well. */
export const FACE_TONES: Record<string, string> = {
  ball: "#f2d35c",
  fist: "#c9b3dc",
  kick: "#a9d29a",
  aura: "#ec9a85",
  star: "#f3ae55",
  teleport: "#93c5dd",
};

/** The sign of a pile or colour: sword, shield, spark, two swords. */
export const PILES = ["attack", "defence", "special"] as const;

export class Content {
  readonly warriors = new Map<string, Warrior>();
  readonly forms = new Map<string, Form>();
  readonly cards = new Map<string, Card>();
  readonly spaces: Space[];
  readonly space: Map<string, Space>;
  readonly pack: unknown;
  private readonly abilities = new Map<string, Row>();

  constructor(
    game: GameInfo,
    readonly speech: Speech,
  ) {
    const french = speech.words.lang === "fr";
    const named = (row: Row): string => String(french ? row["name"] : row["english"]);
    for (const row of (game.content["warriors"]?.warrior ?? []) as Row[]) {
      const forms = (row["form"] as Row[]).map((form): Form => ({
        id: form["id"],
        name: named(form),
        base: form["base"],
        endurance: form["endurance"],
        power: form["power"],
        technique: form["technique"],
        values: form["values"],
        combos: (form["combos"] as Row[]).map((combo) => ({ ...combo, name: named(combo) })) as [Combo, Combo],
        dodge: form["dodge"],
        ability: form["ability"],
        amount: form["ability_amount"],
        roll: form["roll"],
        division: form["division"],
        cost: form["endurance_cost"],
      }));
      for (const form of forms) this.forms.set(form.id, form);
      this.warriors.set(row["id"], {
        id: row["id"],
        name: named(row),
        universe: row["universe"],
        draftable: row["draftable"],
        roster: row["roster"],
        fusion: row["fusion_of"],
        dice: row["transformation_dice"],
        value: row["draft_value"],
        forms,
        base: forms.find((form) => form.base)!,
      });
    }
    for (const row of (game.content["cards"]?.card ?? []) as Row[])
      this.cards.set(row["id"], {
        id: row["id"],
        name: named(row),
        type: row["type"],
        combo: row["combo"],
        damage: row["damage"],
        ball: row["ball"],
        text: String(french ? row["text_fr"] : row["text"]),
        timing: row["timing"],
      });
    for (const row of (game.content["abilities"]?.ability ?? []) as Row[]) this.abilities.set(row["id"], row);
    this.spaces = spacesOf((game.content["board"]?.rows ?? []) as string[]);
    this.space = new Map(this.spaces.map((space) => [space.id, space]));
    this.pack = game.content["crests"];
  }

  warrior(id: string): Warrior {
    return this.warriors.get(id)!;
  }

  card(id: string): Card {
    return this.cards.get(id)!;
  }

  name(warrior: string): string {
    return this.warriors.get(warrior)?.name ?? warrior;
  }

  /** Those that have an ability, for the reference. */
  get abilityIds(): string[] {
    return [...this.abilities.keys()];
  }

  abilitySign(id: string): string {
    return SIGNS[id] ?? "why";
  }

  face(id: string): string {
    return this.speech.thing(id, "face");
  }

  /** How a form looks: a form without a picture of its own looks like its warrior. */
  recipe(form: string, warrior = form): Recipe {
    const own = (this.pack as Record<string, Recipe> | undefined)?.[form] ?? RECIPES["tournament"]?.[form];
    return own ?? recipeOf("tournament", warrior, this.pack);
  }
}

/** The content of the game for what is told of it outside its board, made once. */
export const contentOf = once((game, speech) => new Content(game, speech));
