// Written by `python -m nyoi.server.wire.schema` from src/nyoi/server/wire/messages.py: change that instead.

/** Who sits where. */
export interface SeatInfo {
  seat: number;
  name: string;
  /** empty, human, bot */
  kind: string;
  /** of a bot, or of the bot that keeps the seat of somebody away */
  level: number;
  online: boolean;
  /** a bot plays on for a person who left */
  kept: boolean;
  /** the standing order, where the game has them; told to who holds the seat alone */
  order: string;
  /** on vacation until then, in seconds since 1970, where the clock is one of days */
  away: number;
}

/** Thinking time: a bank that runs down while a seat is asked, and what each move gives back. */
export interface ClockInfo {
  bank: number;
  increment: number;
  left: number[];
  running: number[];
  /** for each move, where it is a clock of days: it runs by the calendar, whoever is there */
  days: number;
}

/** Why not: a key of the words, its facts, the clause that opens in the rules. */
export interface Refusal {
  reason: string;
  clause: string;
  facts: Record<string, any>;
}

/** A move that may be played now. */
export interface Offer {
  text: string;
  word: string;
  /** by field name, ids in place of numbers */
  args: Record<string, any>;
}

/** What is asked of the seat that reads this. */
export interface Ask {
  key: string;
  /** one, all, first */
  kind: string;
  moves: Offer[];
}

/** A move worth a thought. */
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

/** Somebody is thinking. */
export interface Waiting {
  seat: number;
  key: string;
  /** seconds ago */
  since: number;
}

/** What a table that is fair by proof tells of its chance; numbers of 32 bytes in hexadecimal digits, else empty. */
export interface ProofInfo {
  /** SHA-256 of what the house adds: told before anybody sits down */
  seal: string;
  /** the host has started: who has sealed a share opens it now */
  mixing: boolean;
  /** by seat, SHA-256 of what it adds */
  seals: string[];
  /** by seat, what it added: told when all of them stand */
  shares: string[];
  /** what the house added: told once the game is over ... */
  secret: string;
  /** ... and the key of all chance that followed from it and the shares */
  key: string;
}

/** What was counted of a game that is over, seat by seat. */
export interface EndInfo {
  /** from 1; equals share one */
  places: number[];
  /** by name: `stat-<name>` of the board's words */
  counts: Record<string, number[]>;
}

/** A table: what was agreed, who sits there. Sent at first, and whenever it changes. */
export interface TableInfo {
  type: "table";
  id: string;
  game: string;
  mode: string;
  options: Record<string, any>;
  seats: SeatInfo[];
  /** lobby, playing, over */
  status: string;
  /** whether the one who reads this is the host */
  host: boolean;
  /** the seats of the one who reads this */
  mine: number[];
  public: boolean;
  invite: string;
  watchers: number;
  clock: ClockInfo | null;
  /** the id of the table that goes on */
  rematch: string | null;
  /** why it cannot start */
  problem: Refusal | null;
  /** who plays alone may take back whatever it showed; nothing counts for records */
  practice: boolean;
  /** whether advice is given here */
  advice: boolean;
  /** bots wait until somebody who plays here is back */
  paused: boolean;
  /** the invitation leads to the reader's own machine: nobody else reaches it */
  local: boolean;
  /** seconds for which the game was played, once it is over */
  played: number;
  pack: Record<string, string>;
  /** once it is over, where the game counts */
  end: EndInfo | null;
  /** whether it moves its players' ratings: no advice then, and nothing is taken back */
  rated: boolean;
  /** where nobody can have chosen what falls */
  proof: ProofInfo | null;
  /** the door is closed: nobody comes in any more but who sits here */
  shut: boolean;
  /** the code of the evening that it belongs to */
  evening: string;
  /** opened for a round of its tournament: it is not played again */
  paired: boolean;
  /** a log of a game played elsewhere: its names are what the file says */
  imported: boolean;
}

/** What happened and how it stands, for one seat (-1: what everybody may know). */
export interface Update {
  type: "update";
  seat: number;
  seq: number;
  events: Record<string, any>[];
  view: Record<string, any>;
  ask: Ask | null;
  waiting: Waiting[];
  /** moves were taken back: forget earlier events */
  reset: boolean;
  /** whether this seat may take its last move back at once */
  undo: boolean;
  /** seconds for which the next turn is held (calling UNO) */
  hold: number;
  clock: ClockInfo | null;
  /** seconds until the time of the whole game is over, where it has one */
  ends: number | null;
  /** the seats that still read how the round ended: the next one waits for them */
  reading: number[];
}

/** One thing in a view that stands elsewhere than before. */
export interface Put {
  /** keys and numbers, from the view down to it */
  path: (string | number)[];
  value: any;
}

/** Moves of one word that are offered one after the other, without saying each time what they have in common. */
export interface Alike {
  word: string;
  fields: string[];
  /** move by move, in the order of the fields */
  args: any[][];
  /** move by move; none: each is its word and its arguments, with blanks between */
  texts: string[];
}

/** An `Update` that says of a large view only what changed; for who said `patches` in his `Hello`. */
export interface Patch {
  type: "patch";
  /** the number of the update, told to this seat, whose view is changed */
  base: number;
  changes: Put[];
  /** the keys that are no longer there */
  gone: ((string | number)[])[];
  /** CRC-32 of the whole view as it must be now, in eight digits */
  sum: string;
  /** all the rest; its view is empty */
  update: Update;
  /** where many are offered: the moves of `update.ask`, whose own list is empty then */
  moves: Alike[];
}

/** The answer to a command, after what it did is on disk. */
export interface Answer {
  type: "answer";
  cmd_id: string;
  ok: boolean;
  seq: number;
  refusal: Refusal | null;
}

/** Something said at the table. */
export interface ChatLine {
  type: "chat";
  id: number;
  name: string;
  /** -1: somebody who watches */
  seat: number;
  text: string;
  /** seconds since 1970 */
  at: number;
  /** its words are gone; one that was told before is told again so */
  removed: boolean;
}

/** A seat wants to take a move back that others have seen the outcome of: they must agree. */
export interface UndoAsked {
  type: "undo_asked";
  seat: number;
  /** back to here */
  seq: number;
  agreed: number[];
  /** asked; then done, refused or void (somebody moved, or nobody answered in time) */
  state: string;
}

/** What a strong player would do, from what the seat knows alone; the best first. */
export interface Advice {
  type: "advice";
  cmd_id: string;
  seat: number;
  /** of the state it is about */
  seq: number;
  moves: Counsel[];
}

/** What moves would do, from what the seat knows alone. */
export interface Foretelling {
  type: "foretelling";
  cmd_id: string;
  seat: number;
  /** of the state it is about */
  seq: number;
  /** by the text that was asked: a `Foretold` of the game, null where nothing is known */
  moves: Record<string, any>;
}

/** Somebody is there, and has read whatever came before the `Ping`. */
export interface Pong {
  type: "pong";
}

/** Another seat is about to say something. */
export interface Writes {
  type: "writes";
  seat: number;
}

/** The server closes: why, and whether to come back. */
export interface Gone {
  type: "gone";
  reason: string;
  retry: boolean;
}

/** First word: who am I, which seats are mine, what have I seen. */
export interface Hello {
  type: "hello";
  /** the player's token */
  player?: string;
  /** seat tokens */
  seats?: string[];
  seq?: number;
  /** see `Pace` */
  pace?: "slow" | "normal" | "fast" | "skip";
  /** whether a `Patch` is understood in place of an `Update` */
  patches?: boolean;
}

/** A `Patch` did not fit: tell how it stands, and from now on by whole updates. */
export interface Whole {
  type: "whole";
  /** the last number seen */
  seq?: number;
}

/** Is anybody there? A browser does not notice by itself that a connection is dead. */
export interface Ping {
  type: "ping";
}

/** How fast the bots are to play while this device looks on; of all who play here the slowest wish counts. */
export interface Pace {
  type: "pace";
  pace: "slow" | "normal" | "fast" | "skip";
}

/** Whoever sits at this device is about to say something. */
export interface Writing {
  type: "writing";
}

/** Play a move that was offered. */
export interface Play {
  type: "play";
  cmd_id: string;
  seq: number;
  seat: number;
  move: string;
}

/** Ask why a move cannot be played. */
export interface WhyNot {
  type: "why_not";
  cmd_id: string;
  seat: number;
  move: string;
}

/** Say something at the table. */
export interface Say {
  type: "say";
  cmd_id: string;
  text: string;
}

/** Take the last move back: at once if it told nobody anything, else if all agree. */
export interface Undo {
  type: "undo";
  cmd_id: string;
  seat: number;
  seq: number;
}

/** Agree to somebody's wish to take a move back, or not. */
export interface UndoAnswer {
  type: "undo_answer";
  cmd_id: string;
  seat: number;
  yes: boolean;
}

/** A standing order (games that have them), for good or until the seat's next turn. */
export interface Order {
  type: "order";
  cmd_id: string;
  seat: number;
  order: string;
  once?: boolean;
}

/** Give the game up (games that let their players). */
export interface Resign {
  type: "resign";
  cmd_id: string;
  seat: number;
}

/** Whoever sits at this device has read how the round ended: go on. */
export interface Ready {
  type: "ready";
  cmd_id: string;
}

/** Ask what a strong player would do. */
export interface Advise {
  type: "advise";
  cmd_id: string;
  seat: number;
}

/** Ask what moves would do; an empty text asks what there is to know whatever one plays. */
export interface Foretell {
  type: "foretell";
  cmd_id: string;
  /** -1: from what everybody knows */
  seat: number;
  moves: string[];
}

/** Everything that goes up the websocket. */
export type Up = Hello | Ping | Pace | Writing | Whole | Play | WhyNot | Say | Undo | UndoAnswer | Order | Resign | Ready | Advise | Foretell;

/** Everything that goes down the websocket. */
export type Down = TableInfo | Update | Patch | Answer | ChatLine | UndoAsked | Advice | Foretelling | Pong | Writes | Gone;
