// Written by `python -m nyoi.server.wire.schema` from src/nyoi/server/wire/bodies.py: change that instead.
import type { SeatInfo } from "./messages";

/** A guest comes in. */
export interface NewPlayer {
  nickname: string;
}

/** Keep a nickname (with its token), or come back to it (without). */
export interface Claim {
  nickname: string;
  passphrase: string;
  token?: string;
  /** the present passphrase, to change it; without it `passphrase` must be the present one */
  old?: string;
}

/** Who somebody is. The token is told once and kept by the page. */
export interface Player {
  nickname: string;
  token: string;
  claimed: boolean;
  /** to recover the name by: told once, when the name is claimed */
  code: string;
}

/** End the token of this device, or of every device: then the answer has a new one. */
export interface SignOut {
  everywhere?: boolean;
}

/** A bot for a seat. */
export interface BotSeat {
  seat: number;
  level: number;
}

/** A table is opened. With `solo` the host sits down, bots fill the rest and it starts at once. */
export interface NewTable {
  game: string;
  seats: number;
  mode?: string | null;
  options?: Record<string, any>;
  bots?: BotSeat[];
  public?: boolean;
  /** bank and increment in seconds; or one number: days for each move */
  clock?: number[];
  /** seats taken by the host's device (hot seat) */
  mine?: number;
  start?: boolean;
  practice?: boolean;
  /** whether advice is given; not said: to who plays alone against bots */
  advice?: boolean | null;
  /** whether it moves its players' ratings */
  rated?: boolean;
  /** fair by proof: the house seals its secret, each seat may add a share */
  proof?: boolean;
  /** the code of an evening that it belongs to */
  evening?: string;
}

/** The host changes the table before the start. */
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

/** Take a seat (any, if none is named) under a name. */
export interface Sit {
  nickname: string;
  seat?: number | null;
  /** of what this seat adds where the table is fair by proof */
  seal?: string;
}

/** Give a seat up: all of one's own if none is named. Once the game runs a bot keeps it. */
export interface Leave {
  seat?: number | null;
}

/** The host frees a seat before the start. */
export interface Kick {
  seat: number;
}

/** Add to the chance of a table that is fair by proof: a seal before the start, the share once it is asked for. */
export interface Mix {
  seat: number;
  seal?: string;
  share?: string;
}

/** The host starts; with `fill` bots of this level take the empty seats. */
export interface Start {
  fill?: number;
}

/** Where one sits. The token opens the seat from any device; it is told once. */
export interface Seated {
  table: string;
  seat: number;
  token: string;
}

/** A table was opened, imported, forked or goes on. */
export interface Opened {
  table: string;
  seats: Seated[];
}

/** How a game that is over ended for me. */
export interface Outcome {
  won: boolean;
  result: number;
  place: number;
  /** a bot played on for me */
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
  /** for each move, where the clock is one of days ... */
  days: number;
  /** ... and how many seconds I have, if it is my turn */
  left: number | null;
  /** of my game, once it is over and in the archive */
  outcome: Outcome | null;
}

/** My tables, my turns first; then tables that wait for players, and games to watch. */
export interface Lobby {
  mine: LobbyTable[];
  open: LobbyTable[];
  watch: LobbyTable[];
}

/** Play on from a point of a finished game, against bots. */
export interface Fork {
  at: number;
  seat: number;
  level?: number;
}

/** A finished game after a number of moves, as a seat saw it (-2: with everything open). */
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

/** Somebody in a game that is over. */
export interface PastPlayer {
  name: string;
  /** human, bot */
  kind: string;
  /** of a bot */
  level: number;
  place: number;
  /** 1 won, 0 lost; a share where several won */
  result: number;
  score: number;
  /** had left: a bot played on */
  gone: boolean;
  /** the rating before, in a rated game ... */
  before: number | null;
  /** ... and after it */
  after: number | null;
}

/** A game that I played. */
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

/** My games, the last first. */
export interface History {
  games: PastGame[];
  /** whether there are earlier ones */
  more: boolean;
}

/** How strong somebody is in a game, as far as that is known. */
export interface Rating {
  points: number;
  /** in 19 of 20 cases it is not further off */
  spread: number;
  games: number;
  /** says little yet */
  provisional: boolean;
}

/** My games of one mode. */
export interface ModeFigures {
  mode: string;
  played: number;
  won: number;
  /** the greatest score of the games that were won; of all, if none was */
  best: number;
}

/** Somebody against whom I played. */
export interface Rival {
  /** empty: a bot */
  name: string;
  /** of a bot */
  level: number;
  played: number;
  /** how often I came before them ... */
  before: number;
  /** ... and behind */
  behind: number;
}

/** My games of one kind in figures. */
export interface Figures {
  played: number;
  won: number;
  /** won in a row, up to the last */
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

/** My figures by game, and whether I am seen on leaderboards. */
export interface Me {
  figures: Record<string, Figures>;
  on_board: boolean;
}

/** Whether I want to be seen on leaderboards. */
export interface OnBoard {
  yes: boolean;
}

/** Somebody on a leaderboard. */
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
