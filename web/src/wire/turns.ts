// Written by `python -m nyoi.server.wire.schema` from src/nyoi/server/wire/turns.py: change that instead.

/** How I am told that it is my turn, and my vacation. */
export interface ToldInfo {
  /** the public key of the house, for `pushManager.subscribe` */
  key: string;
  /** browsers that are told */
  devices: number;
  /** whether this house sends e-mail */
  mail: boolean;
  /** mine; empty if I gave none */
  address: string;
  /** whether its reader has said that it is his */
  confirmed: boolean;
  /** on vacation until then, in seconds since 1970; 0: I am here */
  away: number;
  /** days of vacation that I have left within a year */
  vacation: number;
}

/** This browser wants to be told: what its push service said. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: "fr" | "en";
}

/** This browser does not want to be told any more. */
export interface Unsubscribe {
  endpoint: string;
}

/** Write to me there; an empty address: no more. */
export interface MailTo {
  address: string;
  lang?: "fr" | "en";
}

/** I am away until then, in seconds since 1970; 0: I am back. */
export interface Vacation {
  until: number;
}

/** A table that waits for me. */
export interface WaitingTable {
  id: string;
  game: string;
  /** seconds ago */
  since: number;
}

/** What a link in an e-mail is about. */
export interface MailInfo {
  /** only its beginning and its house: the link may be passed on */
  address: string;
  confirmed: boolean;
  /** nothing is sent there any more */
  stopped: boolean;
}
