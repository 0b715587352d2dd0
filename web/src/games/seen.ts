// Written by `python -m nyoi.server.wire.schema` from src/nyoi/kernel/seen.py: change that file instead.

/** A note to show before a decision: a sentence of the catalogue, `foretell-<key>`, and its facts. */
export interface Note {
  key: string;
  tone: "plain" | "good" | "warn";
  /** the rule behind it, or empty */
  clause: string;
  /** as in a refusal: ids, seats, numbers; chances in percent */
  facts: Record<string, any>;
}

/** A preview of a move: notes say its effects, cost and risk; games add fields for drawings. */
export interface Foretold {
  notes: Note[];
}
