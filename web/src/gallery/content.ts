/** The content of the house's games as the server would send it, read from their tables. */
import { parse } from "../lib/art/toml";
import { learn } from "../lib/look.svelte";
import type { GameInfo } from "../wire/shelf";

const files = import.meta.glob<string>("@nyoi/games/*/content/*.toml", {
  query: "?raw",
  import: "default",
  eager: true,
});

export const CONTENT: Record<string, GameInfo["content"]> = {};
for (const [path, text] of Object.entries(files)) {
  const [, game, table] = /games\/([^/]+)\/content\/(.+)\.toml$/.exec(path)!;
  (CONTENT[game!] ??= {})[table!] = parse(text);
}
learn(Object.entries(CONTENT).map(([id, content]) => ({ id, content })));
