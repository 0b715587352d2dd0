/** The host's choices by what they are about: the section of the ruling book that explains them tells it. */
import type { OptionInfo } from "../wire/shelf";

export interface Chapter {
  /** `game`, `setup`, `play` or `pace`: a word of the house's catalogue. */
  id: string;
  options: OptionInfo[];
}

/** All ruling books have the same sections; what decides a game most comes first. */
const CHAPTERS: readonly (readonly [id: string, sections: readonly number[]])[] = [
  ["game", [8, 9]],
  ["setup", [3, 4]],
  ["play", [5, 6]],
  ["pace", [7, 10]],
];
/** So few need no headings. */
const FEW = 5;

export const sectionOf = (clause: string): number => Number(/-(\d+)/.exec(clause)?.[1] ?? 9);

export function chapters(options: readonly OptionInfo[]): Chapter[] {
  const found = CHAPTERS.map(([id, sections]) => ({
    id,
    options: options.filter((option) => sections.includes(sectionOf(option.clause))),
  })).filter((chapter) => chapter.options.length > 0);
  return options.length <= FEW || found.length < 2 ? [{ id: "", options: [...options] }] : found;
}
