/**
 * Sentences for everything a game says, in the player's language.
 *
 * The page reads the same Fluent catalogues as the server and the terminal, with the same variables: see
 * `src/nyoi/words/speech.py`, of which this is the mirror.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { TAKEN_BACK } from "./games/board";
import type { Note } from "./games/seen";
import type { Offer, Refusal } from "./wire/messages";
import type { GameInfo, OptionInfo } from "./wire/shelf";

export type Lang = "fr" | "en";

const HOUSE = import.meta.glob<string>("@nyoi/words/*.ftl", { query: "?raw", import: "default", eager: true });
const PAGE = import.meta.glob<string>("./i18n/*.ftl", { query: "?raw", import: "default", eager: true });
const GAMES = import.meta.glob<string>("@nyoi/games/*/words/*.ftl", { query: "?raw", import: "default" });

function of(files: Record<string, string>, lang: Lang): string {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${lang}.ftl`));
  return found ? found[1] : "";
}

/** A catalogue: the words of the house, of the page and, once one is open, of a game. */
export class Words {
  private bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    game = "",
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of [of(HOUSE, lang), of(PAGE, lang), game]) {
      this.bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** A message with its variables; a key that does not exist is shown as itself, so that it is noticed. */
  say(key: string, values: Record<string, unknown> = {}): string {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    return this.bundle.formatPattern(message.value, values as Record<string, FluentVariable>, []);
  }

  /** The message if these are all the values it needs; nothing where it is missing or would have a gap. */
  whole(key: string, values: Record<string, unknown> = {}): string {
    const message = this.bundle.getMessage(key);
    const errors: Error[] = [];
    if (!message?.value) return "";
    const text = this.bundle.formatPattern(message.value, values as Record<string, FluentVariable>, errors);
    return errors.length ? "" : text;
  }

  /** Why not, where no game is open: the facts as they are. */
  refusal(refused: Refusal): string {
    const values: Record<string, string | number> = {};
    for (const [name, fact] of Object.entries(refused.facts)) {
      values[name] = values[`${name}_id`] = typeof fact === "number" ? fact : String(fact);
    }
    return this.say(key("no", refused.reason), values);
  }
}

const house = new Map<Lang, Words>();

/** The words of the house and the page in a language, read once. */
export function wordsIn(lang: Lang): Words {
  if (!house.has(lang)) house.set(lang, new Words(lang));
  return house.get(lang)!;
}

const SEAT_FACTS = new Set(["seat", "target", "by", "from", "one", "other", "holder", "player"]);
const PLAIN_FACTS = new Set(
  "text word instead value option mode game bot id move path format allowed key form place frame lesson".split(" "),
);
/** The id of a message: parts joined by hyphens, dots and underscores written as hyphens. */
export const key = (...parts: unknown[]): string => parts.join("-").replaceAll(/[_.]/g, "-").toLowerCase();

/** The fields of a word as its game writes them: `seat card *cards:card`. */
function fields(spec: string): { name: string; kind: string }[] {
  return spec
    .split(" ")
    .filter(Boolean)
    .map((part) => {
      const [name, kind] = part.replace("*", "").split(":") as [string, string | undefined];
      return { name, kind: kind ?? name };
    });
}

/** A game spoken of in a language, with the names of those who play. */
export class Speech {
  private labels = new Map<string, Map<string, string>>();

  constructor(
    readonly words: Words,
    readonly game: GameInfo,
    readonly names: string[] = [],
  ) {
    for (const [kind, ids] of Object.entries(game.tables)) {
      const labels = game.labels[words.lang]?.[kind] ?? ids;
      this.labels.set(kind, new Map(ids.map((id, i) => [id, labels[i] ?? id])));
    }
  }

  with(names: string[]): Speech {
    return new Speech(this.words, this.game, names);
  }

  say(k: string, values: Record<string, unknown> = {}): string {
    return this.words.say(k, values);
  }

  event(data: Record<string, unknown>, viewer: number): string {
    const word = String(data["word"]);
    if (word === TAKEN_BACK) return this.takenBack(data, viewer);
    return this.say(key("event", word), this.variables(this.game.events[word] ?? "", data, viewer));
  }

  /** Somebody took a move back: who, and the sentence of that move as this viewer had read it. */
  private takenBack(data: Record<string, unknown>, viewer: number): string {
    const what = data["what"] as Record<string, unknown> | null;
    const move = what ? this.event(what, viewer) : "";
    const values = { ...this.variable("seat", "seat", data["seat"], viewer), move };
    return this.say(move ? "page-taken-back" : "page-taken-back-unseen", values);
  }

  /** An event that turns a game, as part of a sentence. */
  turning(data: Record<string, unknown>): string {
    const word = String(data["word"]);
    return this.say(key("turning", word), this.variables(this.game.events[word] ?? "", data, -1));
  }

  /** The question to a seat; with a single answer it may have a sentence of its own, which says why it is asked. */
  ask(k: string, seat: number, viewer: number, offers = 2): string {
    const alone = key("ask", k, "alone");
    const name =
      seat === viewer && offers === 1 && this.words.has(alone) ? alone : key(seat === viewer ? "ask" : "wait", k);
    return this.say(name, this.variable("seat", "seat", seat, viewer));
  }

  move(offer: Offer, viewer: number): string {
    return this.say(key("move", offer.word), this.variables(this.game.moves[offer.word] ?? "", offer.args, viewer));
  }

  refusal(refused: Refusal, viewer: number): string {
    return this.say(key("no", refused.reason), this.facts(refused.facts, viewer));
  }

  /** Something foretold, in a sentence. */
  note(note: Note, viewer: number): string {
    return this.say(key("foretell", note.key), this.facts(note.facts, viewer));
  }

  mode(id: string): string {
    return this.say(key("mode", id));
  }

  modeHelp(id: string): string {
    return this.say(key("mode", id, "help"));
  }

  ending(id: string): string {
    return this.say(key("ending", id));
  }

  option(option: OptionInfo): string {
    return this.say(key("option", option.id));
  }

  optionHelp(option: OptionInfo): string {
    return this.say(key("option", option.id, "help"));
  }

  optionValue(option: OptionInfo, value: unknown): string {
    if (value === null || value === undefined) return this.say("value-auto");
    if (typeof value === "boolean") return this.say(value ? "value-on" : "value-off");
    if (Array.isArray(value)) return this.joined(value.map((id) => this.thing(String(id)))) || this.say("value-empty");
    const name = key("option", option.id, value);
    const named = option.kind === "choice" || (value === 0 && this.words.has(name)); // 0 seconds: no limit
    return named ? this.say(name) : String(value);
  }

  /** Where an option can change anything, as part of a sentence; empty if it can everywhere. */
  optionNeeds(option: OptionInfo): string {
    const condition = ([id, values]: [string, unknown[]]): string => {
      const [low, high] = [values[0], values[values.length - 1]];
      if (id === "seats") return this.say("games-seats", { low, high, same: low === high ? "yes" : "no" });
      const other = this.game.options.find((one) => one.id === id)!;
      const named = values.map((value) => this.say("option-quoted", { value: this.optionValue(other, value) }));
      return this.say("option-set", { option: this.option(other), values: this.either(named) });
    };
    return this.either(option.needs.map((needed) => this.joined(Object.entries(needed).map(condition))));
  }

  nameOf(seat: number): string {
    if (!this.names.length && seat >= 0) return this.say("seat-name", { number: seat });
    return this.names[seat] ?? String(seat);
  }

  /** How a thing of the game's content is called, looked up in all its tables if no kind is given. */
  thing(id: string, kind = ""): string {
    if (kind) return this.labels.get(kind)?.get(id) ?? id;
    for (const labels of this.labels.values()) if (labels.has(id)) return labels.get(id)!;
    return id;
  }

  either(items: string[]): string {
    return this.joined(items, "list-either");
  }

  joined(items: string[], last = "list-last"): string {
    let text = items[0] ?? "";
    for (const item of items.slice(1, -1)) text = this.say("list-more", { list: text, item });
    return items.length > 1 ? this.say(last, { list: text, item: items[items.length - 1] }) : text;
  }

  private facts(facts: Record<string, unknown>, viewer: number): Record<string, unknown> {
    let values: Record<string, unknown> = {};
    for (const [name, fact] of Object.entries(facts)) {
      const seat = SEAT_FACTS.has(name) && typeof fact === "number";
      const known = this.labels.has(name) || PLAIN_FACTS.has(name);
      values = { ...values, ...this.variable(name, seat ? "seat" : known ? name : "", fact, viewer) };
    }
    return values;
  }

  private variables(spec: string, data: Record<string, unknown>, viewer: number): Record<string, unknown> {
    let values: Record<string, unknown> = {};
    for (const { name, kind } of fields(spec)) values = { ...values, ...this.variable(name, kind, data[name], viewer) };
    return values;
  }

  /** The variables of one fact: its label, its id, how many, and whether it is about the viewer. */
  variable(field: string, kind: string, value: unknown, viewer: number): Record<string, unknown> {
    const found: Record<string, unknown> = {};
    let mine = viewer === value;
    if (Array.isArray(value)) {
      const pairs = value.map((item) => this.labelled(kind, item));
      const ids = new Set(pairs.map(([, id]) => id));
      found[field] = this.joined(pairs.map(([label]) => String(label)));
      found[`${field}_id`] = ids.size === 1 ? pairs[0]![1] : ids.size ? "several" : "none";
      found[`${field}_n`] = pairs.length;
      mine = value.includes(viewer);
    } else {
      const [label, id] = this.labelled(kind, value);
      found[field] = label;
      found[`${field}_id`] = id;
    }
    if (kind === "seat") found[`${field}_is`] = mine && viewer >= 0 ? "you" : "other";
    return found;
  }

  private labelled(kind: string, value: unknown): [string | number, string] {
    if (value === null || value === undefined) return [this.say("hidden"), "hidden"];
    if (typeof value === "string") return [this.thing(value, kind), value || "none"];
    if (value === -1 && (kind === "seat" || this.labels.has(kind))) return ["", "none"];
    if (kind === "seat" && typeof value === "number") return [this.nameOf(value), String(value)];
    return [typeof value === "number" ? value : String(value), String(value)];
  }
}

const spoken = new Map<string, Promise<Words>>();

/** The sentences of a game that was not there when the page was built, as one Fluent text. */
async function guestWords(game: string, lang: Lang): Promise<string> {
  const answer = await fetch(`/api/words/${game}/${lang}`);
  if (!answer.ok) throw new Error(answer.statusText);
  return (await answer.json()) as string;
}

/** The words of a game, fetched when it is first opened: those of the house from the page, a guest's from the server. */
export function gameWords(game: string, lang: Lang): Promise<Words> {
  const path = `/games/${game}/words/${lang}.ftl`;
  if (!spoken.has(path)) {
    const found = Object.entries(GAMES).find(([file]) => file.endsWith(path))?.[1];
    const text = found ? found() : guestWords(game, lang);
    spoken.set(
      path,
      text.then(
        (text) => new Words(lang, text),
        () => (spoken.delete(path), new Words(lang)), // asked again next time
      ),
    );
  }
  return spoken.get(path)!;
}
