/** How Toma is told: a turn is a draw and a discard; a round puts everybody in again. */
import { seatOf, type Telling } from "../telling";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import Seen from "./Seen.svelte";
import type { TomaView } from "./view";

const DEEDS = new Set(["discarded", "guessed", "aimed", "copied", "countered"]);

const telling: Telling = {
  actor: () => seatOf(DEEDS),
  chapters: new Set(["round"]),
  quiet: new Set(["deck", "opened", "dealt", "drew", "aside", "shown", "received"]),
  main: new Set([
    "round",
    "guessed",
    "hit",
    "compared",
    "equal",
    "fell",
    "countered",
    "out",
    "shielded",
    "ball",
    "won",
    "overtime",
  ]),
  again: new Set(["round"]),
  Seen,
  deciding: (log, view: TomaView) =>
    log.findLast((event) => event.word === (view.ending === "survivor" ? "out" : "ball")),
  rates: { "hit-rate": ["hits", "guesses"] },
  score: (view: TomaView, seat, words) =>
    words.say("balls", { n: view.players[seat]?.balls ?? 0, target: view.target }),
  ftl: { fr, en },
};
export default telling;
