/** How Torak is told: everybody acts in a turn; what the Army does comes after it. */
import type { Telling } from "../telling";
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
  score: (view: TorakView, seat, words) =>
    seat === view.army
      ? words.say("crew-army")
      : words.say("end-points", { n: view.sheets[view.mode === "competitive" ? seat : 0]?.score ?? 0 }),
  End,
  needs: 1080,
  ftl: { fr, en },
};
export default telling;
