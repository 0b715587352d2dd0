/** The signs of Discovery tokens. */
import type { DuelToken } from "./view";

const KINDS: Record<string, string> = { action_or_health: "heart", star_or_parade: "star", ki: "energy" };

/** The sign of a face: `3-ball` is the ball with three stars. */
export function faceSign(token: string): string {
  const [group, kind = ""] = token.split(/-(.*)/);
  return kind === "ball" ? `ball-${group}` : (KINDS[kind] ?? "why");
}

/** What is seen of a token on the field: its face for who knows it, null for a back. */
export const tokenSign = (token: DuelToken): string | null => (token.token ? faceSign(token.token) : null);
