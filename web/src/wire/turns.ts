// Written by `python -m nyoi.server.wire.schema` from src/nyoi/server/wire/turns.py: change that instead.

/** My notification settings and my vacation. */
export interface ToldInfo {
  /** the server's public key, for `pushManager.subscribe` */
  key: string;
  /** number of subscribed browsers */
  devices: number;
  /** whether this server sends e-mail */
  mail: boolean;
  /** mine; empty: none */
  address: string;
  /** whether its owner has confirmed it */
  confirmed: boolean;
  /** end of my vacation, in seconds since 1970; 0: none */
  away: number;
  /** days of vacation left within a year */
  vacation: number;
}

/** Subscribe this browser, with the data of its push service. */
export interface Subscribe {
  endpoint: string;
  p256dh: string;
  auth: string;
  lang?: "fr" | "en";
}

/** Unsubscribe this browser. */
export interface Unsubscribe {
  endpoint: string;
}

/** Set my e-mail address; empty: none. */
export interface MailTo {
  address: string;
  lang?: "fr" | "en";
}

/** Go on vacation until then, in seconds since 1970; 0: end it. */
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

/** The subject of a link in an e-mail. */
export interface MailInfo {
  /** only its beginning and its domain: the link may be passed on */
  address: string;
  confirmed: boolean;
  /** nothing is sent there any more */
  stopped: boolean;
}
