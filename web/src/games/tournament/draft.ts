/** The table of warriors at the draft: searched and sorted (TOUR-11.4). */
import type { Warrior } from "./content";

export const ORDERS = ["endurance", "power", "technique", "universe", "ability", "name"] as const;
export type Order = (typeof ORDERS)[number];

/** Letters without accents and case, so that "genial" finds "Géniale". */
const plain = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** Those whose name, forms, ability or universe hold every word that was typed. */
export function found(warriors: readonly Warrior[], query: string, told: (warrior: Warrior) => string): Warrior[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return warriors.filter((warrior) => {
    const text = plain(
      [
        warrior.name,
        ...warrior.forms.flatMap((form) => [form.name, ...form.combos.map((c) => c.name)]),
        told(warrior),
      ].join(" "),
    );
    return words.every((word) => text.includes(word) || word === `u${warrior.universe}`);
  });
}

/** In an order: the strongest first, of equals the one with more Endurance. */
export function ordered(warriors: readonly Warrior[], order: Order): Warrior[] {
  const by = (a: Warrior, b: Warrior): number =>
    order === "name"
      ? a.name.localeCompare(b.name)
      : order === "universe"
        ? a.universe - b.universe
        : order === "ability"
          ? a.base.ability.localeCompare(b.base.ability)
          : b.base[order] - a.base[order];
  return [...warriors].sort((a, b) => by(a, b) || b.base.endurance - a.base.endurance || b.value - a.value);
}
