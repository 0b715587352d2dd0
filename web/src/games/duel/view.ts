// Written by `python -m nyoi.server.wire.schema` from src/nyoi/games/duel/seen.py: change that file instead.
import type { Note } from "../seen";

/** A tile and its rotation. */
export type DuelTile = [tile: string, rotation: number];

/** The range of a zone and the previous zone on the way, null at the origin. */
export type DuelWay = [far: number, before: string | null];

/** What is in progress. */
export type DuelNow =
  | DuelLay
  | DuelName
  | DuelDraft
  | DuelForm
  | DuelPick
  | DuelSwarm
  | DuelBetween
  | DuelChoose
  | DuelDeploy
  | DuelDie
  | DuelMenu
  | DuelAct
  | DuelGrant
  | DuelStrike
  | DuelDefence
  | DuelHurt
  | DuelSteal
  | DuelPush
  | DuelLook
  | DuelReveal
  | DuelDragon;

/** A token on the field. */
export interface DuelToken {
  spot: string;
  zone: string;
  group: number;
  /** its face, if the seat has looked */
  token: string | null;
  /** seats that have looked, -1 for the public */
  looked: number[];
}

/** A dropped ball mixed with the token of its zone. */
export interface DuelMixed {
  group: number;
  looked: number[];
  token: string | null;
}

/** A market card, its current cost and the reduction included in it. */
export interface DuelOffer {
  card: string;
  cost: number;
  cut: number;
}

/** A character's board and figure. */
export interface DuelUnit {
  id: string;
  owner: number;
  /** null while it waits off field, or is KO */
  zone: string | null;
  health: number;
  ki: number;
  stars: number;
  parades: number;
  balls: number[];
  down: boolean;
  /** 0, or until when */
  flying: number;
  activated: boolean;
  /** last rolled face of its die, 0 for none */
  face: number;
}

/** A Saibaiman on the field. */
export interface DuelSaibaiman {
  id: string;
  zone: string;
  owner: number;
}

/** One player as a seat sees them. */
export interface DuelPlayer {
  points: number;
  reached: number;
  drafted: string[];
  /** null for a hidden card */
  hand: (string | null)[];
  /** cards of the hand that were bought publicly */
  bought: string[];
  /** cards of the hand that both players know */
  known?: string[];
}

/** An action as declared: its unit, kind, targets and cost. */
export interface DuelDeclared {
  unit: string;
  deed: "walk" | "search" | "hit" | "cast" | "rise" | "lift" | "reduce" | "stun";
  targets: string[];
  technique: string | null;
  /** where it walks */
  zone: string | null;
  /** grouped in an attack */
  actions: number;
  /** actions refunded if it is cancelled */
  paid: number;
}

/** The players are laying the ground. */
export interface DuelLay {
  kind: "lay";
}

/** The players are choosing the tile of each token group. */
export interface DuelName {
  kind: "name";
}

/** The players are taking characters in turn. */
export interface DuelDraft {
  kind: "draft";
}

/** Both players are forming their teams in secret. */
export interface DuelForm {
  kind: "form";
}

/** A player takes a character into their team, or stops. */
export interface DuelPick {
  kind: "pick";
  seat: number;
}

/** The Saibaimen act. */
export interface DuelSwarm {
  kind: "swarm";
}

/** Window R or B: a player may play cards. */
export interface DuelBetween {
  kind: "between";
  seat: number;
  /** window R, at the start of a round */
  opening: boolean;
}

/** A player activates a character, or passes. */
export interface DuelChoose {
  kind: "choose";
  seat: number;
}

/** A figure comes onto the field. */
export interface DuelDeploy {
  kind: "deploy";
  unit: string;
}

/** A character's die was rolled. */
export interface DuelDie {
  kind: "die";
  unit: string;
  face: number;
}

/** An activated character takes one option after another. */
export interface DuelMenu {
  kind: "menu";
  unit: string;
}

/** Window X: a declared action can still be interrupted or cancelled. */
export interface DuelAct {
  kind: "act";
  declared: DuelDeclared;
  /** whether the actor is asked */
  own: boolean;
}

/** A card's action was cancelled; its player picks another use or forgoes it. */
export interface DuelGrant {
  kind: "grant";
  seat: number;
  card: string;
}

/** Window P: cards may strengthen a blow that can no longer be dodged. */
export interface DuelStrike {
  kind: "strike";
  declared: DuelDeclared;
  /** wounds added by cards */
  plus: number;
}

/** A unit's defence: wounds still to come, and the state of the die. */
export interface DuelDefence {
  kind: "defence";
  target: string;
  user: string;
  /** null for an attack */
  technique: string | null;
  /** can be parried */
  soft: number;
  /** cannot be parried */
  hard: number;
  /** effect wounds */
  effect: number;
  /** of the defence die, 0 before the first roll */
  face: number;
  rolls: number;
  /** already taken by allies */
  shared: number;
}

/** Window W: wounds from a fall or a riposte, which only Parade tokens stop. */
export interface DuelHurt {
  kind: "hurt";
  unit: string;
  wounds: number;
  /** cause of the wounds */
  declared: DuelDeclared | null;
}

/** A talent takes a token from the target of an attack. */
export interface DuelSteal {
  kind: "steal";
  unit: string;
  target: string;
}

/** The attacker's player may push the target. */
export interface DuelPush {
  kind: "push";
  unit: string;
  target: string;
}

/** A player looks at face-down tokens. */
export interface DuelLook {
  kind: "look";
  seat: number;
  /** looks still allowed */
  times: number;
}

/** A revealed token offers its figure a choice. */
export interface DuelReveal {
  kind: "reveal";
  unit: string;
  spot: string;
}

/** All seven balls are held. */
export interface DuelDragon {
  kind: "dragon";
  /** the player with more balls */
  seat: number;
  /** the wish, or the other player's cards */
  step: "wish" | "cards";
}

/** A seat's knowledge of a game of Duel. */
export interface DuelView {
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
  /** the seat playing side A */
  a: number;
  round: number;
  first: number;
  turns: number;
  /** by position, null if still empty */
  layout: (DuelTile | null)[];
  hills: string[];
  groups: (string | null)[];
  deals: number;
  tokens: DuelToken[];
  mixed: DuelMixed[];
  aside: string[];
  deck: number;
  market: (DuelOffer | null)[];
  discard: string[];
  playing: string[];
  units: DuelUnit[];
  saibaimen: DuelSaibaiman[];
  reserve: string[];
  gone: string[];
  active: string | null;
  actions: number;
  power: number;
  bonus: number;
  reach: number;
  soars: boolean;
  gains: number;
  players: DuelPlayer[];
  /** null once the game is over */
  now: DuelNow | null;
  /** while teams are formed: which seats are done */
  ready?: boolean[];
  /** the seat's own secret team */
  formed?: string[] | null;
}

/** Ranges from a unit's zone, and the zones within the range of its action. */
export interface DuelRuler {
  ways: Record<string, DuelWay>;
  inside: string[];
}

/** A unit that falls with a hill. */
export interface DuelFall {
  unit: string;
  ko: boolean;
}

/** Preview of a step, a blow or a push; without a move, ranges and affordable techniques. */
export interface DuelForetold {
  notes: Note[];
  /** by zone of origin */
  rulers?: Record<string, Record<string, DuelWay>>;
  /** by character, the techniques it can afford now */
  means?: Record<string, string[]>;
  /** of a step, in actions */
  cost?: number;
  /** of the aimed action */
  reach?: DuelRuler;
  /** of a blow, before any defence */
  wounds?: number;
  /** expected health loss */
  lost?: number;
  /** in percent */
  ko?: number;
  push?: "level" | "off" | "hill";
  /** with the hill the target is pushed onto */
  falls?: DuelFall[];
}
