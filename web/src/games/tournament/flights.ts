/** What travels when something happens in the arena: tokens from space to space, cards from pile to hand. */
import type { Flight } from "../../lib/motion";
import type { EventData } from "../board";

const text = (value: unknown): string => String(value ?? "");

export function flights(event: EventData): Flight[] {
  const seat = event["seat"] as number;
  const token = (from: string): Flight[] => {
    const warrior = text(event["warrior"]);
    return [{ from, to: `space-${text(event["space"])}`, what: `token:${warrior}`, lands: warrior }];
  };
  switch (event.word) {
    case "moved":
    case "put":
      return token(`space-${text(event["from"])}`);
    case "placed":
      return token(`seat-${seat}`);
    case "drew":
      return [{ from: `pile-${text(event["pile"])}`, to: `hand-${seat}`, what: `card:${text(event["pile"])}` }];
    case "passed":
      return [{ from: `hand-${seat}`, to: `hand-${text(event["to"])}`, what: `card:${text(event["pile"])}` }];
    case "discarded":
      return [{ from: `hand-${seat}`, to: `pile-${text(event["pile"])}`, what: `card:${text(event["pile"])}` }];
    case "event":
      return [{ from: "pile-event", to: "event", what: "card:event" }];
    default:
      return [];
  }
}

/** Who is shaken by what happened, who swells with it. */
export function moved(event: EventData): { warrior: string; how: "shake" | "swell" } | null {
  const warrior = text(event["warrior"]);
  if (event.word === "wounded" || event.word === "hurt" || event.word === "paid") return { warrior, how: "shake" };
  if (["transformed", "healed", "rescued", "dodged", "counters", "fused"].includes(event.word))
    return { warrior, how: "swell" };
  return null;
}
