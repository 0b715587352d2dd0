// Written by `python -m nyoi.server.wire.schema` from src/nyoi/games/duel/seen.py: change that file instead.
import type { Note } from "../seen";

/** A tile, and how it is turned. */
export type DuelTile = [tile: string, rotation: number];

/** How far a zone is, and from which zone one gets there; null where one stands. */
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
  /** its face, for who has looked */
  token: string | null;
  /** who has, -1 for everybody */
  looked: number[];
}

/** A dropped ball mixed with the token of its zone. */
export interface DuelMixed {
  group: number;
  looked: number[];
  token: string | null;
}

/** A card of the market, what it costs now and how much of that was cut. */
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
  /** of its die that fell last, 0 for none */
  face: number;
}

/** A Saibaiman on the field. */
export interface DuelSaibaiman {
  id: string;
  zone: string;
  owner: number;
}

/** One player as a seat sees him. */
export interface DuelPlayer {
  points: number;
  reached: number;
  drafted: string[];
  /** null for a back */
  hand: (string | null)[];
  /** cards of the hand that everybody has seen bought */
  bought: string[];
  /** ... that both players know */
  known?: string[];
}

/** An action as it was declared: who does it, what it is, to whom, what it cost. */
export interface DuelDeclared {
  unit: string;
  deed: "walk" | "search" | "hit" | "cast" | "rise" | "lift" | "reduce" | "stun";
  targets: string[];
  technique: string | null;
  /** where it walks */
  zone: string | null;
  /** grouped in an attack */
  actions: number;
  /** actions that come back if it is given up */
  paid: number;
}

/** The players lay the ground. */
export interface DuelLay {
  kind: "lay";
}

/** The players name the tile of each group of tokens. */
export interface DuelName {
  kind: "name";
}

/** The players take one character after the other. */
export interface DuelDraft {
  kind: "draft";
}

/** Both form their teams in secret. */
export interface DuelForm {
  kind: "form";
}

/** A player takes a character into his team, or stops. */
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

/** An activated character does one thing after the other. */
export interface DuelMenu {
  kind: "menu";
  unit: string;
}

/** Window X: an action is declared, and can still be interrupted or called off. */
export interface DuelAct {
  kind: "act";
  declared: DuelDeclared;
  /** whether its own player is asked */
  own: boolean;
}

/** A card's action was called off; its player chooses another use of it, or lets it go. */
export interface DuelGrant {
  kind: "grant";
  seat: number;
  card: string;
}

/** Window P: a blow that can no longer be dodged may be made harder. */
export interface DuelStrike {
  kind: "strike";
  declared: DuelDeclared;
  /** wounds added by cards */
  plus: number;
}

/** A unit defends itself: wounds still to come, and what the die shows. */
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
  /** of the defence die, 0 before it was rolled */
  face: number;
  rolls: number;
  /** already taken by allies */
  shared: number;
}

/** Window W: wounds from a fall or a riposte, which only tokens stop. */
export interface DuelHurt {
  kind: "hurt";
  unit: string;
  wounds: number;
  /** what they come from */
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
  /** how many, still */
  times: number;
}

/** A token was revealed, and its figure takes one thing or another. */
export interface DuelReveal {
  kind: "reveal";
  unit: string;
  spot: string;
}

/** All seven balls are held. */
export interface DuelDragon {
  kind: "dragon";
  /** who has more of them */
  seat: number;
  /** his wish, or the other's cards */
  step: "wish" | "cards";
}

/** What a seat knows of a game of Duel. */
export interface DuelView {
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
  /** the seat of side A */
  a: number;
  round: number;
  first: number;
  turns: number;
  /** by position, null where none lies yet */
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
  /** while teams are formed: who has */
  ready?: boolean[];
  /** ... what one has formed oneself */
  formed?: string[] | null;
}

/** Ranges from where a unit stands, and the zones within the range of what it aims. */
export interface DuelRuler {
  ways: Record<string, DuelWay>;
  inside: string[];
}

/** Somebody who falls with a hill. */
export interface DuelFall {
  unit: string;
  ko: boolean;
}

/** What a step, a blow or a push would do; without a move, ranges from every zone and what all could pay. */
export interface DuelForetold {
  notes: Note[];
  /** by the zone one stands in */
  rulers?: Record<string, Record<string, DuelWay>>;
  /** by character, the techniques it could pay for at once */
  means?: Record<string, string[]>;
  /** of a step, in actions */
  cost?: number;
  /** of what is aimed */
  reach?: DuelRuler;
  /** of a blow, before any defence */
  wounds?: number;
  /** health, on the average */
  lost?: number;
  /** in percent */
  ko?: number;
  push?: "level" | "off" | "hill";
  /** with the hill one is pushed onto */
  falls?: DuelFall[];
}
