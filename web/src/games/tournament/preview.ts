/**
 * A fight before it is begun: dice and rerolls of both sides with their sources (TOUR-11.6), reckoned from what the
 * viewer sees. The mirror of `rules/dice.py`, for the eye only: the server throws the dice.
 */
import { steps } from "./arena";
import type { Content, Form } from "./content";
import type { TokenView, TournamentView } from "./view";

export interface Part {
  /** form, mates, own, foe, turn */
  source: string;
  amount: number;
}

export interface Side {
  warrior: string;
  form: Form;
  dice: number;
  diceParts: Part[];
  rerolls: number;
  rerollParts: Part[];
}

const MOST = 6;
const total = (parts: Part[]): number => parts.reduce((sum, part) => sum + part.amount, 0);
const within = (n: number, low: number, high: number): number => Math.min(high, Math.max(low, n));

/** Dice that team-mates in contact with the fight space add. */
export function mates(view: TournamentView, content: Content, seat: number, warrior: string, space: string): number {
  const offered = (view.players[seat]?.team ?? [])
    .filter((token: TokenView) => token.warrior !== warrior && token.space !== null && steps(token.space, space) === 1)
    .map((token) => content.warrior(token.warrior).base.ability)
    .reduce((sum, ability) => sum + (ability === "solitaire" ? 0 : ability === "reinforce_two" ? 2 : 1), 0);
  return Math.min(offered, Number(view.options["reinforcement_cap"] ?? 2));
}

/** Both sides of an attack of one warrior on another who stands on a space. */
export function preview(
  view: TournamentView,
  content: Content,
  attacker: { seat: number; warrior: string; form?: string },
  target: { seat: number; warrior: string; form?: string },
  space: string,
): [Side, Side] {
  const own = content.forms.get(attacker.form ?? attacker.warrior) ?? content.warrior(attacker.warrior).base;
  const foe = content.forms.get(target.form ?? target.warrior) ?? content.warrior(target.warrior).base;
  const active = attacker.seat === view.turn.seat;
  const part = (source: string, amount: number): Part[] => (amount ? [{ source, amount }] : []);
  const attackDice = [
    ...part("form", own.power),
    ...part("mates", mates(view, content, attacker.seat, attacker.warrior, space)),
    ...part("own", own.ability === "extra_attack_die" ? 1 : 0),
    ...part("foe", foe.ability === "minus_attack_die" ? -1 : 0),
    ...part("turn", active ? view.turn.dice : 0),
  ];
  const attackRerolls = [
    ...part("form", own.technique),
    ...part("own", own.ability === "extra_reroll" ? 1 : 0),
    ...part("foe", foe.ability === "fewer_rerolls" ? -foe.amount : 0),
    ...part("turn", active ? view.turn.rerolls : 0),
  ];
  const defenceDice = [
    ...part("form", foe.power),
    ...part("mates", mates(view, content, target.seat, target.warrior, space)),
    ...part("own", foe.ability === "extra_defence_die" ? 1 : 0),
  ];
  const defenceRerolls = [...part("form", foe.technique), ...part("own", foe.ability === "extra_reroll" ? 1 : 0)];
  return [
    {
      warrior: attacker.warrior,
      form: own,
      dice: within(total(attackDice), 1, MOST),
      diceParts: attackDice,
      rerolls: Math.max(0, total(attackRerolls)),
      rerollParts: attackRerolls,
    },
    {
      warrior: target.warrior,
      form: foe,
      dice: within(total(defenceDice), 0, MOST),
      diceParts: defenceDice,
      rerolls: total(defenceRerolls),
      rerollParts: defenceRerolls,
    },
  ];
}
