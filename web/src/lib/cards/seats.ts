/** The others clockwise from our left; everybody for somebody who only watches. */
export const othersOf = (seat: number, seats: number): number[] =>
  seat < 0
    ? Array.from({ length: seats }, (_, i) => i)
    : Array.from({ length: seats - 1 }, (_, i) => (seat + 1 + i) % seats);
