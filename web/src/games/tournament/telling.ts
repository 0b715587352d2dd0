/** How the Tournament is told: a turn is a player's, what the other does in the fight belongs to it. */
import type { EventData } from "../board";
import { tally, type Telling } from "../telling";
import { contentOf } from "./content";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";
import Seen from "./Seen.svelte";
import type { TournamentView } from "./view";

/** What happens to a warrior and is nobody's deed. */
const BEFALLS = new Set([
  "turn",
  "round",
  "healed",
  "hurt",
  "event",
  "first_throw",
  "first_drafter",
  "first_player",
  "out",
  "ranked",
  "eliminated",
]);

/** Who owns a warrior, in the arena or out of it. */
function owners(view: TournamentView): (warrior: unknown) => number {
  const found = new Map(
    view.players.flatMap((player, seat) =>
      [...player.team.map((token) => token.warrior), ...player.lost].map((warrior) => [warrior, seat] as const),
    ),
  );
  return (warrior) => found.get(String(warrior)) ?? -1;
}

const telling: Telling = {
  actor: (view: TournamentView) => {
    const owner = owners(view);
    return (event) => {
      if (BEFALLS.has(event.word)) return -1;
      return typeof event["seat"] === "number" ? event["seat"] : "warrior" in event ? owner(event["warrior"]) : -1;
    };
  },
  turn: (event) => (event.word === "turn" ? Number(event["seat"]) : null),
  chapters: new Set(["round", "turn", "extra_round", "duel"]),
  quiet: new Set([
    "round",
    "turn",
    "warrior_pile",
    "events_shuffled",
    "first_throw",
    "first_drafter",
    "placed",
    "defends",
    "ranked",
  ]),
  main: new Set([
    "round",
    "fight",
    "transformed",
    "combo",
    "sum",
    "card_attack",
    "dodged",
    "wounded",
    "rescued",
    "eliminated",
    "destroyed",
    "fused",
    "out",
    "played",
    "answered",
    "won",
    "duel",
  ]),
  effect: (event, game, speech) =>
    event.word === "played" || event.word === "answered"
      ? (contentOf(game, speech).cards.get(String(event["card"]))?.text ?? "")
      : "",
  Seen,
  deciding: (log) =>
    log.findLast((event) => event.word === "eliminated") ?? log.findLast((event) => event.word === "wounded"),
  counts: (log, view: TournamentView) => {
    const owner = owners(view);
    const by = (...words: string[]): number[] =>
      tally(log, view.seats, (event) => (words.includes(event.word) ? owner(event["warrior"]) : -1));
    return [
      { key: "fights", by: by("fight") },
      { key: "dealt", by: dealt(log, view.seats, owner) },
      { key: "lost", by: view.players.map((player) => player.lost.length) },
      { key: "cards", by: tally(log, view.seats, (event) => (event.word === "played" ? Number(event["seat"]) : -1)) },
    ];
  },
  score: (view: TournamentView, seat, words) =>
    words.say("stat-standing", {
      n: view.players[seat]?.score ?? 0,
      left: view.players[seat]?.team.reduce((sum, token) => sum + Math.max(0, token.left), 0) ?? 0,
    }),
  places: (view: TournamentView) => view.places,
  needs: 1140,
  ftl: { fr, en },
};
export default telling;

/** Endurance taken from others: of who attacked last when somebody was wounded. */
function dealt(log: readonly EventData[], seats: number, owner: (warrior: unknown) => number): number[] {
  const by = Array<number>(seats).fill(0);
  let attacker = -1;
  for (const event of log) {
    if (event.word === "attacks" || event.word === "counters" || event.word === "card_attack")
      attacker = owner(event["warrior"]);
    if (event.word === "wounded" && attacker >= 0 && owner(event["warrior"]) !== attacker)
      by[attacker]! += Number(event["amount"]);
  }
  return by;
}
