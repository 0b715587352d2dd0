// Written by `python -m nyoi.server.wire.schema` from src/nyoi/server/wire/evenings.py: change that instead.
import type { Refusal } from "./messages";

/** What the host has chosen: the form of the evening and, for a tournament, what is played and how. */
export interface EveningTerms {
  /** open, robin, swiss, knockout */
  form: string;
  game: string;
  mode: string;
  options: Record<string, any>;
  /** at a table, at most */
  seats: number;
  /** of a Swiss tournament; 0: as many as it takes */
  rounds: number;
  /** how many shall play: bots fill up to so many */
  fill: number;
  /** of these bots, and of those that keep a seat */
  level: number;
  /** seconds for which a table waits for somebody who does not come; then a bot plays for them */
  wait: number;
  /** the next round begins by itself */
  auto: boolean;
  /** bank and increment in seconds */
  clock: number[];
}

/** An evening is opened; who opens it is its host, and may play. */
export interface NewEvening {
  /** empty: after the host */
  name?: string;
  nickname?: string;
  plays?: boolean;
  terms?: EveningTerms;
}

/** Come to an evening, to play or to watch; again, to change one's mind. */
export interface ComeIn {
  nickname: string;
  plays?: boolean;
}

/** The host changes what was agreed (before a tournament begins), or opens and closes the door. */
export interface ChangeEvening {
  terms?: EveningTerms | null;
  closed?: boolean | null;
}

/** The host shows somebody out. */
export interface RemovePerson {
  person: number;
}

/** An evening was opened. */
export interface OpenedEvening {
  code: string;
}

/** Somebody at an evening, and how they stand. */
export interface EveningPerson {
  number: number;
  name: string;
  bot: boolean;
  /** of a bot */
  level: number;
  /** plays, watches, left, removed */
  state: string;
  /** looks at the evening, or sits at one of its tables */
  here: boolean;
  host: boolean;
  /** in the tournament; 0: not in it */
  seed: number;
  /** 0: nothing counts for them */
  place: number;
  points: number;
  /** the points of all whom they have met */
  buchholz: number;
  played: number;
  won: number;
  /** knocked out */
  out: boolean;
  /** where they play now */
  table: string;
}

/** A seat at a table of an evening. */
export interface EveningSeat {
  /** -1: nobody of the evening */
  person: number;
  name: string;
  bot: boolean;
  /** connected */
  here: boolean;
  /** a bot plays for them */
  kept: boolean;
  /** it is their turn */
  asked: boolean;
  /** once it is over; 0: not known */
  place: number;
}

/** A table of an evening. */
export interface EveningTable {
  /** empty: somebody rests */
  id: string;
  /** 0: beside the tournament */
  round: number;
  number: number;
  /** 1: played again, since nobody had won alone */
  attempt: number;
  game: string;
  /** bye, waiting (to be opened), lobby, playing, over */
  status: string;
  seats: EveningSeat[];
  moves: number;
  /** who came through in a knock-out; -1: nobody yet */
  through: number;
}

/** An evening as somebody sees it. */
export interface EveningInfo {
  code: string;
  name: string;
  /** gathering, running, over */
  status: string;
  round: number;
  /** in all, as far as that is known */
  rounds: number;
  closed: boolean;
  terms: EveningTerms;
  link: string;
  /** the link leads to the reader's own machine: nobody else reaches it */
  local: boolean;
  /** as they stand */
  people: EveningPerson[];
  tables: EveningTable[];
  /** seconds until the next round begins by itself; -1: it does not */
  rest: number;
  /** why the tournament cannot begin */
  problem: Refusal | null;
  /** who reads this */
  me: number;
  /** whether that is the host */
  host: boolean;
  /** the table at which they are waited for */
  call: string;
}

/** An evening that I came to. */
export interface MyEvening {
  code: string;
  name: string;
  status: string;
  form: string;
  game: string;
}
