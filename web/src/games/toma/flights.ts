/** Which cards travel when something happens at a table of Toma. */
import type { Flight } from "../../lib/motion";
import type { EventData } from "../board";

const card = (value: unknown): string | null => (typeof value === "string" ? value : null);

export function flights(event: EventData): Flight[] {
  const seat = event["seat"] as number;
  const cards = (event["cards"] ?? []) as string[];
  const toRow = (what: string): Flight => ({ from: `hand-${seat}`, to: `row-${seat}`, what, lands: what });
  switch (event.word) {
    case "dealt":
    case "drew":
    case "replaced": {
      const what = card(event["card"]);
      return [{ from: "deck", to: `hand-${seat}`, what, ...(what ? { lands: what } : {}) }];
    }
    case "took_aside":
      return [{ from: "aside", to: `hand-${seat}`, what: card(event["card"]) }];
    case "discarded":
    case "threw":
    case "countered":
      return [toRow(String(event["card"]))];
    case "out":
      return cards.map(toRow);
    case "opened":
      return cards.map((what) => ({ from: "deck", to: "open", what, lands: what }));
    case "crossed":
      return exchange(event["one"] as number, event["other"] as number);
    case "aimed":
      return event["power"] === "trade" ? exchange(seat, event["target"] as number) : [];
    case "ball":
      return [{ from: "deck", to: `balls-${seat}`, what: "icon:ball-4" }];
    default:
      return [];
  }
}

const exchange = (one: number, other: number): Flight[] => [
  { from: `hand-${one}`, to: `hand-${other}`, what: null },
  { from: `hand-${other}`, to: `hand-${one}`, what: null },
];

/** Who points at whom: drawn as an arrow while it happens. */
export function shots(event: EventData): { from: number; to: number }[] {
  const seat = event["seat"] as number;
  if (event.word === "guessed" || event.word === "aimed")
    return seat === event["target"] ? [] : [{ from: seat, to: event["target"] as number }];
  if (event.word === "countered") return [{ from: seat, to: event["by"] as number }];
  if (event.word === "crossed")
    return [
      { from: event["one"] as number, to: event["other"] as number },
      { from: event["other"] as number, to: event["one"] as number },
    ];
  return [];
}
