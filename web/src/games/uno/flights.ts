/** Which cards travel when something happens at a table of UNO. */
import type { Arrow } from "../../lib/cards/Arrows.svelte";
import type { Flight } from "../../lib/motion";
import type { EventData } from "../board";

export function flights(event: EventData, seats: number): Flight[] {
  const seat = event["seat"] as number;
  const one = (from: string, to: string, what: string | null): Flight => ({
    from,
    to,
    what,
    ...(what ? { lands: what } : {}),
  });
  switch (event.word) {
    case "dealt":
      return Array.from({ length: seats }, (_, i) => one("draw", `hand-${i}`, null));
    case "turned": // what Shenron reveals is seen in the sky
      return [one("draw", "discard", event["card"] as string)];
    case "played":
      return [one(`hand-${seat}`, "discard", event["card"] as string)];
    case "drew":
      return ((event["cards"] ?? []) as (string | null)[]).slice(0, 8).map((card) => one("draw", `hand-${seat}`, card));
    case "wished":
      return event["wish"] === "shed" ? [{ from: `hand-${seat}`, to: "discard", what: event["card"] as string }] : [];
    case "reshuffled":
      return [0, 1, 2].map(() => one("discard", "draw", null));
    case "swapped": {
      const target = event["target"] as number;
      return [one(`hand-${seat}`, `hand-${target}`, null), one(`hand-${target}`, `hand-${seat}`, null)];
    }
    case "hands_passed": {
      const step = event["way"] === "clockwise" ? 1 : -1;
      return Array.from({ length: seats }, (_, i) => one(`hand-${i}`, `hand-${(i + step + seats) % seats}`, null));
    }
    default:
      return [];
  }
}

/** Who points at whom: drawn as an arrow while it happens. */
export function shots(event: EventData): Arrow[] {
  const arrow = (from: unknown, to: unknown): Arrow[] => [{ from: `seat-${String(from)}`, to: `seat-${String(to)}` }];
  if (event.word === "challenge" || event.word === "caught") return arrow(event["by"], event["seat"]);
  if (event.word === "wished" && event["wish"] === "skip") return arrow(event["seat"], event["target"]);
  return [];
}
