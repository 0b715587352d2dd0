/** The cards and powers of Toma as the board shows them. */
import type { GameInfo } from "../../wire/shelf";
import type { Speech } from "../../words";
import { once } from "../telling";
import { faces, hueOf, type Hue, type TomaFace } from "./faces";

export interface Power {
  id: string;
  title: string;
  text: string;
  glyph: string;
  hue: Hue;
  /** How many players it is aimed at, and whether its owner may be one of them. */
  targets: number;
  self: boolean;
  clause: string;
}

/** Where the rules speak of a power. */
const CLAUSES: Record<string, string> = {
  counter: "TOMA-6.3",
  guess: "TOMA-6.13",
  copy: "TOMA-6.18",
  peek: "TOMA-6.27",
  cross: "TOMA-6.28",
  duel_high_out: "TOMA-6.34",
  duel_low_out: "TOMA-6.35",
  shield: "TOMA-6.39",
  redraw: "TOMA-6.42",
  trade: "TOMA-6.47",
  burden: "TOMA-6.48",
  doom: "TOMA-6.50",
};

type Row = Record<string, string | number | boolean>;

export class Content {
  private cards = new Map<string, Row>();
  private powers = new Map<string, Row>();
  private printed: Map<string, TomaFace>;
  readonly pack: unknown;

  constructor(
    private readonly game: GameInfo,
    private readonly speech: Speech,
  ) {
    for (const row of (game.content["cards"]?.card ?? []) as Row[]) this.cards.set(String(row["id"]), row);
    for (const row of (game.content["powers"]?.power ?? []) as Row[]) this.powers.set(String(row["id"]), row);
    this.printed = new Map(faces(game.content, speech.words.lang).map((face) => [face.id, face]));
    this.pack = game.content["crests"];
  }

  value(card: string): number {
    return Number(this.cards.get(card)?.["value"] ?? 0);
  }

  powerOf(card: string): Power {
    return this.power(String(this.cards.get(card)?.["power"] ?? ""));
  }

  power(id: string): Power {
    const row = this.powers.get(id) ?? {};
    const lang = this.speech.words.lang;
    return {
      id,
      title: String(row[`title_${lang}`] ?? id),
      text: String(row[`text_${lang}`] ?? ""),
      glyph: String(row["glyph"] ?? "why"),
      hue: hueOf(this.game.content, String(row["hue"])),
      targets: Number(row["targets"] ?? 0),
      self: Boolean(row["target_self"]),
      clause: CLAUSES[id] ?? "TOMA-3.2",
    };
  }

  name(card: string): string {
    return this.speech.thing(card, "card");
  }

  face(card: string): TomaFace {
    return { ...this.printed.get(card)!, name: this.name(card) };
  }

  /** What ears hear of a card: `Freya, 1, Deviner`. */
  say(card: string): string {
    return `${this.name(card)}, ${this.value(card)}, ${this.powerOf(card).title}`;
  }
}

/** The content of the game for what is told of it outside its board, made once. */
export const contentOf = once((game, speech) => new Content(game, speech));
