/** What happened, for the eye: who is hurt shakes, who gains swells, one after the other. */
import { beatOf, shake, still, swell } from "../../lib/motion";
import type { EventData } from "../board";
import { SIGNS, type Content } from "./content";
import { faceSign } from "./tokens";

const HURT = new Set(["wounded", "fell", "ko"]);
const GOOD = new Set(["got", "healed", "stood", "rolled"]);

export function show(root: HTMLElement | undefined, events: readonly EventData[]): void {
  if (!root || still()) return;
  const beat = beatOf(events.length);
  events.forEach((event, i) => {
    const board = root.querySelector(`[data-place="unit-${String(event["unit"])}"]`);
    const body = root.querySelector(`[data-unit="${String(event["unit"])}"] .body`);
    const score = root.querySelector(`[data-place="score-${String(event["seat"])}"]`);
    if (HURT.has(event.word)) for (const el of [board, body]) if (el) shake(el, i * beat);
    if (GOOD.has(event.word) && board) swell(board, i * beat);
    if (event.word === "scored" && score) swell(score, i * beat);
  });
}

/** Something held for a moment on the field: where, what is drawn, and for a blow from whom. */
export interface Moment {
  kind: "die" | "token" | "gain" | "blow" | "parry" | "wound" | "ko" | "card";
  at: string;
  from?: string;
  /** Symbols of a die, or names of icons. */
  signs: readonly string[];
  text: string;
}

/** What is seen of an event on the field; null for what is seen otherwise. */
export function moment(event: EventData, content: Content): Moment | null {
  const text = (field: string): string => String(event[field] ?? "");
  const [unit, target] = [text("unit"), text("target")];
  const at = (kind: Moment["kind"], signs: readonly string[], said = "", where = unit): Moment => ({
    kind,
    at: where,
    signs,
    text: said,
  });
  switch (event.word) {
    case "rolled":
      return at("die", content.rolled(unit, Number(event["face"])));
    case "defence_rolled":
      return at("die", content.defence[Number(event["face"]) - 1] ?? []);
    case "revealed":
      return at("token", [faceSign(text("token"))]);
    case "got":
      return at("gain", [SIGNS[text("thing")] ?? "plus"], `+${text("amount")}`);
    case "attacking":
    case "aiming":
    case "aiming_two":
      return { ...at("blow", [event.word === "attacking" ? "fist" : "energy"], "", target), from: unit };
    case "riposted":
      return { ...at("blow", ["riposte"], "", target), from: unit };
    case "parried":
    case "shielded":
      return at("parry", ["shield"], text("wounds"));
    case "spent":
      return at("parry", ["shield"], text("tokens"));
    case "wounded":
      return at("wound", ["heart"], `−${text("wounds")}`);
    case "ko":
      return at("ko", [], "KO");
    case "played_on":
      return at("card", [content.cardSign(text("card"))], content.card(text("card")));
    default:
      return null;
  }
}
