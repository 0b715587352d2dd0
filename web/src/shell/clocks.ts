import type { ClockInfo } from "../wire/messages";
import type { Words } from "../words";

/** Thinking times to choose from: the bank in seconds, 0 for none. */
export const CLOCKS = [0, 120, 300, 900, 3600];

/** A time as it is shown: minutes and seconds. */
export const minutes = (time: number): string => `${Math.floor(time / 60)}:${String(time % 60).padStart(2, "0")}`;

/** Days for each move to choose from; among the choices they stand as negative numbers. */
export const DAYS = [1, 2, 3, 5, 7, 14];

/** A choice as the server takes it: a bank with its increment, or days. */
export const clockOf = (choice: number): number[] =>
  choice < 0 ? [-choice] : choice ? [choice, Math.max(5, choice / 30)] : [];

/** The choice that was made at a table. */
export const choiceOf = (clock: ClockInfo | null | undefined): number =>
  clock?.days ? -clock.days : (clock?.bank ?? 0);

/** A choice in words. */
export const clockText = (words: Words, choice: number): string =>
  choice < 0 ? words.say("turns-clock", { n: -choice }) : words.say("page-clock-value", { minutes: choice / 60 });

/** What is left of days, in words; the last hour in minutes. */
export function daysLeft(words: Words, seconds: number): string {
  const [all, hours, days] = [60, 3600, 86_400].map((unit) => Math.floor(Math.max(0, seconds) / unit)) as [
    number,
    number,
    number,
  ];
  if (days) return words.say("turns-left-days", { days, hours: hours % 24 });
  return words.say(hours ? "turns-left-hours" : "turns-left-minutes", { hours, minutes: all % 60 });
}

/** A day where the reader is, as a field for a date has it. */
export function dayField(at: number): string {
  const day = new Date(at * 1000);
  const two = (n: number): string => String(n).padStart(2, "0");
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The last second of a day that was chosen in such a field. */
export const endOfDay = (field: string): number => new Date(`${field}T23:59:59`).getTime() / 1000;

/** A day, as the reader writes it. */
export const dayOf = (words: Words, at: number): string =>
  new Date(at * 1000).toLocaleDateString(words.lang, { day: "numeric", month: "long" });
