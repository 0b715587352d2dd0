/**
 * What the games bring to the page, each in a folder of its own: a `Board.svelte`, and what is drawn of the game
 * elsewhere. Any game can be played on the generic board, and is shown by its look where it draws nothing itself.
 */
import type { Component } from "svelte";
import type { Face } from "../lib/cards/faces";
import type { GameInfo } from "../wire/shelf";
import type { Lang } from "../words";
import type { BoardProps } from "./board";
import type { Telling } from "./telling";
import Generic from "./generic/Board.svelte";

const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>(["./*/Board.svelte", "!./generic/*"]);

export async function boardOf(game: string, plain = false): Promise<Component<BoardProps>> {
  const found = BOARDS[`./${game}/Board.svelte`];
  return plain || !found ? Generic : (await found()).default;
}

export const hasBoard = (game: string): boolean => `./${game}/Board.svelte` in BOARDS;

const TELLINGS = import.meta.glob<Telling>("./*/telling.ts", { import: "default" });

/** How a game is told; a guest says nothing. */
export const tellingOf = async (game: string): Promise<Telling> => (await TELLINGS[`./${game}/telling.ts`]?.()) ?? {};

export interface Drawn {
  /** Its sign, on the house's paper of 64 by 64, in the colours of its look. */
  Emblem?: Component<{ paints: string[] }>;
  /** Its picture in the lobby, where that is no fan of cards or figures. */
  Tile?: Component;
  /** All its cards, as they are printed. */
  faces?: (content: GameInfo["content"], lang: Lang) => Face[];
}

const EMBLEMS = import.meta.glob<Drawn["Emblem"]>("./*/Emblem.svelte", { eager: true, import: "default" });
const TILES = import.meta.glob<Drawn["Tile"]>("./*/Tile.svelte", { eager: true, import: "default" });
const FACES = import.meta.glob<Drawn["faces"]>("./*/faces.ts", { eager: true, import: "faces" });

/** What a game draws of itself outside its board. */
export const drawn = (game: string): Drawn => ({
  Emblem: EMBLEMS[`./${game}/Emblem.svelte`],
  Tile: TILES[`./${game}/Tile.svelte`],
  faces: FACES[`./${game}/faces.ts`],
});
