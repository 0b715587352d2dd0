// Written by `python -m nyoi.server.wire.schema` from src/nyoi/games/tournament/seen.py: change that file instead.
import type { Note } from "../seen";

/** Number of cards of each type, visible by their backs. */
export type CardCounts = [attack: number, defence: number, special: number];

/** An id for each side of a fight. */
export type BothIds = [attacker: string, defender: string];

/** A number for each side of a fight. */
export type BothNumbers = [attacker: number, defender: number];

/** What is in progress. */
export type TournamentNow =
  | Choosing
  | Giving
  | Champions
  | Transforming
  | Attacking
  | Defending
  | Parrying
  | Interposing
  | Stepping
  | Falling
  | Fleeing
  | Countering
  | Landing;

/** One warrior in play. */
export interface TokenView {
  warrior: string;
  /** null before placement */
  space: string | null;
  damage: number;
  left: number;
}

/** One player as a seat sees them. */
export interface PlayerView {
  score: number;
  team: TokenView[];
  lost: string[];
  cards: CardCounts;
  /** the cards known to the viewer: all of the own hand */
  hand: string[];
}

/** Whose turn it is and the effects in force (TOUR-6.86, TOUR-6.89). */
export interface TurnView {
  seat: number;
  event: string | null;
  reach: number;
  dice: number;
  rerolls: number;
  toll: number;
  truce: boolean;
  sealed: boolean;
  awakened: boolean;
  unguarded: boolean;
  vigilant: boolean;
  grant: number;
  added: boolean;
  fights: number;
  activated: string[];
  /** seats that have played a Special card */
  specials: number[];
}

/** The fight in progress, the attacker first; `now` has its current step. */
export interface FightView {
  kind: "" | "enemy" | "green" | "duel";
  fighters: BothIds;
  forms: BothIds;
  damage: BothNumbers;
  left: BothNumbers;
  seats: BothNumbers;
  space: string | null;
  former: string | null;
  challenger: boolean;
  saved: string[];
  owed: BothNumbers;
  riposte: boolean;
}

/** Declared damage that is not yet resolved. */
export interface Blow {
  /** the dealing side: 0 is the attacker of the fight */
  side: 0 | 1;
  damage: number;
  marks: ("ball" | "invulnerable" | "no_dodge" | "undivided" | "reflected")[];
  /** the throw on which the attack was stopped (R) */
  throws: number;
}

/** A player makes a choice. */
export interface Choosing {
  kind: "choose";
  what: "draft" | "place" | "start" | "extra" | "close" | "discard" | "draw" | "heal" | "relocate" | "pull" | "fuse" | "swap";
  seat: number;
}

/** All players give a card, in secret. */
export interface Giving {
  kind: "give";
}

/** Both players of a duel choose their champions, in secret. */
export interface Champions {
  kind: "champions";
  seats: number[];
}

/** A warrior may try to transform. */
export interface Transforming {
  kind: "transform";
  /** the side whose warrior is concerned, as in all following types */
  side: 0 | 1;
}

/** An attack was thrown: reroll or declare. */
export interface Attacking {
  kind: "attack";
  side: 0 | 1;
  dice: string[];
  /** left */
  rerolls: number;
  /** number of this throw, from 1 */
  throw: number;
}

/** The target of a blow takes it, answers with a card, or throws. */
export interface Defending {
  kind: "defend";
  side: 0 | 1;
  blow: Blow;
}

/** A defence was thrown: reroll or use it. */
export interface Parrying {
  kind: "parry";
  side: 0 | 1;
  blow: Blow;
  dice: string[];
  rerolls: number;
  throw: number;
}

/** A team-mate takes the blow. */
export interface Interposing {
  kind: "interpose";
  side: 0 | 1;
  blow: Blow;
}

/** The target of a blow may step aside. */
export interface Stepping {
  kind: "step";
  side: 0 | 1;
  blow: Blow;
}

/** A warrior has no Endurance left, but may be rescued. */
export interface Falling {
  kind: "fall";
  side: 0 | 1;
  warrior: string;
  /** null if it fell to the cost of its form or of its own attack */
  blow: Blow | null;
}

/** A warrior with solar flare may flee. */
export interface Fleeing {
  kind: "flee";
  side: 0 | 1;
  /** null after the hit */
  blow: Blow | null;
}

/** The attacked warrior may attack back. */
export interface Countering {
  kind: "counter";
  side: 0 | 1;
}

/** The attacker moves next to its target. */
export interface Landing {
  kind: "land";
  side: 0 | 1;
}

/** A seat's knowledge of a Tournament. */
export interface TournamentView {
  game: string;
  /** the viewer's seat, -1 for a spectator */
  seat: number;
  seats: number;
  mode: string;
  options: Record<string, any>;
  /** the rules version, if the game began under an older one */
  rules?: number;
  over: boolean;
  /** how the game ended, empty until then */
  ending: string;
  /** by seat, empty until the end */
  results: number[];
  seconds: number;
  minutes: number | null;
  phase: "draft" | "place" | "turn" | "duel" | "over";
  drafter: number;
  starter: number;
  round: number;
  rounds: number | null;
  extra_rounds: number;
  time_up: boolean;
  turns: number;
  turn: TurnView;
  fight: FightView | null;
  players: PlayerView[];
  /** from the top; ids of the cards the viewer knows */
  piles: Record<string, (string | null)[]>;
  flips: number;
  /** of warriors, from the top */
  pile: (string | null)[];
  aside: string[];
  flared: string[];
  fallen: number[];
  places: number[];
  /** null once the game is over */
  now: TournamentNow | null;
  /** while several seats answer at once: those that have */
  answered?: number[];
  /** the seat's own answer */
  answer?: string | null;
}

/** A combo and its chance. */
export interface ComboForetold {
  combo: string;
  damage: number;
  /** in percent, as in all following types */
  chance: number;
}

/** One side of a fight that has not begun. */
export interface SideForetold {
  warrior: string;
  ability: string;
  dice: number;
  /** sources of the dice */
  dice_parts: Record<string, number>;
  rerolls: number;
  reroll_parts: Record<string, number>;
  /** of the attacker */
  combos: ComboForetold[];
  /** of its target */
  dodge: number | null;
  /** forms it may transform into */
  forms: Record<string, number>;
}

/** A fight that has not begun. */
export interface FightForetold {
  attacker: SideForetold;
  target: SideForetold;
  /** chance that the attack eliminates the target */
  kill: number;
  /** expected damage */
  damage: number;
}

/** Damage of a blow to a warrior, and its remaining Endurance. */
export interface Hit {
  warrior: string;
  lose: number;
  left: number;
  falls: boolean;
}

/** Preview of a move, a throw, an attack or an answer; without a move, the prospects of the dice. */
export interface TournamentForetold {
  notes: Note[];
  /** fight that a move leads to */
  fight?: FightForetold;
  /** pile a space draws from; empty for a warrior of the pile */
  pile?: string;
  /** possible answers to an attack that stops now */
  answers?: "none" | "defence" | "all";
  /** results still possible for the dice, as texts of moves */
  hopes?: string[];
  /** chance of success */
  chance?: number;
  /** the dice to keep for that */
  keep?: string[];
  /** declared */
  damage?: number;
  /** if no player answers; empty if the blow has no effect */
  hits?: Hit[];
  /** forms that a throw may give */
  forms?: Record<string, number>;
}
