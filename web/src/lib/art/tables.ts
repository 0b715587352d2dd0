/** `crests.toml` of every game, read when the page is built. */
import { parse } from "./toml";
import type { Recipe } from "./crest";

const files = import.meta.glob<string>("@nyoi/games/*/content/crests.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});

const tables: Record<string, Record<string, Recipe>> = {};
for (const [path, text] of Object.entries(files)) {
  const game = /games\/([^/]+)\/content/.exec(path)?.[1];
  if (game) tables[game] = parse(text) as unknown as Record<string, Recipe>;
}
export default tables;
