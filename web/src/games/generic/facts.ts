/**
 * The facts of a view as sentences: those for which the game has a message `fact-<name>`, in its words.
 *
 * The mirror of `src/nyoi/boards/plain.py`. Variables of such a message: `$value` (a label, a number, a list
 * joined), `$value_id` (for selectors: `yes`, `no`, `none`, `hidden`), `$value_n`, `$last` (of a list), and `$seat`,
 * `$seat_id`, `$seat_is` for a fact that names players. A message that says nothing hides its fact. A list of tables
 * is told table by table: in one sentence if it has a message, with the fields as variables, else field by field.
 */
import type { GameInfo } from "../../wire/shelf";
import { key, Speech } from "../../words";

export interface Facts {
  /** What everybody at the table reads. */
  common: string[];
  /** By seat. */
  players: string[][];
}

type View = Record<string, any>;

export function factsOf(view: View, speech: Speech): Facts {
  const seats = Number(view["seats"]);
  const viewer = Number(view["seat"]);
  const common: string[] = [];
  const players: string[][] = Array.from({ length: seats }, () => []);

  function tell(path: string[], value: unknown, lines: string[]): void {
    if (plainObject(value)) {
      for (const [name, part] of Object.entries(value)) tell([...path, name], part, lines);
    } else if (rows(value)) {
      const whole = speech.words.has(key("fact", ...path));
      value.forEach((row, i) => {
        if (row === null) return; // an empty place: a card of the market that was bought
        const seat = whole ? row["owner"] : value.length === seats ? i : -1;
        const place = lines === common && typeof seat === "number" ? (players[seat] ?? lines) : lines;
        if (whole) place.push(speech.say(key("fact", ...path), ofRow(row, viewer, speech)));
        else tell(path, row, place);
      });
    } else if (lines === common && bySeat(value, seats)) {
      value.forEach((part, seat) => players[seat]!.push(said(path, part, viewer, speech)));
    } else {
      lines.push(said(path, value, viewer, speech));
    }
  }

  ((view["players"] ?? []) as unknown[]).forEach((player, seat) => tell([], player, players[seat]!));
  for (const [name, value] of Object.entries(view)) {
    if (name !== "players" && name !== "options") tell([name], value, common);
  }
  return { common: common.filter(Boolean), players: players.map((lines) => lines.filter(Boolean)) };
}

const plainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A list of tables: units, tokens, a sheet for each seat; some places in it may be empty. */
const rows = (value: unknown): value is (Record<string, unknown> | null)[] =>
  Array.isArray(value) && value.some(Boolean) && value.every((part) => part === null || plainObject(part));

/** A list for each seat: each is told with its player. */
const bySeat = (value: unknown, seats: number): value is unknown[][] =>
  Array.isArray(value) && seats > 0 && value.length === seats && value.every((part) => Array.isArray(part));

/** A fact in its sentence; nothing if that speaks of rows and the list has none. */
function said(path: string[], value: unknown, viewer: number, speech: Speech): string {
  if (value === null || value === undefined) return "";
  return speech.words.whole(key("fact", ...path), variables(value, viewer, speech));
}

function variables(value: unknown, viewer: number, speech: Speech): Record<string, unknown> {
  if (typeof value === "boolean")
    return { value: speech.say(value ? "value-on" : "value-off"), value_id: value ? "yes" : "no" };
  const flat = Array.isArray(value)
    ? value.flatMap((part) => (Array.isArray(part) ? things(part, speech) : [part]))
    : value;
  const last = Array.isArray(flat) && flat.length ? speech.variable("last", "", flat.at(-1), viewer) : {};
  return { ...speech.variable("value", "", flat, viewer), ...speech.variable("seat", "seat", flat, viewer), ...last };
}

/** The variables of a table told in one sentence: those of each of its fields, by its name. */
function ofRow(row: Record<string, unknown>, viewer: number, speech: Speech): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(row)) {
    for (const [k, variable] of Object.entries(variables(value, viewer, speech))) {
      if (k.startsWith("value")) found[name + k.slice("value".length)] = variable;
    }
  }
  return found;
}

/** Of an entry with several parts the things are said: a card, not the way in which it was laid. */
function things(parts: unknown[], speech: Speech): unknown[] {
  const known = parts.filter((part) => typeof part === "string" && speech.thing(part) !== part);
  return known.length ? known : parts;
}

/** A speech in which cards that have a value are called with it: who cannot see the card needs to hear it. */
export function withValues(speech: Speech): Speech {
  const game = speech.game;
  const values = new Map<string, number>();
  for (const row of (game.content["cards"]?.card ?? []) as { id: string; value?: unknown }[]) {
    if (typeof row.value === "number") values.set(row.id, row.value);
  }
  if (!values.size) return speech;
  const { lang } = speech.words;
  const labels = game.labels[lang] ?? {};
  const card = (game.tables["card"] ?? []).map((id, i) => {
    const name = labels["card"]?.[i] ?? id;
    return values.has(id) ? `${name} (${values.get(id)})` : name;
  });
  const valued: GameInfo = { ...game, labels: { ...game.labels, [lang]: { ...labels, card } } };
  return new Speech(speech.words, valued, speech.names);
}
