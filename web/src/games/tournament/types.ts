/** What a seat knows of a Tournament: `src/nyoi/games/tournament/view.py`, as the page reads it. */
export interface TokenView {
  warrior: string;
  /** Null before it is placed. */
  space: string | null;
  damage: number;
  left: number;
}

export interface PlayerView {
  score: number;
  team: TokenView[];
  lost: string[];
  /** How many Attack, Defence, Special cards: their backs differ. */
  cards: [attack: number, defence: number, special: number];
  /** The cards the viewer knows: all of the own hand. */
  hand: string[];
}

export interface TurnView {
  seat: number;
  event: string | null;
  reach: number;
  dice: number;
  rerolls: number;
  toll: number;
  truce: boolean;
  sealed: boolean;
  awakened: boolean;
  unguarded: boolean;
  vigilant: boolean;
  grant: number;
  added: boolean;
  fights: number;
  activated: string[];
  specials: number[];
}

/** Two of a kind: attacker first. */
export type Both<T> = [attacker: T, defender: T];

export interface FightView {
  kind: "enemy" | "green" | "duel";
  fighters: Both<string>;
  forms: Both<string>;
  damage: Both<number>;
  left: Both<number>;
  seats: Both<number>;
  space: string | null;
  former: string | null;
  challenger: boolean;
  saved: string[];
}

/** A packed frame: its name, then its numbers in order. */
export type Packed = [name: string, ...values: (number | number[])[]];

export interface TournamentView {
  seat: number;
  seats: number;
  options: Record<string, unknown>;
  seconds: number;
  minutes: number | null;
  phase: "draft" | "place" | "turn" | "duel" | "over";
  drafter: number;
  starter: number;
  round: number;
  rounds: number | null;
  extra_rounds: number;
  time_up: boolean;
  turn: TurnView;
  fight: FightView | null;
  players: PlayerView[];
  piles: Record<string, (string | null)[]>;
  pile: (string | null)[];
  aside: string[];
  fallen: number[];
  places: number[];
  stack: Packed[];
  over: boolean;
  results: number[];
}
