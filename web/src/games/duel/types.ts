/** What a seat knows of a game of Duel: `src/nyoi/games/duel/view.py`, as the page reads it. */
export interface DuelUnit {
  id: string;
  owner: number;
  /** null while it waits off field, or is KO. */
  zone: string | null;
  health: number;
  ki: number;
  stars: number;
  parades: number;
  balls: number[];
  down: boolean;
  /** 0, or until when. */
  flying: number;
  activated: boolean;
  /** The face of its die that fell last, 0 for none. */
  face: number;
}

export interface DuelToken {
  spot: string;
  zone: string;
  group: number;
  /** Its face, for who has looked. */
  token: string | null;
  /** Who has looked, -1 for everybody. */
  looked: number[];
}

export interface DuelOffer {
  card: string;
  cost: number;
  cut: number;
}

export interface DuelPlayer {
  points: number;
  reached: number;
  drafted: string[];
  hand: (string | null)[];
  bought: string[];
  known?: string[];
}

export interface DuelView {
  seat: number;
  seats: number;
  options: Record<string, unknown>;
  /** The seat of side A. */
  a: number;
  round: number;
  first: number;
  /** Tile and rotation by position, null where none lies yet. */
  layout: ([tile: string, rotation: number] | null)[];
  hills: string[];
  groups: (string | null)[];
  deals: number;
  tokens: DuelToken[];
  aside: string[];
  deck: number;
  market: (DuelOffer | null)[];
  discard: string[];
  playing: string[];
  units: DuelUnit[];
  saibaimen: { id: string; zone: string; owner: number }[];
  active: string | null;
  actions: number;
  power: number;
  bonus: number;
  reach: number;
  players: DuelPlayer[];
  /** Frames in progress: a name and numbers; the last is what is asked. */
  stack: (string | number | boolean | number[])[][];
  over: boolean;
  ending: string;
  results: number[];
  ready?: boolean[];
  formed?: string[] | null;
}

/** A piece on the field, as it is drawn: a figure or a Saibaiman. */
export interface Piece {
  id: string;
  /** Whose recipe draws it. */
  face: string;
  owner: number;
  zone: string;
  small: boolean;
  unit: DuelUnit | null;
}
