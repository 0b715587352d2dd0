// Written by `python -m nyoi.server.wire.schema` from src/nyoi/server/wire/bodies.py: change that instead.
import type { SeatInfo } from "./messages";

/** Create a guest account. */
export interface NewPlayer {
  nickname: string;
}

/** Claim a nickname (with its token), or sign in to it (without). */
export interface Claim {
  nickname: string;
  passphrase: string;
  token?: string;
  /** the current passphrase, to change it; without it `passphrase` must be the current one */
  old?: string;
}

/** A player's account. The token is sent once and kept by the page. */
export interface Player {
  nickname: string;
  token: string;
  claimed: boolean;
  /** recovery code of the name: sent once, when the name is claimed */
  code: string;
}

/** End the token of this device, or of all devices; then the response has a new one. */
export interface SignOut {
  everywhere?: boolean;
}

/** A bot for a seat. */
export interface BotSeat {
  seat: number;
  level: number;
}

/** Create a table. With `solo` the host sits down, bots fill the rest and it starts at once. */
export interface NewTable {
  game: string;
  seats: number;
  mode?: string | null;
  options?: Record<string, any>;
  bots?: BotSeat[];
  public?: boolean;
  /** bank and increment in seconds; or one number: days per move */
  clock?: number[];
  /** seats taken by the host's device (hot seat) */
  mine?: number;
  start?: boolean;
  practice?: boolean;
  /** whether advice is given; null: only when playing alone against bots */
  advice?: boolean | null;
  /** whether it changes ratings */
  rated?: boolean;
  /** provably fair: the server commits to its secret, each seat may add a share */
  proof?: boolean;
  /** the code of its evening */
  evening?: string;
}

/** Change the table before the start (host only). */
export interface Change {
  mode?: string | null;
  seats?: number | null;
  options?: Record<string, any> | null;
  public?: boolean | null;
  clock?: number[] | null;
  practice?: boolean | null;
  advice?: boolean | null;
  rated?: boolean | null;
}

/** Take a seat (any, if none is given) under a name. */
export interface Sit {
  nickname: string;
  seat?: number | null;
  /** commitment to this seat's share on a provably fair table */
  seal?: string;
}

/** Give up a seat, or all of one's own if none is given. In a running game a bot takes over. */
export interface Leave {
  seat?: number | null;
}

/** Free a seat before the start (host only). */
export interface Kick {
  seat: number;
}

/** Contribute to a provably fair table: a commitment before the start, then the share on request. */
export interface Mix {
  seat: number;
  seal?: string;
  share?: string;
}

/** Start the game (host only); with `fill` bots of this level take the empty seats. */
export interface Start {
  fill?: number;
}

/** A seat taken. The token opens the seat from any device; it is sent once. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
}

/** A table was created, imported, forked or continued. */
export interface Opened {
  table: string;
  seats: Seated[];
}

/** The result of a finished game for me. */
export interface Outcome {
  won: boolean;
  result: number;
  place: number;
  /** a bot finished the game for me */
  gone: boolean;
}

/** A table in the lobby. */
export interface LobbyTable {
  id: string;
  game: string;
  mode: string;
  status: string;
  seats: SeatInfo[];
  mine: number[];
  my_turn: boolean;
  /** seconds since the last move */
  idle: number;
  /** per move, on a correspondence clock */
  days: number;
  /** seconds I have left, if it is my turn */
  left: number | null;
  /** of my game, once it is over and archived */
  outcome: Outcome | null;
}

/** My tables, those with my turn first; then tables waiting for players, and games to watch. */
export interface Lobby {
  mine: LobbyTable[];
  open: LobbyTable[];
  watch: LobbyTable[];
}

/** Continue from a point of a finished game, against bots. */
export interface Fork {
  at: number;
  seat: number;
  level?: number;
}

/** A finished game after a number of moves, as a seat saw it (-2: with all hidden information). */
export interface ReplayStep {
  seq: number;
  last: number;
  seat: number;
  events: Record<string, any>[];
  view: Record<string, any>;
  names: string[];
  move: string;
  mover: number;
}

/** A participant of a finished game. */
export interface PastPlayer {
  name: string;
  /** human, bot */
  kind: string;
  /** of a bot */
  level: number;
  place: number;
  /** 1 won, 0 lost; a share if several won */
  result: number;
  score: number;
  /** had left: a bot finished the game */
  gone: boolean;
  /** the rating before, in a rated game */
  before: number | null;
  /** the rating after it */
  after: number | null;
}

/** A game I played. */
export interface PastGame {
  table: string;
  game: string;
  mode: string;
  /** seconds since 1970 */
  ended: number;
  seconds: number;
  moves: number;
  ending: string;
  rated: boolean;
  seats: PastPlayer[];
  /** my seat */
  mine: number;
  won: boolean;
}

/** My games, newest first. */
export interface History {
  games: PastGame[];
  /** whether there are earlier ones */
  more: boolean;
}

/** A player's estimated skill in a game. */
export interface Rating {
  points: number;
  /** half-width of the 95 % interval */
  spread: number;
  games: number;
  /** still too uncertain */
  provisional: boolean;
}

/** My results in one mode. */
export interface ModeFigures {
  mode: string;
  played: number;
  won: number;
  /** my highest winning score; my highest score if I never won */
  best: number;
}

/** An opponent I have played. */
export interface Rival {
  /** empty: a bot */
  name: string;
  /** of a bot */
  level: number;
  played: number;
  /** how often I placed ahead of them */
  before: number;
  /** how often I placed behind them */
  behind: number;
}

/** My statistics for one kind of game. */
export interface Figures {
  played: number;
  won: number;
  /** current winning streak */
  streak: number;
  best_streak: number;
  seconds: number;
  /** by name: `stat-<name>` of the board's words */
  counts: Record<string, number>;
  /** by a table of the game: what I used most, and how often */
  liked: Record<string, [string, number][]>;
  modes: ModeFigures[];
  rivals: Rival[];
  /** my rating, game by game */
  curve: number[];
  rating: Rating | null;
}

/** My statistics by game, and whether I am listed on leaderboards. */
export interface Me {
  figures: Record<string, Figures>;
  on_board: boolean;
}

/** Whether I want to be listed on leaderboards. */
export interface OnBoard {
  yes: boolean;
}

/** A row of a leaderboard. */
export interface Standing {
  name: string;
  rating: Rating;
  me: boolean;
}

/** The leaderboard of a game. */
export interface Board {
  game: string;
  standings: Standing[];
}
