import { expect, it } from "vitest";
import { boardWords } from "../../lib/cards/words";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

it.each([
  ["en", 1, "1 Dragon Ball of 4"],
  ["en", 0, "0 Dragon Balls of 4"],
  ["fr", 0, "0 Dragon Ball sur 4"],
  ["fr", 2, "2 Dragon Balls sur 4"],
] as const)("counts Dragon Balls in %s: %d", (lang, n, told) => {
  expect(boardWords("toma", lang, { fr, en }).say("balls", { n, target: 4 })).toBe(told);
});
