/** How the Tournament is told: a turn is a player's, what the other does in the fight belongs to it. */
import type { Telling } from "../telling";
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
  score: (view: TournamentView, seat, words) =>
    words.say("stat-standing", {
      n: view.players[seat]?.score ?? 0,
      left: view.players[seat]?.team.reduce((sum, token) => sum + Math.max(0, token.left), 0) ?? 0,
    }),
  needs: 1140,
  ftl: { fr, en },
};
export default telling;
