// Written by `python -m nyoi.server.wire.schema` from src/nyoi/server/wire/messages.py: change that instead.

/** A seat and its occupant. */
export interface SeatInfo {
  seat: number;
  name: string;
  /** empty, human, bot */
  kind: string;
  /** of a bot, or of the bot that plays for an absent player */
  level: number;
  online: boolean;
  /** a bot plays on for a person who left */
  kept: boolean;
  /** the standing order, where the game has them; only sent to the seat's own player */
  order: string;
  /** end of a vacation, in seconds since 1970, on a correspondence clock */
  away: number;
}

/** Thinking time: a bank that runs down during a turn, and the increment per move. */
export interface ClockInfo {
  bank: number;
  increment: number;
  left: number[];
  running: number[];
  /** per move, on a correspondence clock, which follows the calendar */
  days: number;
}

/** A refusal: message key, facts, and the clause to open in the rules. */
export interface Refusal {
  reason: string;
  clause: string;
  facts: Record<string, any>;
}

/** A legal move. */
export interface Offer {
  text: string;
  word: string;
  /** by field name, ids in place of numbers */
  args: Record<string, any>;
}

/** The question for the seat that reads this. */
export interface Ask {
  key: string;
  /** one, all, first */
  kind: string;
  moves: Offer[];
}

/** A recommended move. */
export interface Counsel {
  text: string;
  /** to win, from 0 to 1 */
  chance: number;
  /** best, alike (as good, as far as the thought could tell), weaker, bad; out (of the round), only */
  verdict: string;
  /** why it puts its player out: a note of the game's preview */
  note: Record<string, any> | null;
  /** other moves that are one with it: two red 3 in a hand */
  same: string[];
}

/** A seat that is thinking. */
export interface Waiting {
  seat: number;
  key: string;
  /** seconds ago */
  since: number;
}

/** The public proof data of a provably fair table; 32-byte numbers in hexadecimal digits, else empty. */
export interface ProofInfo {
  /** SHA-256 of the server's secret: sent before any player sits down */
  seal: string;
  /** the host has started: committed shares are to be revealed now */
  mixing: boolean;
  /** by seat, SHA-256 of its share */
  seals: string[];
  /** by seat, its share: sent once the game has begun */
  shares: string[];
  /** the server's secret: sent once the game is over */
  secret: string;
  /** the key of all chance, derived from secret and shares */
  key: string;
}

/** The final statistics of a game, by seat. */
export interface EndInfo {
  /** from 1; equals share one */
  places: number[];
  /** by name: `stat-<name>` of the board's words */
  counts: Record<string, number[]>;
}

/** A table with its settings and seats. Sent first, and after every change. */
export interface TableInfo {
  type: "table";
  id: string;
  game: string;
  mode: string;
  options: Record<string, any>;
  seats: SeatInfo[];
  /** lobby, playing, over */
  status: string;
  /** whether the reader is the host */
  host: boolean;
  /** the reader's seats */
  mine: number[];
  public: boolean;
  invite: string;
  watchers: number;
  clock: ClockInfo | null;
  /** the id of the rematch table */
  rematch: string | null;
  /** why it cannot start */
  problem: Refusal | null;
  /** a solo player may undo past revealed information; nothing counts for records */
  practice: boolean;
  /** whether advice is given here */
  advice: boolean;
  /** bots wait until a player of this table is back */
  paused: boolean;
  /** the invitation leads to the reader's own machine, out of reach for others */
  local: boolean;
  /** playing time in seconds, once it is over */
  played: number;
  /** by language, the name of the content pack; empty: the game's own content */
  pack: Record<string, string>;
  /** final statistics once it is over, if the game has any */
  end: EndInfo | null;
  /** whether it changes ratings: then no advice and no undo */
  rated: boolean;
  /** of a provably fair table */
  proof: ProofInfo | null;
  /** closed by the host: only seated players may enter */
  shut: boolean;
  /** the code of its evening */
  evening: string;
  /** created for a tournament round: no rematch */
  paired: boolean;
  /** a log of a game played elsewhere, with the names from the file */
  imported: boolean;
}

/** New events and the current view, for one seat (-1: public information). */
export interface Update {
  type: "update";
  seat: number;
  seq: number;
  events: Record<string, any>[];
  view: Record<string, any>;
  ask: Ask | null;
  waiting: Waiting[];
  /** moves were undone: forget earlier events */
  reset: boolean;
  /** whether this seat may undo its last move at once */
  undo: boolean;
  /** seconds for which the next turn is held (calling UNO) */
  hold: number;
  clock: ClockInfo | null;
  /** seconds until the time limit of the whole game, if it has one */
  ends: number | null;
  /** the seats still reading the round result: the next round waits for them */
  reading: number[];
}

/** A changed value in a view. */
export interface Put {
  /** keys and indices, from the root of the view */
  path: (string | number)[];
  value: any;
}

/** A batch of consecutive moves with the same word and fields. */
export interface Alike {
  word: string;
  fields: string[];
  /** move by move, in the order of the fields */
  args: any[][];
  /** move by move; empty: each text is its word and arguments, with blanks between */
  texts: string[];
}

/** An `Update` with only the changes of a large view; for clients that set `patches` in `Hello`. */
export interface Patch {
  type: "patch";
  /** `seq` of the seat's earlier update whose view is patched */
  base: number;
  changes: Put[];
  /** the removed keys */
  gone: ((string | number)[])[];
  /** CRC-32 of the whole resulting view, in eight digits */
  sum: string;
  /** everything else; its view is empty */
  update: Update;
  /** for long lists: the moves of `update.ask`, whose own list is then empty */
  moves: Alike[];
}

/** The answer to a command, after its effects are saved. */
export interface Answer {
  type: "answer";
  cmd_id: string;
  ok: boolean;
  seq: number;
  refusal: Refusal | null;
}

/** A chat line. */
export interface ChatLine {
  type: "chat";
  id: number;
  name: string;
  /** -1: a spectator */
  seat: number;
  text: string;
  /** seconds since 1970 */
  at: number;
  /** its text was deleted; sent again for a line sent before */
  removed: boolean;
}

/** A seat wants to undo a move whose outcome others have seen: they must agree. */
export interface UndoAsked {
  type: "undo_asked";
  seat: number;
  /** the position to return to */
  seq: number;
  agreed: number[];
  /** asked; then done, refused or void (a move was made, or it timed out) */
  state: string;
}

/** Advice from the knowledge of the seat alone; best moves first. */
export interface Advice {
  type: "advice";
  cmd_id: string;
  seat: number;
  /** of the state it is about */
  seq: number;
  moves: Counsel[];
}

/** Previews of moves, from what the seat knows. */
export interface Foretelling {
  type: "foretelling";
  cmd_id: string;
  seat: number;
  /** of the state it is about */
  seq: number;
  /** by requested text: the game's `Foretold`, null if nothing is known */
  moves: Record<string, any>;
}

/** The server is alive and has handled everything sent before the `Ping`. */
export interface Pong {
  type: "pong";
}

/** Another seat is typing. */
export interface Writes {
  type: "writes";
  seat: number;
}

/** The server closes the connection, with a reason and whether to reconnect. */
export interface Gone {
  type: "gone";
  reason: string;
  retry: boolean;
}

/** The first message: identity, seats, last update seen. */
export interface Hello {
  type: "hello";
  /** the player's token */
  player?: string;
  /** seat tokens */
  seats?: string[];
  seq?: number;
  /** see `Pace` */
  pace?: "slow" | "normal" | "fast" | "skip";
  /** whether the client accepts a `Patch` in place of an `Update` */
  patches?: boolean;
}

/** Request a full resync after a `Patch` did not fit; from now on without patches. */
export interface Whole {
  type: "whole";
  /** the last `seq` seen */
  seq?: number;
}

/** A heartbeat: a browser does not notice by itself that a connection is dead. */
export interface Ping {
  type: "ping";
}

/** The bots' speed while this device is connected; the slowest wish of all players counts. */
export interface Pace {
  type: "pace";
  pace: "slow" | "normal" | "fast" | "skip";
}

/** A player on this device is typing. */
export interface Writing {
  type: "writing";
}

/** Play a legal move. */
export interface Play {
  type: "play";
  cmd_id: string;
  seq: number;
  seat: number;
  move: string;
}

/** Ask why a move is illegal. */
export interface WhyNot {
  type: "why_not";
  cmd_id: string;
  seat: number;
  move: string;
}

/** Send a chat line. */
export interface Say {
  type: "say";
  cmd_id: string;
  text: string;
}

/** Undo the last move: at once if it revealed nothing, else if all agree. */
export interface Undo {
  type: "undo";
  cmd_id: string;
  seat: number;
  seq: number;
}

/** Agree to an undo, or not. */
export interface UndoAnswer {
  type: "undo_answer";
  cmd_id: string;
  seat: number;
  yes: boolean;
}

/** A standing order (in games that have them), permanent or until the seat's next turn. */
export interface Order {
  type: "order";
  cmd_id: string;
  seat: number;
  order: string;
  once?: boolean;
}

/** Resign (in games that allow it). */
export interface Resign {
  type: "resign";
  cmd_id: string;
  seat: number;
}

/** The players on this device have read the round result: go on. */
export interface Ready {
  type: "ready";
  cmd_id: string;
}

/** Ask for advice. */
export interface Advise {
  type: "advise";
  cmd_id: string;
  seat: number;
}

/** Ask for previews of moves; an empty text asks for what holds whatever one plays. */
export interface Foretell {
  type: "foretell";
  cmd_id: string;
  /** -1: from public information */
  seat: number;
  moves: string[];
}

/** Everything that goes up the websocket. */
export type Up = Hello | Ping | Pace | Writing | Whole | Play | WhyNot | Say | Undo | UndoAnswer | Order | Resign | Ready | Advise | Foretell;

/** Everything that goes down the websocket. */
export type Down = TableInfo | Update | Patch | Answer | ChatLine | UndoAsked | Advice | Foretelling | Pong | Writes | Gone;
