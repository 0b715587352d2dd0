/** What a new evening begins with. */
import type { EveningTerms } from "../../wire/evenings";

export const fresh = (): EveningTerms => ({
  form: "open",
  game: "",
  mode: "",
  options: {},
  seats: 2,
  rounds: 0,
  fill: 8,
  level: 3,
  wait: 120,
  auto: true,
  clock: [],
});
