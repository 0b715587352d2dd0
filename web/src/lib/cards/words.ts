/** The words of a board, beside those of the house and of its game: a small catalogue next to each board. */
import { Words, type Lang } from "../../words";

const made = new Map<string, Words>();

/** The catalogue of a board in a language, read once. */
export function boardWords(board: string, lang: Lang, sources: Record<Lang, string>): Words {
  const key = `${board} ${lang}`;
  let found = made.get(key);
  if (!found) made.set(key, (found = new Words(lang, sources[lang])));
  return found;
}
