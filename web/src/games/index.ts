/** The boards: each game brings its own `Board.svelte`; any game can be played on the generic one. */
import type { Component } from "svelte";
import type { BoardProps } from "./board";
import Generic from "./generic/Board.svelte";

const BOARDS = import.meta.glob<{ default: Component<BoardProps> }>(["./*/Board.svelte", "!./generic/*"]);

export async function boardOf(game: string, plain = false): Promise<Component<BoardProps>> {
  const found = BOARDS[`./${game}/Board.svelte`];
  return plain || !found ? Generic : (await found()).default;
}

export const hasBoard = (game: string): boolean => `./${game}/Board.svelte` in BOARDS;
