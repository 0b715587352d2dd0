/** Thinking times to choose from: the bank in seconds, 0 for none. */
export const CLOCKS = [0, 120, 300, 900, 3600];

/** A time as it is shown: minutes and seconds. */
export const minutes = (time: number): string => `${Math.floor(time / 60)}:${String(time % 60).padStart(2, "0")}`;

/** A bank with its increment, as the server takes it. */
export const clockOf = (bank: number): number[] => (bank ? [bank, Math.max(5, bank / 30)] : []);
