/**
 * A choice made in steps. Each offered move is a path of things to point at (a technique, then a figure; a card, then a
 * figure, then a zone), in one or in two orders; what was picked so far is the beginning of a path. No rule is known here.
 */
import type { Ask, Offer } from "../../wire/messages";

/** `kind:id`: `unit:nappa`, `zone:5c`, `spot:5c`, `card:senzu`, `lead:kamehameha`, `n:2`. */
export type Key = string;

export const kindOf = (key: Key): string => key.slice(0, key.indexOf(":"));
export const idOf = (key: Key): string => key.slice(key.indexOf(":") + 1);

/** The ways to point out a move; none for a move that is only a word. */
export function paths(offer: Offer): Key[][] {
  const a = offer.args as Record<string, string | number>;
  const unit = `unit:${a["unit"]}`;
  const target = `unit:${a["target"]}`;
  const zone = `zone:${a["zone"]}`;
  const spot = `spot:${a["spot"]}`;
  const card = `card:${a["card"]}`;
  const skill = `lead:${a["technique"] ?? a["talent"]}`;
  switch (offer.word) {
    case "move":
    case "deploy":
    case "push":
      return [[zone]];
    case "reveal":
    case "look":
      return [[spot]];
    case "activate":
    case "pick":
    case "resurrect":
    case "heal":
      return [[unit]];
    case "lift":
      return [
        ["lead:lift", unit],
        [unit, "lead:lift"],
      ];
    case "attack":
      return [
        [target, `n:${a["actions"]}`],
        ["lead:attack", target, `n:${a["actions"]}`],
      ];
    case "technique":
    case "talent":
      return [[skill]];
    case "technique_at":
    case "talent_at":
      return [
        [skill, target],
        [target, skill],
      ];
    case "technique_two":
      return [
        [skill, target, `unit:${a["second"]}`],
        [target, skill, `unit:${a["second"]}`],
      ];
    case "talent_to":
      return [[skill, zone]];
    case "launch":
      return [[unit, skill, target]];
    case "leap":
      return [[unit, zone]];
    case "play":
      return [[card]];
    case "play_on":
      return [
        [card, unit],
        [unit, card],
      ];
    case "play_to":
      return [
        [card, unit, zone],
        [unit, card, zone],
      ];
    case "play_at":
      return [
        [card, unit, target],
        [unit, card, target],
      ];
    case "search":
      return [
        [unit, spot],
        [spot, unit],
      ];
    case "shield":
      return [[unit, `n:${a["wounds"]}`]];
    case "place":
      return [[`tile:${a["tile"]}`, `position:${a["position"]}`, `rotation:${a["rotation"]}`]];
    case "tile":
      return [[`tile:${a["tile"]}`]];
    default:
      return [];
  }
}

const begins = (path: readonly Key[], picked: readonly Key[]): boolean =>
  path.length >= picked.length && picked.every((key, i) => path[i] === key);

/** The moves that fit what was picked. */
export const fitting = (ask: Ask | null, picked: readonly Key[]): Offer[] =>
  (ask?.moves ?? []).filter((offer) => !picked.length || paths(offer).some((path) => begins(path, picked)));

/** What may be pointed at next, in the order of the offers. */
export function nextKeys(ask: Ask | null, picked: readonly Key[]): Set<Key> {
  const found = new Set<Key>();
  for (const offer of ask?.moves ?? [])
    for (const path of paths(offer))
      if (path.length > picked.length && begins(path, picked)) found.add(path[picked.length]!);
  return found;
}

/** The move that is whole with what was picked, though others may go further (a second target is optional). */
export const whole = (ask: Ask | null, picked: readonly Key[]): Offer | null =>
  picked.length
    ? ((ask?.moves ?? []).find((offer) =>
        paths(offer).some((path) => path.length === picked.length && begins(path, picked)),
      ) ?? null)
    : null;

/** The move that pointing at a thing plays at once, or null if there is more to choose. */
export function plays(ask: Ask | null, picked: readonly Key[], key: Key): Offer | null {
  const then = [...picked, key];
  return nextKeys(ask, then).size ? null : whole(ask, then);
}

/** Kinds of things that need not be asked for when there is only one. */
const ALONE = new Set(["unit", "position"]);

/** Pick a thing, and with it whatever is then without a choice. */
export function pick(ask: Ask | null, picked: readonly Key[], key: Key): Key[] {
  let now = [...picked, key];
  for (;;) {
    const next = [...nextKeys(ask, now)];
    if (next.length !== 1 || whole(ask, now) || !ALONE.has(kindOf(next[0]!)) || plays(ask, now, next[0]!)) return now;
    now = [...now, next[0]!];
  }
}

/** Moves that are only a word or a number: buttons. */
export const plain = (ask: Ask | null): Offer[] =>
  (ask?.moves ?? []).filter((offer) => !paths(offer).length && !ELSEWHERE.has(offer.word));

/** Played in a place of their own: the market, the making of a team. */
const ELSEWHERE = new Set(["buy", "reduce", "team"]);
