/** What a seat knows of a game of Torak: `src/nyoi/games/torak/view.py`, as the page reads it. */
export type Spot = string; // "x,y"

export interface TorakSheet {
  /** As drawn: `["mountain", "3,4"]`, `["river", "5,4", "e"]`. */
  scenery: [element: string, spot: Spot, direction?: string][];
  /** Monsters still standing. */
  monsters: Spot[];
  /** Balls still there. */
  balls: Spot[];
  troops: [spot: Spot, number: number][];
  found: number;
  beans: number;
  beaten: number;
  ki: number;
  doses: number;
  filled: number;
  used: number;
  dice: number[];
  /** Two of the dice, of which only one may be used (TORAK-9.23). */
  either: number[];
  burnt: number;
  lean: boolean;
  score: number;
}

export interface TorakHero {
  at: Spot | null;
  sections: string[];
  /** The spots it stopped on; between two of them the path is straight. */
  track: Spot[];
  bound: string | null;
  /** out rested spent fleeing acting facing striding caught */
  stage: string;
  engaged: boolean;
  found: number;
  gives_up: boolean;
}

export interface TorakView {
  seat: number;
  seats: number;
  mode: string;
  options: Record<string, unknown>;
  map: string;
  table: string;
  turn: number;
  captain: number;
  /** The Army's seat in a Duel, -1 otherwise. */
  army: number;
  boxes: number;
  common: number[];
  rolls: string[];
  drafted: number | null;
  origin: number[];
  sheets: TorakSheet[];
  heroes: TorakHero[];
  answer: string | null;
  stack: (string | number)[][];
  over: boolean;
  ending: string;
  results: number[];
  /** At the end of a race: groups of seats, best first. */
  ranking: number[][];
  /** At the end, by seat: won, score, minus the turns; of two the greater is the better. */
  records: number[][];
}
