/** A few cards of a game, as its picture: faces straight from the content that the server sends. */
import { slug, type Face } from "../lib/cards/faces";
import type { GameInfo } from "../wire";
import type { Lang } from "../words";

type Row = Record<string, any>;

/** What is shown of each game: one of its great cards in the middle. */
const SHOWN: Record<string, string[]> = {
  toma: ["freya", "toma", "motta"],
  uno: ["R9", "WS", "B7"],
};

/** Who stands for a game that is not one of cards. */
const FIGURES: Record<string, string[]> = {
  duel: ["piccolo", "goku", "vegeta"],
  tournament: ["freezer", "jiren", "son_goku"],
};

/** Figures of a game, as its picture; none for games of cards and of maps. */
export const figures = (game: GameInfo): string[] => FIGURES[game.id] ?? [];

export function fan(game: GameInfo, lang: Lang): Face[] {
  const rows = (table: string, kind: string): Row[] => (game.content[table]?.[kind] ?? []) as Row[];
  const shown = SHOWN[game.id] ?? [];
  if (game.id === "toma") {
    const powers = new Map(rows("powers", "power").map((power) => [power["id"], power]));
    return pick(shown, rows("cards", "card"), "id").map((card) => {
      const power = powers.get(card["power"]) ?? {};
      return {
        kind: "toma",
        id: card["id"],
        value: card["value"],
        name: (lang === "en" && card["name_en"]) || card["name"],
        glyph: power["glyph"] ?? "why",
        title: power[`title_${lang}`] ?? "",
        hue: power["hue"] ?? "grey",
      };
    });
  }
  if (game.id === "uno") {
    const colours = rows("cards", "colour");
    return pick(shown, rows("cards", "face"), "code").map((face) => {
      const colour = colours.find((found) => found["id"] === face["colour"]);
      return {
        kind: "uno",
        id: face["code"],
        colour: colour?.["id"] ?? null,
        shape: colour?.["shape"] ?? "circle",
        hex: colour?.["hex"] ?? "",
        symbol: face["kind"] === "number" ? String(face["number"]) : face["kind"],
        figure: slug(String(face["figure"] ?? "")),
        stars: face["dragonball"]?.[0] ?? 0,
      };
    });
  }
  return [];
}

/** The rows with these ids; where one is not there, any other. */
function pick(ids: string[], rows: Row[], id: string): Row[] {
  return ids.map((wish, i) => rows.find((row) => row[id] === wish) ?? rows[i]).filter((row): row is Row => !!row);
}
