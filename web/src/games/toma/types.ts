/** What a seat knows of a game of Toma: `src/nyoi/games/toma/view.py`, as the page reads it. */
export interface TomaPlayer {
  balls: number;
  dealt: boolean;
  inside: boolean;
  shield: boolean;
  /** A card for its holder and for who was shown it, null for a back. */
  hand: (string | null)[];
  /** The discard row in order: card, and how it got there. */
  row: [card: string, way: string][];
  /** Values that everybody can exclude. */
  ruled_out: number[];
}

export interface TomaSummary {
  round: number;
  winners: number[];
  why: string;
  aside: string | null;
  hands: string[][];
  rows: string[][];
}

export interface TomaView {
  seat: number;
  seats: number;
  deck: string[];
  target: number;
  round: number;
  overtime: boolean;
  starter: number;
  start_why: string;
  left: number;
  aside: boolean;
  open: string[];
  plays: [seat: number, card: string, power: string | null][];
  players: TomaPlayer[];
  last: TomaSummary | null;
  stack: (string | number)[][];
  over: boolean;
  results: number[];
  known_by?: number[];
  copy_as?: string | null;
}
