/** Composing a deck: the cards by value, how many of each are due (TOMA-9.2), as the game's content tells it. */
import type { GameInfo } from "../wire/shelf";

interface Deck {
  players: number[];
  counts: Record<string, number>;
  default_cards: string[];
}

export interface Shelf {
  value: number;
  cards: string[];
  /** How many of this value the deck must have. */
  due: number;
}

const deckOf = (game: GameInfo, seats: number): Deck | undefined =>
  ((game.content["decks"]?.deck ?? []) as Deck[]).find((deck) => deck.players.includes(seats));

/** The cards of a game by value; none, if its content does not say what a deck must have. */
export function shelves(game: GameInfo, seats: number): Shelf[] {
  const deck = deckOf(game, seats);
  const rows = (game.content["cards"]?.card ?? []) as { id: string; value: number }[];
  if (!deck || !rows.length) return [];
  const values = [...new Set(rows.map((row) => row.value))].sort((a, b) => a - b);
  return values.map((value) => ({
    value,
    cards: rows.filter((row) => row.value === value).map((row) => row.id),
    due: deck.counts[String(value)] ?? 0,
  }));
}

/** A deck to begin with, as soon as somebody wishes to compose one. */
export function prepared(game: GameInfo, seats: number, wish: Record<string, unknown>): Record<string, unknown> {
  const deck = deckOf(game, seats);
  return wish["deck_mode"] === "custom" && deck ? { ...wish, custom_cards: deck.default_cards } : wish;
}
