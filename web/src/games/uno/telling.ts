/** How UNO is told: every play and draw is a deed; catches and challenges belong to who speaks up. */
import type { EventData } from "../board";
import { ranked, seatOf, tally, type Telling } from "../telling";
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
  counts: (log, view: UnoView) => [
    { key: "played", by: tally(log, view.seats, seatOf(new Set(["played"]))) },
    { key: "drawn", by: drawn(log, view.seats) },
    { key: "caught", by: tally(log, view.seats, seatOf(new Set(["caught"]), "by")) },
    ...(view.options["scoring"]
      ? [{ key: "rounds", by: tally(log, view.seats, seatOf(new Set(["round_over"]))) }]
      : []),
  ],
  score: (view: UnoView, seat, words) =>
    view.options["scoring"]
      ? words.say("summary-total", { n: view.players[seat]?.score ?? 0 })
      : words.say("stat-left", { n: view.players[seat]?.cards ?? 0 }),
  places: (view: UnoView) =>
    ranked(
      view.players.map((player) => (view.options["scoring"] ? player.score : -player.cards)),
      view.results,
    ),
  ftl: { fr, en },
};
export default telling;

function drawn(log: readonly EventData[], seats: number): number[] {
  const by = Array<number>(seats).fill(0);
  for (const event of log) if (event.word === "drew") by[event["seat"] as number]! += Number(event["number"]);
  return by;
}
