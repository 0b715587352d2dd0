/** What events show to one seat alone. */
import type { EventData } from "../board";

export interface Shown {
  kind: "peek" | "duel" | "trade";
  /** The other one. */
  seat: number;
  /** Your card (in an exchange: the one you gave), and the other one's. */
  own: string;
  other: string;
  /** Of a duel: who fell, and by which power; null for nobody. */
  fell?: EventData | null;
}

export function reveals(events: readonly EventData[], seat: number): Shown[] {
  const found: Shown[] = [];
  if (seat < 0) return found;
  for (const [i, event] of events.entries()) {
    if (event.word === "peeked" && event["seat"] === seat && typeof event["card"] === "string")
      found.push({ kind: "peek", seat: event["target"] as number, own: "", other: event["card"] });
    if (event.word === "compared" && typeof event["own"] === "string" && typeof event["other"] === "string") {
      const mine = event["seat"] === seat;
      const fell = events[i + 1];
      if (mine || event["target"] === seat)
        found.push({
          kind: "duel",
          seat: (mine ? event["target"] : event["seat"]) as number,
          own: mine ? event["own"] : event["other"],
          other: mine ? event["other"] : event["own"],
          fell: fell?.word === "fell" ? fell : null,
        });
    }
    if (event.word === "received" && event["seat"] === seat && typeof event["card"] === "string")
      found.push({ kind: "trade", seat: event["from"] as number, own: String(event["gave"]), other: event["card"] });
  }
  return found;
}
