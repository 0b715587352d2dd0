/** How Torak is told: everybody acts in a turn; what the Army does comes after it. */
import type { EventData } from "../board";
import { seatOf, tally, type Telling } from "../telling";
import End from "./End.svelte";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import Seen from "./Seen.svelte";
import type { TorakView } from "./view";

/** What happens to a hero and is nobody's deed. */
const BEFALLS = new Set(["turn", "dealt", "hit", "captured", "killed", "out", "rolled", "roles"]);

/** What ended the adventure or the race: the last ball, who was captured or killed, who conceded. */
const ENDS = new Set(["ball", "captured", "killed", "conceded"]);

const telling: Telling = {
  actor: () => (event) => (BEFALLS.has(event.word) || typeof event["seat"] !== "number" ? -1 : event["seat"]),
  chapters: new Set(["turn", "passed"]),
  quiet: new Set(["section", "turn", "ended", "appeared", "river_appeared", "sketched"]),
  main: new Set([
    "turn",
    "ball",
    "met",
    "fought",
    "beat",
    "lost",
    "hit",
    "caught",
    "captured",
    "killed",
    "out",
    "conceded",
    "over",
  ]),
  out: new Set(["captured", "killed", "out", "conceded"]),
  Seen,
  deciding: (log, view: TorakView) =>
    view.ending === "won" || view.ending === "first"
      ? log.findLast((event) => event.word === "ball")
      : log.findLast((event) => ENDS.has(event.word) && event.word !== "ball"),
  counts: (log, view: TorakView) => [
    { key: "balls", by: count(log, view, "ball") },
    { key: "legs", by: count(log, view, "leg", "stride") },
    { key: "beaten", by: count(log, view, "beat") },
    { key: "beans", by: count(log, view, "lost") },
    { key: "troops", by: count(log, view, "hit", "caught") },
  ],
  score: (view: TorakView, seat, words) =>
    seat === view.army
      ? words.say("crew-army")
      : words.say("end-points", { n: view.sheets[view.mode === "competitive" ? seat : 0]?.score ?? 0 }),
  places: (view: TorakView) => {
    const found = Array<number>(view.seats).fill(0);
    let place = 1;
    for (const group of view.ranking) {
      for (const seat of group) found[seat] = place;
      place += group.length;
    }
    return found;
  },
  End,
  needs: 1080,
  ftl: { fr, en },
};
export default telling;

const count = (log: readonly EventData[], view: TorakView, ...words: string[]): number[] =>
  tally(log, view.seats, seatOf(new Set(words)));
