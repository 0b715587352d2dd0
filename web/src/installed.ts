/** The page as an app: its service worker, the offer to install it, and the way from a message to its table. */
import { go } from "./router.svelte";

/** What a browser offers that could install the page; not in every browser, and not a standard. */
interface Install extends Event {
  prompt: () => Promise<void>;
}

let waits: Install | null = null;
const waiting = new Set<() => void>();

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // asked for when somebody wants it, in the settings
  waits = event as Install;
  for (const told of waiting) told();
});

/** Whether the page could be installed now; `told` is called when that changes. */
export function installable(told?: () => void): boolean {
  if (told) waiting.add(told);
  return waits !== null;
}

export async function install(): Promise<void> {
  const found = waits;
  waits = null;
  await found?.prompt();
}

/** Whether it runs as an app of its own. */
export const installed = (): boolean => matchMedia("(display-mode: standalone)").matches;

/** Once the page is there, let the worker come that keeps it; a browser without one does without. */
export function settle(): void {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  navigator.serviceWorker.addEventListener("message", (event: MessageEvent<{ type?: string; path?: string }>) => {
    if (event.data.type === "go" && event.data.path?.startsWith("/")) go(event.data.path);
  });
  const come = (): void => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") come();
  else addEventListener("load", come, { once: true });
}

const AGAIN = "nyoi-again";
/** A part of the page that is not there any more: the house has a newer version, which is fetched, once. */
addEventListener("vite:preloadError", (event) => {
  const last = Number(sessionStorage.getItem(AGAIN) ?? 0);
  if (!navigator.onLine || Date.now() - last < 60_000) return;
  event.preventDefault();
  sessionStorage.setItem(AGAIN, String(Date.now()));
  location.reload();
});
