/** Adding up the hands at the end of a round, card by card. */

/** The longest that the whole counting may take, and the longest for one card, in milliseconds. */
const WHOLE = 4500;
const EACH = 260;

/** How long each of so many cards is counted. */
export const pace = (cards: number): number => Math.min(EACH, Math.round(WHOLE / Math.max(1, cards)));

export interface Tally {
  /** How many cards of each hand have been counted. */
  cards: number[];
  sums: number[];
  total: number;
}

/** How it stands after so many cards, hand after hand. */
export function counted(worth: readonly (readonly number[])[], done: number): Tally {
  let left = done;
  const cards = worth.map((hand) => {
    const now = Math.max(0, Math.min(hand.length, left));
    left -= now;
    return now;
  });
  const sums = worth.map((hand, i) => hand.slice(0, cards[i]).reduce((sum, points) => sum + points, 0));
  return { cards, sums, total: sums.reduce((sum, points) => sum + points, 0) };
}
