/** A wish in its box: as large as it fits, broken between words, and inside words only if one is too long. */

/** How wide a letter of the sheet's font is at most, in parts of its size. */
function wide(letter: string): number {
  if (/[MW@%mwœæŒÆ—…]/.test(letter)) return 0.95;
  if (/[iIl.,;:'’!|()jt\u202f ]/.test(letter)) return 0.38;
  return /\p{Lu}/u.test(letter) ? 0.72 : /[\u2e80-\uffff]|\p{Emoji_Presentation}/u.test(letter) ? 1.1 : 0.6;
}

const long = (text: string): number => [...text].reduce((sum, letter) => sum + wide(letter), 0);

function broken(wish: string, room: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of wish.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (long(longer) <= room) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = "";
    for (const letter of word) {
      if (long(line + letter) > room) {
        lines.push(line);
        line = "";
      }
      line += letter;
    }
  }
  return line ? [...lines, line] : lines;
}

/** The largest of these sizes at which it fits. */
const SIZES = [13, 12, 11, 10, 9, 8, 7, 6];

export function fitted(wish: string, width: number, height: number): { size: number; lines: string[] } {
  const found = SIZES.map((size) => ({ size, lines: broken(wish, width / size) }));
  return found.find(({ size, lines }) => lines.length * size * 1.08 <= height) ?? found.at(-1)!;
}
