/** What the reference says: the cards and rules of this very table, by its options. */
import type { UnoView } from "./view";

/** The values that choose between the sentences of the reference. */
export function helpFacts(options: UnoView["options"], seats: number): Record<string, string> {
  const yes = (option: string): string => (options[option] ? "yes" : "no");
  return {
    two: seats === 2 ? String(options["two_player_reverse"]) : "more",
    stack: yes("stack_plus2"),
    challenge: yes("plus4_challenge"),
    wilds: String(options["plus4_wilds_count"]),
    draw: options["draw_until_playable"] ? "until" : "once",
  };
}

export interface HelpRow {
  key: string;
  clause: string;
  icon: string;
}

/** Questions that people ask, then the house rules that hold here. */
export function helpRows(options: UnoView["options"]): HelpRow[] {
  const asked: HelpRow[] = [
    { key: "help-draw-choice", clause: options["draw_until_playable"] ? "UNO-9.50" : "UNO-6.11", icon: "why" },
    { key: "help-plus4-wilds", clause: "UNO-6.52", icon: "why" },
    { key: "help-shenron-colour", clause: "UNO-6.34", icon: "why" },
  ];
  const house: [on: boolean, key: string, clause: string][] = [
    [!!options["seven_zero"], "help-seven-zero", "UNO-9.20"],
    [!!options["jump_in"], "help-jump-in", "UNO-9.30"],
    [!!options["force_play"], "help-force-play", "UNO-9.40"],
    [options["uno_call"] === "auto", "help-auto-call", "UNO-7.30"],
  ];
  return [...asked, ...house.filter(([on]) => on).map(([, key, clause]): HelpRow => ({ key, clause, icon: "rules" }))];
}
