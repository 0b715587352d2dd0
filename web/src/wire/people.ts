// Written by `python -m nyoi.server.wire.schema` from src/nyoi/server/wire/people.py: change that instead.

/** Come back to a name whose passphrase is lost: the code, and a new passphrase. It signs out everywhere. */
export interface Recover {
  nickname: string;
  code: string;
  passphrase: string;
}

/** Another recovery code, in place of the one before. */
export interface NewCode {
  passphrase: string;
}

/** A recovery code; it is told once. */
export interface Code {
  code: string;
}

/** Take everything away that is kept about me. The name is typed once more, so that it is meant. */
export interface Forget {
  nickname: string;
  /** of a name that is kept with one */
  passphrase?: string;
}

/** Somebody at a table: by the seat, or by a line of the chat there. */
export interface Whom {
  table: string;
  seat?: number | null;
  line?: number | null;
}

/** Tell the host of the house about somebody. */
export interface Report {
  table: string;
  reason: "insults" | "cheating" | "name" | "spam" | "other";
  seat?: number | null;
  line?: number | null;
  words?: string;
}

/** Somebody whom I do not want to meet. */
export interface BlockedOne {
  id: string;
  /** empty: has gone for good */
  name: string;
  /** since when, in seconds since 1970 */
  at: number;
}

/** Whom I have blocked, the last first. */
export interface Blocks {
  blocks: BlockedOne[];
}

/** Somebody may be met again. */
export interface Unblock {
  id: string;
}

/** The host closes the door of the table, or opens it: nobody comes in any more but who sits there. */
export interface Door {
  shut: boolean;
}

/** Remove a line of the chat: the host any, everybody else his own. */
export interface Unsay {
  line: number;
}
