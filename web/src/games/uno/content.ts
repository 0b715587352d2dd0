/** The cards and colours of UNO as the board shows them. */
import type { GameInfo } from "../../wire/shelf";
import type { Speech } from "../../words";
import { once } from "../telling";
import { faces, inkOf, type FaceRow, type UnoFace } from "./faces";

export interface Colour {
  /** `red`: as views, events and moves name it. */
  id: string;
  name: string;
  shape: string;
  hex: string;
}

const KINDS = ["number", "skip", "reverse", "draw2", "wild", "wild4", "shenron"];

export class Content {
  readonly colours: Colour[];
  readonly pack: unknown;
  private rows = new Map<string, FaceRow>();
  private printed: Map<string, UnoFace>;
  private letters = new Map<string, Colour>();
  /** By kind: a number, or `face_value`. */
  private worth = new Map<string, unknown>();

  constructor(
    game: GameInfo,
    private readonly speech: Speech,
    /** Only first copies bear a ball (UNO-3.12). */
    private readonly rare = false,
  ) {
    const rows = (game.content["cards"]?.colour ?? []) as Record<string, string>[];
    this.colours = rows.map((row) => ({
      id: row["name_en"]!,
      name: speech.thing(row["name_en"]!, "colour"),
      shape: inkOf(game.content, row["id"]!).shape,
      hex: inkOf(game.content, row["id"]!).print,
    }));
    rows.forEach((row, i) => this.letters.set(row["id"]!, this.colours[i]!));
    for (const face of (game.content["cards"]?.face ?? []) as FaceRow[]) this.rows.set(face.code, face);
    for (const kind of (game.content["cards"]?.kind ?? []) as { id: string; points: unknown }[])
      this.worth.set(kind.id, kind.points);
    this.printed = new Map(faces(game.content).map((face) => [face.id, face]));
    this.pack = game.content["crests"];
  }

  private row(card: string): FaceRow | undefined {
    return this.rows.get(card.split("-")[0]!);
  }

  colour(id: string): Colour {
    return this.colours.find((c) => c.id === id) ?? this.colours[0]!;
  }

  /** The colour of a card; null for wild cards. */
  colourOf(card: string): Colour | null {
    return this.letters.get(this.row(card)?.colour ?? "") ?? null;
  }

  kind(card: string): string {
    return this.row(card)?.kind ?? "";
  }

  stars(card: string): number {
    const copy = Number(card.split("-")[1] ?? 1);
    return this.rare && copy > 1 ? 0 : (this.row(card)?.dragonball[copy - 1] ?? 0);
  }

  face(card: string): UnoFace {
    return { ...this.printed.get(card.split("-")[0]!)!, id: card, stars: this.stars(card) };
  }

  name(card: string): string {
    return this.speech.thing(card, "card");
  }

  /** What a card left in a hand counts (UNO-8.10). */
  points(card: string): number {
    const row = this.row(card);
    const worth = this.worth.get(row?.kind ?? "");
    return typeof worth === "number" ? worth : (row?.number ?? 0);
  }

  figure(card: string): string {
    return this.row(card)?.figure ?? "";
  }

  /** By colour, then number, then signs; wild cards last (section 11). */
  sorted(cards: readonly string[]): string[] {
    const rank = (card: string): number => {
      const row = this.row(card);
      const colour = this.colourOf(card);
      return (
        (colour ? this.colours.indexOf(colour) : 9) * 1000 + KINDS.indexOf(row?.kind ?? "") * 50 + (row?.number ?? 0)
      );
    };
    return [...cards].sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  }
}

/** The content of the game for what is told of it outside its board, made once. */
export const contentOf = once((game, speech) => new Content(game, speech));
