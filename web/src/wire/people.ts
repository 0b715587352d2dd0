// Written by `python -m nyoi.server.wire.schema` from src/nyoi/server/wire/people.py: change that instead.

/** Recover a name with its code and a new passphrase. Signs out all devices. */
export interface Recover {
  nickname: string;
  code: string;
  passphrase: string;
}

/** Request a new recovery code in place of the old one. */
export interface NewCode {
  passphrase: string;
}

/** A recovery code, sent once. */
export interface Code {
  code: string;
}

/** Delete everything stored about me. The name is typed again to confirm. */
export interface Forget {
  nickname: string;
  /** of a claimed name */
  passphrase?: string;
}

/** A participant of a table, given by a seat or a chat line. */
export interface Whom {
  table: string;
  seat?: number | null;
  line?: number | null;
}

/** Report a participant to the operator. */
export interface Report {
  table: string;
  reason: "insults" | "cheating" | "name" | "spam" | "other";
  seat?: number | null;
  line?: number | null;
  words?: string;
}

/** A player I have blocked. */
export interface BlockedOne {
  id: string;
  /** empty: the account was deleted */
  name: string;
  /** since when, in seconds since 1970 */
  at: number;
}

/** The players I have blocked, newest first. */
export interface Blocks {
  blocks: BlockedOne[];
}

/** Unblock a player. */
export interface Unblock {
  id: string;
}

/** Close or open the table to newcomers (host only). */
export interface Door {
  shut: boolean;
}

/** Remove a chat line: the host any, other players their own. */
export interface Unsay {
  line: number;
}
