/** How the games look, as each says it once in `content/look.toml`: the server sends it with the rest of the content. */
import type { Meaning } from "../sound";
import type { GameInfo } from "../wire/shelf";

export interface Look {
  /** One sign, where nothing is drawn. */
  emblem?: string;
  /** How long it takes, from and to, in minutes. */
  minutes?: [number, number];
  /** How much there is to learn: 1 little, 2 some, 3 a lot. */
  weight?: number;
  /** The game's colours, those of its emblem. */
  paints?: string[];
  /** The frame of its crests, by its name in `frames.ts`. */
  frame?: string;
  /** A key that means something at its board alone. */
  key?: string;
  /** The back of its cards: stars are those of the ball in its middle. */
  back?: { ground: string; ink: string; stars?: number };
  /** What of it fans out in the lobby, by id. */
  tile?: { cards?: string[]; figures?: string[] };
  /** What its events mean to the ear, by their words. */
  sounds?: Record<string, Meaning>;
}

let looks = $state.raw<Record<string, Look>>({});

/** The games have come: from now on everything that is drawn of them knows how they look. */
export function learn(games: readonly Pick<GameInfo, "id" | "content">[]): void {
  looks = { ...looks, ...Object.fromEntries(games.map((game) => [game.id, (game.content["look"] ?? {}) as Look])) };
}

/** The look of a game; an empty one where it says nothing. */
export const lookOf = (game: string): Look => looks[game] ?? {};

const PAINTS = ["#2a5f9a", "#f2bd3b"];

/** The colours of a game, at least two. */
export function paintsOf(game: string): string[] {
  const own = lookOf(game).paints ?? [];
  return [...own, ...PAINTS.slice(own.length)];
}

/** The sign of a game, where nothing is drawn: its emblem, else its initial. */
export const signOf = (game: string): string => lookOf(game).emblem ?? game.slice(0, 1).toUpperCase();
