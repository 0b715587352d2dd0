// Written by `python -m nyoi.server.wire.schema` from src/nyoi/games/tournament/seen.py: change that file instead.
import type { Note } from "../seen";

/** How many cards of each type: their backs differ. */
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
  /** null before it is placed */
  space: string | null;
  damage: number;
  left: number;
}

/** One player as a seat sees him. */
export interface PlayerView {
  score: number;
  team: TokenView[];
  lost: string[];
  cards: CardCounts;
  /** the cards the viewer knows: all of the own hand */
  hand: string[];
}

/** Whose turn it is and what is in force (TOUR-6.86, TOUR-6.89). */
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
  /** who has played a Special card */
  specials: number[];
}

/** The fight in progress, the attacker first; `now` says how far it is. */
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

/** Declared damage on its way from one side to the other. */
export interface Blow {
  /** who deals it: 0 the attacker of the fight */
  side: 0 | 1;
  damage: number;
  marks: ("ball" | "invulnerable" | "no_dodge" | "undivided" | "reflected")[];
  /** on which throw the attack was stopped (R) */
  throws: number;
}

/** A player chooses something. */
export interface Choosing {
  kind: "choose";
  what: "draft" | "place" | "start" | "extra" | "close" | "discard" | "draw" | "heal" | "relocate" | "pull" | "fuse" | "swap";
  seat: number;
}

/** Everybody gives a card, in secret. */
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
  /** whose warrior it is about, here as in all that follow */
  side: 0 | 1;
}

/** An attack is thrown: again, or as it lies. */
export interface Attacking {
  kind: "attack";
  side: 0 | 1;
  dice: string[];
  /** left */
  rerolls: number;
  /** which one it is, from 1 */
  throw: number;
}

/** The target of a blow takes it, answers with a card, or throws. */
export interface Defending {
  kind: "defend";
  side: 0 | 1;
  blow: Blow;
}

/** A defence is thrown: again, or as it lies. */
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

/** A warrior has no Endurance left, and could be rescued. */
export interface Falling {
  kind: "fall";
  side: 0 | 1;
  warrior: string;
  /** null if it fell for what its form or its own attack costs */
  blow: Blow | null;
}

/** A warrior with solar flare may flee. */
export interface Fleeing {
  kind: "flee";
  side: 0 | 1;
  /** null once it has hit */
  blow: Blow | null;
}

/** The attacked warrior may attack back. */
export interface Countering {
  kind: "counter";
  side: 0 | 1;
}

/** The attacker goes to a space next to its target. */
export interface Landing {
  kind: "land";
  side: 0 | 1;
}

/** What a seat knows of a Tournament. */
export interface TournamentView {
  game: string;
  /** who looks, -1 for somebody who only watches */
  seat: number;
  seats: number;
  mode: string;
  options: Record<string, any>;
  /** the rules number, of a game that began under an older one */
  rules?: number;
  over: boolean;
  /** how it ended, empty until then */
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
  /** from the top; an id where the viewer knows what lies there */
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
  /** while several answer at once: who has */
  answered?: number[];
  /** ... and the own answer */
  answer?: string | null;
}

/** A combo, and the chance to make it. */
export interface ComboForetold {
  combo: string;
  damage: number;
  /** in percent, here as in all that follows */
  chance: number;
}

/** One side of a fight that is not begun yet. */
export interface SideForetold {
  warrior: string;
  ability: string;
  dice: number;
  /** where they come from */
  dice_parts: Record<string, number>;
  rerolls: number;
  reroll_parts: Record<string, number>;
  /** of the attacker */
  combos: ComboForetold[];
  /** of its target */
  dodge: number | null;
  /** into which it may turn */
  forms: Record<string, number>;
}

/** A fight before it is begun. */
export interface FightForetold {
  attacker: SideForetold;
  target: SideForetold;
  /** that the target is eliminated by the attack */
  kill: number;
  /** to be expected */
  damage: number;
}

/** What a blow takes from a warrior, and what it leaves. */
export interface Hit {
  warrior: string;
  lose: number;
  left: number;
  falls: boolean;
}

/** What a journey, a throw, an attack or an answer would do; without a move, what the dice may still become. */
export interface TournamentForetold {
  notes: Note[];
  /** that a journey leads into */
  fight?: FightForetold;
  /** that a space draws from; empty for a warrior of the pile */
  pile?: string;
  /** to an attack that stops now */
  answers?: "none" | "defence" | "all";
  /** ways that the dice may still become, as texts of moves */
  hopes?: string[];
  /** to get there */
  chance?: number;
  /** the dice to keep for that */
  keep?: string[];
  /** declared */
  damage?: number;
  /** if nobody answers; nobody: the blow does nothing */
  hits?: Hit[];
  /** that a throw may give */
  forms?: Record<string, number>;
}
