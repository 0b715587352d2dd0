// Written by `python -m nyoi.server.wire.schema` from src/nyoi/server/wire/evenings.py: change that instead.
import type { Refusal } from "./messages";

/** The host's choices: the form of the evening and the settings of its tournament. */
export interface EveningTerms {
  /** open, robin, swiss, knockout */
  form: string;
  game: string;
  mode: string;
  options: Record<string, any>;
  /** most seats at a table */
  seats: number;
  /** of a Swiss tournament; 0: as many as needed */
  rounds: number;
  /** bots fill the field up to this size */
  fill: number;
  /** of these bots, and of those that take over a seat */
  level: number;
  /** seconds a table waits for an absent player before a bot plays for them */
  wait: number;
  /** the next round starts automatically */
  auto: boolean;
  /** bank and increment in seconds */
  clock: number[];
}

/** Create an evening; its creator is the host, and may play. */
export interface NewEvening {
  /** empty: named after the host */
  name?: string;
  nickname?: string;
  plays?: boolean;
  terms?: EveningTerms;
}

/** Join an evening, to play or to watch; also to change between the two. */
export interface ComeIn {
  nickname: string;
  plays?: boolean;
}

/** Change the terms (before a tournament begins), or open or close the evening (host only). */
export interface ChangeEvening {
  terms?: EveningTerms | null;
  closed?: boolean | null;
}

/** Remove a participant (host only). */
export interface RemovePerson {
  person: number;
}

/** An evening was created. */
export interface OpenedEvening {
  code: string;
}

/** A participant of an evening, with their standing. */
export interface EveningPerson {
  number: number;
  name: string;
  bot: boolean;
  /** of a bot */
  level: number;
  /** plays, watches, left, removed */
  state: string;
  /** viewing the evening, or seated at one of its tables */
  here: boolean;
  host: boolean;
  /** in the tournament; 0: not entered */
  seed: number;
  /** 0: no result yet */
  place: number;
  points: number;
  /** sum of the opponents' points */
  buchholz: number;
  played: number;
  won: number;
  /** knocked out */
  out: boolean;
  /** their current table */
  table: string;
}

/** A seat at a table of an evening. */
export interface EveningSeat {
  /** -1: not a participant of the evening */
  person: number;
  name: string;
  bot: boolean;
  /** connected */
  here: boolean;
  /** a bot plays for them */
  kept: boolean;
  /** it is their turn */
  asked: boolean;
  /** once it is over; 0: unknown */
  place: number;
}

/** A table of an evening. */
export interface EveningTable {
  /** empty: a bye */
  id: string;
  /** 0: a casual game */
  round: number;
  number: number;
  /** 1: replayed, since there was no single winner */
  attempt: number;
  game: string;
  /** bye, waiting (to be created), lobby, playing, over */
  status: string;
  seats: EveningSeat[];
  moves: number;
  /** the person who advanced in a knock-out; -1: undecided */
  through: number;
}

/** An evening as a participant sees it. */
export interface EveningInfo {
  code: string;
  name: string;
  /** gathering, running, over */
  status: string;
  round: number;
  /** total number, as far as known */
  rounds: number;
  closed: boolean;
  terms: EveningTerms;
  link: string;
  /** the link leads to the reader's own machine, out of reach for others */
  local: boolean;
  /** in order of standing */
  people: EveningPerson[];
  tables: EveningTable[];
  /** seconds until the next round starts automatically; -1: it does not */
  rest: number;
  /** why the tournament cannot begin */
  problem: Refusal | null;
  /** the number of the reader */
  me: number;
  /** whether the reader is the host */
  host: boolean;
  /** the table waiting for the reader */
  call: string;
}

/** An evening I joined. */
export interface MyEvening {
  code: string;
  name: string;
  status: string;
  form: string;
  game: string;
}
