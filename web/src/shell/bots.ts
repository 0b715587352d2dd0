/** Bots as people choose them: the levels of the house, and those of the host's own by their names. */
import type { GameInfo } from "../wire/shelf";
import type { Words } from "../words";

export const LEVELS = [1, 2, 3, 4, 5];

/** What a table can be filled with. */
export const levels = (words: Words, game: GameInfo): { value: number; text: string }[] => [
  ...LEVELS.map((n) => ({ value: n, text: words.say("page-level", { n }) })),
  ...(game.bots ?? []).map((bot) => ({ value: bot.level, text: bot.name })),
];

/** Who plays on a bot's seat: its strength, or the name of a bot of the host's own (which may have gone since). */
export function botOf(words: Words, game: GameInfo, level: number): string {
  if (level <= LEVELS.length) return words.say("page-bot", { level });
  const own = game.bots?.find((bot) => bot.level === level);
  return own ? words.say("page-bot-own", { name: own.name }) : words.say("page-bot-gone");
}
