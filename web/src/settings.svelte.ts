/** What this browser prefers and holds: kept here, never sent but for the tokens that open its own seats. */
import type { Lang } from "./words";

export interface Kept {
  lang: Lang;
  theme: "auto" | "light" | "dark";
  sound: boolean;
  motion: "auto" | "full" | "none";
  /** Boards in words in place of drawn ones. */
  plain: boolean;
  /** How long the page shows what the others do. */
  pace: "slow" | "normal" | "fast";
  /** From 0 to 1. */
  volume: number;
  /** The log was closed where it stands open by itself. */
  logShut: boolean;
  /** The name typed last. */
  nickname: string;
  /** Who the server takes us for: the token, and the name it was given for. */
  token: string;
  known: string;
  /** Whether that name is kept with a passphrase. */
  claimed: boolean;
  /** Seat tokens by table: they open a seat, so they never leave this browser but for the server. */
  seats: Record<string, { seat: number; token: string }[]>;
  /** Help at the moment it matters: whether it is wanted, and what was given already. */
  help: boolean;
  shown: string[];
  /** Scenes seen to their end, by lesson. */
  learned: Record<string, number>;
  /** The table at whose end keeping the name was offered: it is offered once, and "-" was said no to. */
  offered: string;
  /** At a table by days it was asked whether we want to be told, and we did not. */
  untold: boolean;
}

const KEY = "nyoi";
/** In a frame of somebody else's page nothing is read from this browser, and nothing is left in it. */
export const FRAMED = location.pathname.startsWith("/embed/");
const TABLES = 200; // seats of older tables are forgotten: the server gives them back to whoever has claimed a name
const fallback = (): Kept => ({
  lang: navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en",
  theme: "auto",
  sound: false,
  motion: "auto",
  plain: false,
  pace: "normal",
  volume: 0.6,
  logShut: false,
  nickname: "",
  token: "",
  known: "",
  claimed: false,
  seats: {},
  help: true,
  shown: [],
  learned: {},
  offered: "",
  untold: false,
});

function stored(): Partial<Kept> {
  if (FRAMED) return {};
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
  } catch {
    return {};
  }
}

export const settings: Kept = $state({ ...fallback(), ...stored() });

/** Write the settings down, and let the document know. */
export function keep(): void {
  if (FRAMED) return dress();
  try {
    // Another tab may have sat down somewhere since we read: its seats stay.
    settings.seats = recent({ ...stored().seats, ...settings.seats });
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* a browser that keeps nothing: everything works until the page is closed */
  }
  dress();
}

/** A token has ended: nothing that it opened stays here, unless another tab has got a new one meanwhile. */
export function forget(token: string): void {
  const now = stored();
  if (now.token && now.token !== token) {
    Object.assign(settings, now);
    return;
  }
  Object.assign(settings, { nickname: "", token: "", known: "", claimed: false, seats: {} });
  try {
    localStorage.setItem(KEY, JSON.stringify(settings)); // not `keep`: the seats that are stored are to go
  } catch {
    /* a browser that keeps nothing */
  }
}

function recent(seats: Kept["seats"]): Kept["seats"] {
  return Object.fromEntries(Object.entries(seats).slice(-TABLES));
}

function dress(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  const manifest = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  const installed = `/manifest.${settings.lang}.webmanifest`;
  if (manifest && manifest.getAttribute("href") !== installed) manifest.href = installed;
  if (settings.theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = still() ? "none" : "full";
  root.dataset["pace"] = settings.pace;
}

addEventListener("storage", (event) => {
  if (event.key !== KEY) return;
  Object.assign(settings, stored());
  dress();
});

/** Whether nothing should move. */
export function still(): boolean {
  if (settings.motion !== "auto") return settings.motion === "none";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function seatTokens(table: string): string[] {
  return (settings.seats[table] ?? []).map((seat) => seat.token);
}

export function keepSeat(table: string, seat: number, token: string): void {
  const others = (settings.seats[table] ?? []).filter((kept) => kept.seat !== seat);
  delete settings.seats[table]; // the newest table stands last
  settings.seats[table] = [...others, { seat, token }];
  keep();
}
