/** How Toma is told: a turn is a draw and a discard; a round puts everybody in again. */
import { ranked, seatOf, tally, type Telling } from "../telling";
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
  counts: (log, view: TomaView) => [
    { key: "rounds", by: tally(log, view.seats, seatOf(new Set(["ball"]))) },
    { key: "guesses", by: tally(log, view.seats, seatOf(new Set(["guessed"]))) },
    { key: "hits", by: tally(log, view.seats, seatOf(new Set(["hit"]))) },
    { key: "outs", by: tally(log, view.seats, seatOf(new Set(["out"]))) },
  ],
  score: (view: TomaView, seat, words) =>
    words.say("balls", { n: view.players[seat]?.balls ?? 0, target: view.target }),
  places: (view: TomaView) =>
    ranked(
      view.players.map((player) => player.balls),
      view.results,
    ),
  ftl: { fr, en },
};
export default telling;
