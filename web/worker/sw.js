/*
 * The service worker: it keeps the shell of the page, so that it opens without a connection and says so, and it shows
 * what the house has to tell. Nothing of a table, and no answer of the house, is ever kept.
 *
 * What the lobby needs, and a hash of it, are filled in when the page is built (vite.config.ts). Each version has a shelf of its own, with the document that belongs to it; files with a hash in their name are
 * the same for ever, so a page that was opened before an update still finds its own.
 */
const SHELL = __SHELL__;
const VERSION = "__VERSION__";
const SHELF = `nyoi-${VERSION}`;
const DOCUMENT = "/index.html";
/** So many versions are kept: this one, and the one that tabs may still show. */
const KEPT = 2;

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      const shelf = await caches.open(SHELF);
      // The document past the browser's own cache: it must be the one that names these very files.
      const document = await fetch("/", { cache: "reload" });
      const text = await document.clone().text();
      if (!document.ok || !SHELL.some((path) => path.endsWith(".js") && text.includes(path)))
        throw new Error("the house has another version by now"); // and another worker with it
      await shelf.put(DOCUMENT, document);
      await shelf.addAll(SHELL);
      await self.skipWaiting();
    })(),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      const shelves = (await caches.keys()).filter((name) => name.startsWith("nyoi-") && name !== SHELF);
      await Promise.all(shelves.slice(0, Math.max(0, shelves.length - KEPT + 1)).map((name) => caches.delete(name)));
      await self.clients.claim();
    })(),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(opened(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (SHELL.includes(url.pathname)) event.respondWith(fetch(request).catch(() => shelved(url.pathname)));
});

/** A page: as the house has it now; without a connection the shell, which says so. */
async function opened(request) {
  try {
    return await fetch(request);
  } catch {
    return (await shelved(DOCUMENT)) ?? Response.error();
  }
}

/** A file that never changes: from any shelf, else fetched once. */
async function kept(request) {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && answer.type === "basic") {
    const shelf = await caches.open(SHELF);
    await shelf.put(request, answer.clone()).catch(() => undefined); // no room: then not
  }
  return answer;
}

async function shelved(path) {
  const shelf = await caches.open(SHELF);
  return await shelf.match(path, { ignoreVary: true });
}

// -- what the house has to tell

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    /* not ours: a browser wants something to be shown all the same */
  }
  event.waitUntil(
    self.registration.showNotification(String(told.title ?? "Nyoi"), {
      body: String(told.body ?? ""),
      lang: String(told.lang ?? ""),
      tag: String(told.tag ?? "nyoi"), // one for each table: the last word counts
      renotify: true,
      icon: "/icons/192.png",
      badge: "/icons/badge.png",
      data: { path: String(told.url ?? "/") },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.path ?? "/"));
});

/** Go to a table: in the tab that shows it, else in any tab of ours, else in a new one. */
async function show(path) {
  const url = new URL(path, location.origin);
  if (url.origin !== location.origin) return;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === url.pathname);
  const tab = there ?? tabs.find((one) => !new URL(one.url).pathname.startsWith("/tv/"));
  if (!tab) {
    await self.clients.openWindow(url.pathname);
    return;
  }
  if (!there) tab.postMessage({ type: "go", path: url.pathname });
  await tab.focus().catch(() => undefined);
}
