import { afterEach, expect, test, vi } from "vitest";
import { dayField, endOfDay } from "./clocks";

afterEach(() => void vi.unstubAllEnvs());

/** Half past midnight of 20 November in Auckland; still the 19th in London, the morning of the 19th in Los Angeles. */
const at = Date.UTC(2026, 10, 19, 11, 30) / 1000;

test.each([
  ["Pacific/Auckland", "2026-11-20"],
  ["Europe/London", "2026-11-19"],
  ["America/Los_Angeles", "2026-11-19"],
])("a day is the reader's own, in %s", (where, day) => {
  vi.stubEnv("TZ", where);
  expect(dayField(at)).toBe(day);
  expect(endOfDay(dayField(at))).toBeGreaterThan(at); // a vacation until today ends in the future
  expect(endOfDay(dayField(at)) - at).toBeLessThan(86_400);
});
