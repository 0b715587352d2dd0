/** What the shell gives to the board of a game, and what a board gives back. The board knows no rule. */
import type { Ask, Offer } from "../wire/messages";
import type { GameInfo } from "../wire/shelf";
import type { Speech } from "../words";

/** The word of an event of the table itself: `seat` took a move back, `what` is the move's own event as we saw it. */
export const TAKEN_BACK = "taken-back";

/** An event as it comes over the wire: its word, and its fields with ids in place of numbers. */
export interface EventData {
  seq: number;
  word: string;
  [field: string]: unknown;
}

export interface BoardProps {
  game: GameInfo;
  /** What the seat knows; `view` of the game's Python module. */
  view: any;
  /** What is asked of the seat, with every legal move; null when it only watches. */
  ask: Ask | null;
  /** The seat that looks, -1 for a spectator. */
  seat: number;
  /** Nicknames by seat. */
  names: string[];
  speech: Speech;
  /** The events being played right now (for motion); empty at rest. */
  events: EventData[];
  /** A television: nobody touches it, everything is big. */
  tv?: boolean;
  /** Play an offered move. */
  play: (offer: Offer) => void;
  /** Show why something is not possible: the text of the move tried, and where the bubble belongs. */
  why: (move: string, anchor: Element) => void;
  /**
   * What the game foretells of a move, offered or hoped for (its `Foretold` in `view.ts`), or of how it stands (no
   * text); null while it is not known. Read where it is shown: it is asked for then, and what reads it runs again when
   * it has come. Not there where nobody answers, as in a replay.
   */
  foretold?: (move: string) => any;
  /** The standing order of the seat that looks, where the game has them (`game.orders`). */
  order?: string;
  /** Give a standing order, for good or until the seat's next turn. */
  giveOrder?: (order: string, once?: boolean) => void;
  /** For how many seconds the seat had already been asked when this was shown (a page that was opened anew). */
  since?: number;
  /** Say something to the table (its chat); whether it was heard. Not there where nobody listens, as in a replay. */
  say?: (text: string) => Promise<boolean>;
  /** Open a clause in the rules drawer. */
  rule: (clause: string) => void;
}
