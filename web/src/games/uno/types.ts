/** What a seat knows of a game of UNO: `src/nyoi/games/uno/view.py`, as the page reads it. */
export interface UnoPlayer {
  cards: number;
  /** A card for its holder and for who was shown it, null for a back. */
  hand: (string | null)[];
  /** "", "called", "exposed" or "surprised". */
  uno: string;
  /** Turns that will be lost. */
  markers: number;
  score: number;
}

export interface UnoView {
  seat: number;
  seats: number;
  options: Record<string, unknown>;
  round: number;
  dealer: number;
  phase: string;
  /** Whose decision it is, or who is due after a hold. */
  due: number;
  direction: "clockwise" | "counter";
  colour: string;
  /** From the bottom to the visible card. */
  discard: string[];
  left: number;
  /** Of a stack of +2. */
  total: number;
  players: UnoPlayer[];
  exposure: { seats: number[]; actor: number; waved: number[] } | null;
  rounds: [seat: number, points: number][];
  /** The hands at the end of the round before. */
  shown: string[][];
  over: boolean;
  results: number[];
  winner: number;
  plus4?: { seat: number; colour: string; cards: number };
  bluffs?: string[];
}
