/** Searching the rules: every word wished for, whatever its accents and capitals. */
import type { ClauseInfo } from "../wire/shelf";

export const folded = (text: string): string =>
  text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "").replaceAll("’", "'").replaceAll("œ", "oe");

export function matching(clauses: ClauseInfo[], wish: string): ClauseInfo[] {
  const parts = folded(wish).split(/\s+/).filter(Boolean);
  if (!parts.length) return clauses;
  return clauses.filter((one) => {
    const text = folded(`${one.id} ${one.text}`);
    return parts.every((part) => text.includes(part));
  });
}
