/** Thinking times to choose from: the bank in seconds, 0 for none. */
export const CLOCKS = [0, 120, 300, 900, 3600];

/** A bank with its increment, as the server takes it. */
export const clockOf = (bank: number): number[] => (bank ? [bank, Math.max(5, bank / 30)] : []);
