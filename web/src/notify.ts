/** This browser is told when it is our turn: asked of the browser, then said to the house. */
import * as api from "./api";
import { settings } from "./settings.svelte";
import type { ToldInfo } from "./wire/turns";

export type Telling = "on" | "off" | "denied" | "unable";

const able = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function registered(): Promise<ServiceWorkerRegistration | null> {
  return able() ? ((await navigator.serviceWorker.getRegistration()) ?? null) : null;
}

/** How it stands in this browser. */
export async function telling(): Promise<Telling> {
  const worker = await registered();
  if (!worker) return "unable";
  if (Notification.permission === "denied") return "denied";
  return Notification.permission === "granted" && (await worker.pushManager.getSubscription()) ? "on" : "off";
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));

const text = (data: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(data ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Ask the browser, and tell the house where to write; the browser's own question comes with it. */
export async function tellMe(key: string): Promise<ToldInfo> {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("denied");
  const worker = await navigator.serviceWorker.ready;
  const before = await worker.pushManager.getSubscription();
  if (before && !fits(before, key)) await before.unsubscribe(); // of a house that was here before
  const found = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  return await sent(found);
}

/** Whether a subscription is for the house with this key; where a browser does not tell, it is believed. */
function fits(found: PushSubscription, key: string): boolean {
  const known = found.options?.applicationServerKey;
  return !known || text(known) === key;
}

const sent = (found: PushSubscription): Promise<ToldInfo> =>
  api.subscribe({
    endpoint: found.endpoint,
    p256dh: text(found.getKey("p256dh")),
    auth: text(found.getKey("auth")),
    lang: settings.lang,
  });

/** No more: the house forgets this browser, and the browser the house. */
export async function tellMeNoMore(): Promise<ToldInfo | null> {
  const found = await (await registered())?.pushManager.getSubscription();
  if (!found) return null;
  const told = await api.unsubscribe(found.endpoint);
  await found.unsubscribe().catch(() => undefined);
  return told;
}

/**
 * A browser may change where it is written to, or the language has changed: the house is told again, once a visit. What
 * was given to a house that was here before, with another key, is given anew: with the old one nothing would arrive.
 */
export async function tellAgain(): Promise<void> {
  if (!settings.token || (await telling()) !== "on") return;
  const found = await (await registered())?.pushManager.getSubscription();
  if (!found) return;
  const { key } = await api.told();
  await (fits(found, key) ? sent(found) : tellMe(key)).catch(() => undefined);
}
