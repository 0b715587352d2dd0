/**
 * The facts of a view as sentences: those for which the game has a message `fact-<name>`, in its words.
 *
 * The mirror of `src/nyoi/cli/boards/plain.py`. Variables of such a message: `$value` (a label, a number, a list
 * joined), `$value_id` (for selectors: `yes`, `no`, `none`, `hidden`), `$value_n`, `$last` (of a list), and `$seat`,
 * `$seat_id`, `$seat_is` for a fact that names players. A message that says nothing hides its fact.
 */
import type { GameInfo } from "../../wire";
import { key, Speech } from "../../words";

export interface Facts {
  /** What everybody at the table reads. */
  common: string[];
  /** By seat. */
  players: string[][];
}

type View = Record<string, any>;

export function factsOf(view: View, speech: Speech): Facts {
  const rows = (view["players"] ?? []) as Record<string, unknown>[];
  const players = Array.from({ length: rows.length || Number(view["seats"] ?? 0) }, (_, seat) =>
    Object.entries(rows[seat] ?? {}).map(([name, value]) => said([name], value, view, speech)),
  );
  const common: string[] = [];

  function tell(path: string[], value: unknown): void {
    if (plainObject(value)) {
      for (const [name, part] of Object.entries(value)) tell([...path, name], part);
    } else if (Array.isArray(value) && value.some(plainObject) && !speech.words.has(key("fact", ...path))) {
      // tables in a row that no message tells as one: one for each seat goes with its player, others go to all
      value.forEach((table, i) => {
        const lines = value.length === players.length ? players[i]! : common;
        for (const [name, part] of Object.entries(table as View)) lines.push(said([...path, name], part, view, speech));
      });
    } else if (bySeat(value, players.length)) {
      value.forEach((part, seat) => players[seat]!.push(said(path, part, view, speech)));
    } else {
      common.push(said(path, value, view, speech));
    }
  }

  for (const [name, value] of Object.entries(view)) if (name !== "players" && name !== "options") tell([name], value);
  return { common: common.filter(Boolean), players: players.map((lines) => lines.filter(Boolean)) };
}

const plainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A list for each seat: each is told with its player. */
const bySeat = (value: unknown, seats: number): value is unknown[][] =>
  Array.isArray(value) && seats > 0 && value.length === seats && value.every((part) => Array.isArray(part));

function said(path: string[], value: unknown, view: View, speech: Speech): string {
  const k = key("fact", ...path);
  if (value === null || value === undefined || !speech.words.has(k)) return "";
  return speech.say(k, variables(value, Number(view["seat"]), speech));
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
