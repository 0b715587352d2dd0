/** The ways to attack and to answer in a fight, as the panel lists them: offered ones, and those the game still hopes for. */
import type { Ask, Offer } from "../../wire/messages";
import { offerOf } from "./choice";
import type { Content, Form } from "./content";
import { dodgeOf, type Face } from "./fight";
import type { Hit, TournamentForetold } from "./view";

export interface Wish {
  /** The text of the move, offered or not yet. */
  text: string;
  title: string;
  /** What a card does, as it is printed. */
  says: string;
  symbols: string[];
  damage: number | null;
  ball: boolean;
  offer: Offer | null;
  /** What the game foretells of it; null while that is not known. */
  told: TournamentForetold | null;
}

const WAYS = new Set(["combo", "card", "dodge"]);

/** What is hoped for, then what else is offered; before anything is foretold of an attack, the combos of its form. */
export function waysOf(
  hopes: readonly string[] | undefined,
  attacks: boolean,
  form: Form,
  ask: Ask | null,
  content: Content,
  foretold: (move: string) => TournamentForetold | null,
  dodge: string,
): Wish[] {
  const hoped = hopes ?? (attacks ? form.combos.map((_, i) => `combo ${i + 1}`) : []);
  const offered = (ask?.moves ?? []).filter((offer) => WAYS.has(offer.word)).map((offer) => offer.text);
  return [...new Set([...hoped, ...offered])].map((text): Wish => {
    const [word, id = ""] = text.split(" ");
    const common = { text, offer: offerOf(ask, text), told: foretold(text) };
    if (word === "combo") {
      const { name, symbols, damage, ball } = form.combos[Number(id) - 1]!;
      return { ...common, title: name, says: "", symbols, damage, ball };
    }
    if (word === "dodge")
      return { ...common, title: dodge, says: "", symbols: dodgeOf(form), damage: null, ball: false };
    const card = content.card(id);
    const damage = attacks ? (common.told?.damage ?? (card.damage || null)) : null;
    return { ...common, title: card.name, says: card.text, symbols: card.combo, damage, ball: attacks && card.ball };
  });
}

/** The dice to throw again so that these are kept. */
export function others(faces: readonly Face[], keep: readonly string[]): Set<number> {
  const left = [...keep];
  const found = new Set<number>();
  faces.forEach((face, i) => {
    const k = left.indexOf(face);
    if (k >= 0) left.splice(k, 1);
    else found.add(i);
  });
  return found;
}

/** What a blow takes from those who are not one's own, the good of it. */
export const harm = (hits: readonly Hit[] | undefined, own: ReadonlySet<string>): number =>
  (hits ?? []).reduce((sum, hit) => sum + (own.has(hit.warrior) ? -hit.lose : hit.lose), 0);
