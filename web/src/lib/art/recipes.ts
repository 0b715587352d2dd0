/** Who looks how: the recipes that lie next to the content of each game. */
import tables from "./tables";
import { stranger, type Recipe } from "./crest";

export type Recipes = Record<string, Recipe>;

/** The recipes that the page was built with, by game. */
export const RECIPES: Record<string, Recipes> = tables;

/** The recipe of a figure of a game. A content pack of the server comes first, then our own drawings. */
export function recipeOf(game: string, id: string, pack?: unknown): Recipe {
  const own = (pack as Recipes | undefined)?.[id];
  return own ?? RECIPES[game]?.[id] ?? stranger(id);
}
