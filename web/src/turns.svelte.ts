/** The tables that wait for us: how many, and which is next. Known to the whole page, asked for now and then. */
import * as api from "./api";
import { go, place } from "./router.svelte";
import { settings } from "./settings.svelte";
import { after } from "./shell/round";
import type { WaitingTable } from "./wire/turns";

const EVERY = 30_000;

/** Those that wait, the longest first. */
export const turns: { tables: WaitingTable[] } = $state({ tables: [] });

/** The table that is open, if one is. */
const here = (): string => /^\/table\/([^/]+)$/.exec(place.path)?.[1] ?? "";

/** How many wait elsewhere. */
export const elsewhere = (): number => turns.tables.filter((table) => table.id !== here()).length;

/** A title with the number of tables that wait elsewhere. */
export const titled = (title: string): string => (elsewhere() ? `(${elsewhere()}) ${title}` : title);

/** Look which tables wait. */
export async function look(): Promise<void> {
  if (!settings.token) {
    turns.tables = [];
    return;
  }
  try {
    turns.tables = await api.waiting();
  } catch {
    /* no connection, or nobody any more: what was known stands */
  }
}

/** Go to the next table that waits; whether there was one. */
export async function goToNext(): Promise<boolean> {
  await look();
  const next = after(turns.tables, here());
  if (next) go(`/table/${next}`);
  return next !== "";
}

/** Look now and then, and whenever somebody turns to the page; to be called once. */
export function keepLooking(): () => void {
  const now = (): void => void (document.hidden || look());
  const timer = setInterval(now, EVERY);
  document.addEventListener("visibilitychange", now);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", now);
  };
}
