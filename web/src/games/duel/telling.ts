/** How Duel is told: an activation is a turn, what the other answers in its windows belongs to it. */
import type { Telling } from "../telling";
import { contentOf } from "./content";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import Seen from "./Seen.svelte";
import type { DuelView } from "./view";

/** What happens to a unit and is nobody's deed. */
const BEFALLS = new Set(["got", "healed", "resurrected", "round", "scored", "dragon", "won", "drawn", "team", "sides"]);

/** Who owns a unit: its player; a Saibaiman's is known while it stands. */
function owners(view: DuelView): (unit: unknown) => number {
  const found = new Map([...view.units, ...view.saibaimen].map((unit) => [unit.id, unit.owner]));
  return (unit) => found.get(String(unit)) ?? -1;
}

const telling: Telling = {
  actor: (view: DuelView) => {
    const owner = owners(view);
    return (event) => {
      if (BEFALLS.has(event.word)) return -1;
      return typeof event["seat"] === "number" ? event["seat"] : "unit" in event ? owner(event["unit"]) : -1;
    };
  },
  turn: (event) => (event.word === "activated" || event.word === "passed" ? Number(event["seat"]) : null),
  chapters: new Set(["round"]),
  quiet: new Set(["sides", "tile", "field", "group", "moving", "ended", "opened", "reshuffled", "dropped"]),
  main: new Set([
    "round",
    "attacking",
    "aiming",
    "aiming_two",
    "struck",
    "wounded",
    "riposted",
    "ko",
    "played",
    "played_on",
    "revealed",
    "scored",
    "dragon",
    "resurrected",
    "last_round",
    "won",
    "drawn",
  ]),
  effect: (event, game, speech) => {
    if (event.word !== "played" && event.word !== "played_on") return "";
    const content = contentOf(game, speech);
    const card = content.cards.get(String(event["card"]));
    return card ? content.effects(card) : "";
  },
  out: new Set(),
  Seen,
  deciding: (log) => log.findLast((event) => event.word === "scored" || event.word === "ko"),
  score: (view: DuelView, seat, words) => words.say("points", { n: view.players[seat]?.points ?? 0 }),
  needs: 1080,
  tight: true,
  ftl: { fr, en },
};
export default telling;
