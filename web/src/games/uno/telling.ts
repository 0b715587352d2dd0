/** How UNO is told: every play and draw is a deed; catches and challenges belong to who speaks up. */
import type { EventData } from "../board";
import { seatOf, type Telling } from "../telling";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import Seen from "./Seen.svelte";
import type { UnoView } from "./view";

const DEEDS = new Set(["played", "drew", "kept", "passed", "wished", "uno", "stacked", "swapped", "jumped_in"]);
const SPOKEN = new Set(["caught", "challenge"]);

const actor = (event: EventData): number => (SPOKEN.has(event.word) ? Number(event["by"]) : seatOf(DEEDS)(event));

const telling: Telling = {
  actor: () => actor,
  chapters: new Set(["round"]),
  quiet: new Set(["dealt", "put_back", "reshuffled", "kept", "shown", "received"]),
  main: new Set([
    "round",
    "uno",
    "caught",
    "challenge",
    "revealed",
    "wished",
    "swapped",
    "jumped_in",
    "round_over",
    "blocked",
    "won",
  ]),
  out: new Set(),
  Seen,
  deciding: (log) =>
    log.findLast((event) => event.word === "played") ?? log.findLast((event) => event.word === "wished"),
  score: (view: UnoView, seat, words) =>
    view.options["scoring"]
      ? words.say("summary-total", { n: view.players[seat]?.score ?? 0 })
      : words.say("stat-left", { n: view.players[seat]?.cards ?? 0 }),
  ftl: { fr, en },
};
export default telling;
