/** What Python says, TypeScript says too: the sentences of `tests/web/speech_cases.py`. */
import { describe, expect, it } from "vitest";
import { factsOf } from "../src/games/generic/facts";
import type { Offer, Refusal } from "../src/wire/messages";
import type { GameInfo, OptionInfo } from "../src/wire/shelf";
import { gameWords, key, Speech, Words, type Lang } from "../src/words";
import written from "./speech.data?raw";

interface Case {
  lang: Lang;
  game: string;
  kind: string;
  text: string;
  viewer: number;
  event: Record<string, unknown>;
  offer: Offer;
  refusal: Refusal;
  items: string[];
  key: string;
  seat: number;
  id: string;
  value: unknown;
}

interface Told {
  lang: Lang;
  game: string;
  view: Record<string, unknown>;
  common: string[];
  players: string[][];
}

const cases = JSON.parse(written) as { names: string[]; games: Record<string, GameInfo>; said: Case[]; facts: Told[] };
const { games, said } = cases;
const speak = async (game: string, lang: Lang): Promise<Speech> =>
  new Speech(await gameWords(game, lang), games[game]!, cases.names);

const SAY: Record<string, (speech: Speech, one: Case) => string> = {
  event: (speech, one) => speech.event(one.event, one.viewer),
  ask: (speech, one) => speech.ask(one.key, one.seat, one.viewer),
  move: (speech, one) => speech.move(one.offer, one.viewer),
  refusal: (speech, one) => speech.refusal(one.refusal, one.viewer),
  joined: (speech, one) => speech.joined(one.items),
  option: (speech, one) => speech.option(option(one)),
  needs: (speech, one) => speech.optionNeeds(option(one)),
  value: (speech, one) => speech.optionValue(option(one), one.value),
};
const option = (one: Case): OptionInfo => games[one.game]!.options.find((found) => found.id === one.id)!;

describe.each(["fr", "en"] as const)("in %s", (lang) => {
  it.each(["toma", "uno"])("%s is spoken of as in Python", async (game) => {
    const speech = await speak(game, lang);
    const mine = said.filter((one) => one.lang === lang && one.game === game);
    expect(mine.length).toBeGreaterThan(60);
    expect(mine.map((one) => SAY[one.kind]!(speech, one))).toEqual(mine.map((one) => one.text));
  });

  it.each(["toma", "uno"])("the facts of %s are told as in the terminal", async (game) => {
    const speech = await speak(game, lang);
    const mine = cases.facts.filter((one) => one.lang === lang && one.game === game);
    expect(mine.length).toBeGreaterThan(3);
    for (const one of mine) expect(factsOf(one.view, speech)).toEqual({ common: one.common, players: one.players });
  });
});

describe("variables", () => {
  it("hold a label, an id, a count, and whether it is about the viewer", async () => {
    const speech = await speak("toma", "en");
    expect(speech.variable("target", "seat", 1, 1)).toEqual({ target: "Bo", target_id: "1", target_is: "you" });
    expect(speech.variable("by", "seat", -1, -1)).toEqual({ by: "", by_id: "none", by_is: "other" });
    expect(speech.variable("card", "card", "sk", 0)).toEqual({ card: "S.K.", card_id: "sk" });
    expect(speech.variable("card", "card", null, 0)).toEqual({ card: "?", card_id: "hidden" });
    expect(speech.variable("left", "left", 3, 0)).toEqual({ left: 3, left_id: "3" });
    expect(speech.variable("cards", "card", [null, null], 0)).toEqual({
      cards: "? and ?",
      cards_id: "hidden",
      cards_n: 2,
    });
    expect(speech.variable("seats", "seat", [0, 2], 2)).toEqual({
      seats: "Ana and Cy",
      seats_id: "several",
      seats_n: 2,
      seats_is: "you",
    });
  });
});

describe("names and keys", () => {
  it("an unnamed seat has a number, a seat that is none stays a number", async () => {
    const speech = await speak("toma", "fr");
    expect(speech.with([]).nameOf(2)).toBe("Siège 2");
    expect([speech.nameOf(1), speech.nameOf(9)]).toEqual(["Bo", "9"]);
  });
  it("dots and underscores are written as hyphens", () => {
    expect([key("event", "took_aside"), key("option", "cross_self", true), key("ask", "dash.who")]).toEqual([
      "event-took-aside",
      "option-cross-self-true",
      "ask-dash-who",
    ]);
  });
  it("a message that does not exist is shown as its key", () => {
    expect(new Words("en").say("no-such-thing")).toBe("no-such-thing");
  });
  it("a refusal outside a game has its facts", () => {
    const words = new Words("en");
    expect(words.refusal({ reason: "bad-chat", clause: "", facts: { high: 300 } })).toBe(
      "A message has 1 to 300 readable characters.",
    );
    expect(words.refusal({ reason: "name-taken", clause: "", facts: { name: "Bo" } })).toBe(
      "Somebody at this table is called “Bo” already.",
    );
  });
});
