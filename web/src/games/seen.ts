// Written by `python -m nyoi.server.wire.schema` from src/nyoi/kernel/seen.py: change that file instead.

/** Something to know before one decides: a sentence of the game's words, `foretell-<key>`, and its facts. */
export interface Note {
  key: string;
  tone: "plain" | "good" | "warn";
  /** the rule behind it; empty where there is none */
  clause: string;
  /** as of a refusal: ids, seats, numbers; chances in percent */
  facts: Record<string, any>;
}

/** What a move would do, cost and risk: its notes say all of it in words, what a game adds is for drawings. */
export interface Foretold {
  notes: Note[];
}
