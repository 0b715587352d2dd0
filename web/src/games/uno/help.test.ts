import { expect, it } from "vitest";
import { boardWords } from "../../lib/cards/words";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import { helpFacts, helpRows } from "./help";

const USUAL = {
  two_player_reverse: "skip",
  plus4_wilds_count: "free_wilds",
  plus4_challenge: true,
  stack_plus2: false,
  draw_until_playable: false,
  uno_call: "live",
};
const says = (lang: "en" | "fr", key: string, options: object, seats = 4): string =>
  boardWords("uno", lang, { fr, en }).say(key, helpFacts({ ...USUAL, ...options }, seats));

it.each([
  ["help-reverse", {}, 4, "The player before you is next", "La personne d’avant vous est la prochaine"],
  ["help-reverse", {}, 2, "It is your turn again", "C’est encore à vous"],
  ["help-reverse", { two_player_reverse: "plain" }, 2, "It is the other player’s turn", "C’est à l’autre personne"],
  ["help-draw2", {}, 4, "loses the turn.", "perd son tour."],
  ["help-draw2", { stack_plus2: true }, 4, "answers with another +2", "répond par un autre +2"],
  ["help-wild4", {}, 4, "otherwise it is a bluff", "sinon, c’est un bluff"],
  [
    "help-wild4",
    { plus4_challenge: false },
    4,
    "Only without a card of the colour",
    "Seulement si vous n’avez aucune carte",
  ],
  ["help-draw-choice", { draw_until_playable: true }, 4, "one card after another", "une carte après l’autre"],
  ["help-plus4-wilds", {}, 4, "by the letter of the sheet it would", "à la lettre du livret"],
  ["help-plus4-wilds", { plus4_wilds_count: "all_wilds" }, 4, "or another +4 kept", "ou un autre +4"],
  ["help-plus4-wilds", { plus4_wilds_count: "none" }, 4, "do not stand in the way", "n’empêchent pas"],
  ["help-plus4-wilds", { plus4_challenge: false }, 4, "cannot be played", "ne pouvez pas jouer"],
] as const)("%s with %j at a table of %d", (key, options, seats, english, french) => {
  expect(says("en", key, options, seats)).toContain(english);
  expect(says("fr", key, options, seats)).toContain(french);
});

it("never speaks of a bluff or a challenge where there is none", () => {
  for (const key of ["help-wild4", "help-plus4-wilds"])
    for (const wilds of ["free_wilds", "all_wilds", "none"]) {
      expect(says("en", key, { plus4_challenge: false, plus4_wilds_count: wilds })).not.toMatch(/bluff|challenge/);
      expect(says("fr", key, { plus4_challenge: false, plus4_wilds_count: wilds })).not.toMatch(/bluff|défi/);
    }
});

it("adds the house rules of the table, and only those", () => {
  const keys = (options: object): string[] => helpRows({ ...USUAL, ...options }).map(({ key }) => key);
  const usual = keys({});
  expect(usual).toHaveLength(3);
  const all = { seven_zero: true, jump_in: true, force_play: true, uno_call: "auto" };
  expect(keys(all).slice(3)).toEqual(["help-seven-zero", "help-jump-in", "help-force-play", "help-auto-call"]);
});
