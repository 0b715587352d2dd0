/** What can be read off an evening: names, rounds, who meets whom. No rule of any game, and no pairing, is known here. */
import type { EveningInfo, EveningPerson, EveningTable } from "../../wire/evenings";
import type { Words } from "../../words";

/** An evening in which everybody has a name: who has gone for good is somebody. A seat that is free stays without one. */
export function named(words: Words, info: EveningInfo | null | undefined): EveningInfo | null {
  if (!info) return null;
  const name = <T extends { name: string }>(one: T): T => (one.name ? one : { ...one, name: words.say("somebody") });
  const taken = (table: EveningTable): boolean => table.status !== "lobby";
  const tables = info.tables.map((table) => (taken(table) ? { ...table, seats: table.seats.map(name) } : table));
  return { ...info, people: info.people.map(name), tables };
}

/** What an evening is called; one whose host has gone for good, by its code. */
export function titleOf(words: Words, info: EveningInfo): string {
  const host = hostOf(info);
  return info.name || (host ? words.say("evening-of", { name: host.name }) : info.code);
}

export const hostOf = (info: EveningInfo): EveningPerson | undefined => info.people.find((one) => one.host);

/** The tables of a round in their order; of one that was played again the last time only. */
export function round(info: EveningInfo, number: number): EveningTable[] {
  const last = new Map<number, EveningTable>();
  for (const table of info.tables) if (table.round === number) last.set(table.number, table);
  return [...last.values()];
}

/** Who has won a tournament that was played to its end; nobody where its host ended it sooner. */
export function winners(info: EveningInfo): string[] {
  const over = (table: EveningTable): boolean => table.status === "over" || table.status === "bye";
  const played = info.round > 0 && info.round >= info.rounds && round(info, info.round).every(over);
  if (info.status !== "over" || info.terms.form === "open" || !played) return [];
  return info.people.filter((one) => one.place === 1).map((one) => one.name);
}

/** My table among some. */
export const mine = (info: EveningInfo, tables: EveningTable[]): EveningTable | null =>
  tables.find((table) => table.seats.some((seat) => seat.person === info.me)) ?? null;

/** The rounds that have been paired. */
export const rounds = (info: EveningInfo): number[] => Array.from({ length: info.round }, (_, i) => i + 1);

/** What a round is called: the last ones of a knock-out have names of their own. */
export function roundName(words: Words, info: EveningInfo, number: number): string {
  if (info.terms.form === "knockout" && info.rounds > 1) {
    if (number === info.rounds) return words.say("evening-final");
    if (number === info.rounds - 1 && info.terms.seats === 2) return words.say("evening-semifinal");
  }
  return words.say("evening-round", { n: number });
}

/** Points as they are written: halves as such. */
export function points(words: Words, value: number): string {
  const whole = Math.floor(value);
  if (value - whole === 0.5) return `${whole || ""}½`;
  return new Intl.NumberFormat(words.lang, { maximumFractionDigits: 2 }).format(value);
}

export const gameName = (games: { id: string; names: Record<string, string> }[], words: Words, id: string): string =>
  (games.find((game) => game.id === id)?.names[words.lang] ?? id).replaceAll("'", "’");

/** How a table stands, in a few words. */
export function standing(words: Words, table: EveningTable): string {
  if (table.status === "bye") return words.say("evening-bye");
  if (table.status === "waiting") return words.say("evening-waiting");
  if (table.status === "lobby")
    return words.say("evening-lobby", { n: table.seats.filter((seat) => seat.name === "").length });
  if (table.status === "over") return "";
  const asked = table.seats.filter((seat) => seat.asked);
  const moves = words.say("evening-moves", { n: table.moves });
  if (!asked.length) return moves;
  return `${asked.length > 1 ? words.say("evening-turns") : words.say("evening-turn", { name: asked[0]!.name })} · ${moves}`;
}
