/**
 * Fair by proof (docs/fairness.md): what this browser adds to the chance of a table, what it keeps of what the server
 * promised, and whether all of it fits in the end.
 */
import { hex, sha256 } from "./sha256";
import type { TableInfo } from "./wire/messages";

/** What is kept of a table: the seal of the server as it was seen first, our shares by seat, all seals when we opened ours. */
interface Kept {
  seal: string;
  shares: Record<number, string>;
  seals: string[];
}

type Mix = { seat: number; seal?: string; share?: string };

const KEY = "nyoi-proof";
const TABLES = 100;
let memory: Record<string, Kept> = {}; // of a browser that keeps nothing: until the page is closed

function all(): Record<string, Kept> {
  try {
    return { ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>), ...memory };
  } catch {
    return { ...memory };
  }
}

export function kept(table: string): Kept | null {
  return all()[table] ?? null;
}

function note(table: string, change: Partial<Kept>): Kept {
  const found = all();
  const now = { ...(found[table] ?? { seal: "", shares: {}, seals: [] }), ...change };
  delete found[table]; // the newest stands last
  const recent = Object.fromEntries(Object.entries({ ...found, [table]: now }).slice(-TABLES));
  try {
    localStorage.setItem(KEY, JSON.stringify(recent));
  } catch {
    memory = recent;
  }
  return now;
}

/** A number of 32 bytes that nobody can guess. */
export const fresh = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

/** Keep what a seat of ours adds. */
export function keepShare(table: string, seat: number, share: string): string {
  note(table, { shares: { ...kept(table)?.shares, [seat]: share } });
  return share;
}

/** The share of a seat: made once, and kept. */
export const shareOf = (table: string, seat: number): string =>
  kept(table)?.shares[seat] ?? keepShare(table, seat, fresh());

/** Whether the server shows another seal than it did at first. */
export function swapped(info: TableInfo): boolean {
  const seal = kept(info.id)?.seal;
  return !!seal && seal !== info.proof?.seal;
}

const sent = new Set<string>(); // a table tells about itself more often than we have something to add

/** Whenever a table tells about itself: keep its seal, seal what our seats add, open it once nobody can choose any more. */
export async function partake(info: TableInfo, mix: (wish: Mix) => Promise<unknown>): Promise<void> {
  const proof = info.proof;
  if (!proof || info.status === "over") return;
  if (!kept(info.id)?.seal) note(info.id, { seal: proof.seal });
  if (info.status !== "lobby" || swapped(info)) return;
  const once = async (wish: Mix): Promise<void> => {
    const known = `${info.id} ${JSON.stringify(wish)}`;
    if (sent.has(known)) return;
    sent.add(known);
    try {
      await mix(wish);
    } catch (error) {
      sent.delete(known);
      throw error;
    }
  };
  for (const seat of info.mine) {
    const sealed = proof.seals[seat];
    if (!proof.mixing && !sealed) await once({ seat, seal: await sha256(shareOf(info.id, seat)) });
    const share = kept(info.id)?.shares[seat];
    if (!proof.mixing || !share || (await sha256(share)) !== sealed) continue; // sealed by another device of ours
    if (!kept(info.id)?.seals.length) note(info.id, { seals: proof.seals });
    await once({ seat, share });
  }
}

/** The key of all chance, as `key_of` in `server/table/proof.py` works it out. */
export const keyOf = (secret: string, table: string, game: string, shares: string[]): Promise<string> =>
  sha256(["nyoi-proof-1", secret, table, game, ...shares.map((share) => share || "-")].join("\n"));

/** One thing that was looked at: `page-proof-<what>-<yes or no>` says how it was found. */
export interface Found {
  what: "seal" | "kept" | "shares" | "own" | "key";
  yes: boolean;
}

/** Whether what was opened in the end fits what was promised: everything that can be said without knowing the rules. */
export async function checked(info: TableInfo): Promise<Found[]> {
  const { seal, seals, shares, secret, key } = info.proof!;
  const mine = kept(info.id);
  const fitting = await Promise.all(shares.map(async (share, seat) => !share || (await sha256(share)) === seals[seat]));
  const alike = !mine?.seals.length || mine.seals.every((one, seat) => one === seals[seat]);
  const found: Found[] = [{ what: "seal", yes: (await sha256(secret)) === seal }];
  if (mine?.seal) found.push({ what: "kept", yes: mine.seal === seal });
  found.push({ what: "shares", yes: fitting.every((yes) => yes) && alike });
  const own = info.mine.filter((seat) => mine?.shares[seat]);
  if (own.length) found.push({ what: "own", yes: own.every((seat) => shares[seat] === mine!.shares[seat]) });
  found.push({ what: "key", yes: (await keyOf(secret, info.id, info.game, shares)) === key });
  return found;
}
