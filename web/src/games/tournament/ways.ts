/** The ways to attack and to answer in a fight, as the panel lists them: offered ones, and those still to be hoped for. */
import type { Ask, Offer } from "../../wire";
import { offerOf } from "./choice";
import type { Content, Form } from "./content";
import { lacking, type Declared, type Standing } from "./fight";
import { advice, chance, dodge } from "./odds";
import type { TournamentView } from "./view";

export interface Wish {
  key: string;
  title: string;
  symbols: string[];
  damage: number | null;
  ball: boolean;
  offer: Offer | null;
  /** The chance to make it with the rerolls left; null where it is not to be known. */
  chance: number | null;
  /** The text a try would have. */
  tried: string;
}

function hope(symbols: readonly string[], at: Standing): number | null {
  if (!at.thrown || !symbols.length || symbols.length > at.thrown.faces.length) return symbols.length ? 0 : null;
  return chance(symbols, at.thrown.faces.length, at.thrown.rerolls, at.thrown.faces);
}

/** Combos of the form, and cards of the own hand that attack. */
export function attackWays(
  at: Standing,
  form: Form,
  hand: readonly string[],
  own: boolean,
  ask: Ask | null,
  content: Content,
): Wish[] {
  const combos = form.combos.map((combo, i): Wish => {
    const tried = `combo ${i + 1}`;
    return {
      ...combo,
      key: tried,
      title: combo.name,
      offer: offerOf(ask, tried),
      chance: hope(combo.symbols, at),
      tried,
    };
  });
  const cards = own
    ? [...new Set(hand)].map((id) => content.card(id)).filter((card) => card.timing.includes("attack"))
    : [];
  const wide = at.thrown?.faces.length ?? 0; // a card that asks for more dice than were thrown is not hoped for
  return [
    ...combos,
    ...cards
      .filter((card) => card.combo.length <= wide)
      .map((card): Wish => ({
        key: card.id,
        title: card.name,
        symbols: card.combo,
        damage: card.damage || null,
        ball: card.ball,
        offer: offerOf(ask, `card ${card.id}`),
        chance: hope(card.combo, at),
        tried: `card ${card.id}`,
      })),
  ];
}

const ANSWERS = ["clash", "response_any", "response_ball"];

/** The dodge, and cards of the own hand that answer. */
export function defenceWays(
  at: Standing,
  declared: Declared,
  form: Form,
  hand: readonly string[],
  own: boolean,
  ask: Ask | null,
  content: Content,
  title: string,
  view: TournamentView,
): Wish[] {
  const answers = declared.marks.includes("reflected") ? "all" : answerable(view, declared.throws);
  const symbols = dodge(form.dodge);
  const evade: Wish = {
    key: "dodge",
    title,
    symbols,
    damage: null,
    ball: false,
    offer: offerOf(ask, "dodge"),
    chance: hope(symbols, at),
    tried: "dodge",
  };
  const cards = own
    ? [...new Set(hand)]
        .map((id) => content.card(id))
        .filter((card) => card.timing.some((time) => ANSWERS.includes(time)))
        .filter((card) => answers === "all" || card.type === "defence")
    : [];
  return [
    ...(answers === "all" && !declared.marks.includes("no_dodge") ? [evade] : []),
    ...cards.map((card): Wish => ({
      key: card.id,
      title: card.name,
      symbols: card.combo,
      damage: null,
      ball: false,
      offer: offerOf(ask, `card ${card.id}`),
      chance: card.combo.length ? hope(card.combo, at) : null,
      tried: `card ${card.id}`,
    })),
  ];
}

/** The dice to throw again for a wish. */
export function aimed(wish: Wish, at: Standing): Set<number> {
  const thrown = at.thrown!;
  if (!lacking(wish.symbols, thrown.faces)) return new Set();
  const keep = [...advice(wish.symbols, thrown.faces, thrown.rerolls).keep];
  const found = new Set<number>();
  thrown.faces.forEach((face, i) => {
    const k = keep.indexOf(face);
    if (k >= 0) keep.splice(k, 1);
    else found.add(i);
  });
  return found;
}

/** What an attack stopped on this throw may be answered with: none, defence cards, all (TOUR-6.38 to 6.40). */
export const answerable = (view: TournamentView, throws: number): "none" | "defence" | "all" =>
  throws >= 3 ? "all" : throws === 2 || view.turn.vigilant ? "defence" : "none";
