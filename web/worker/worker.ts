// The service worker: shows notices, leads to the table that they are about, and has a page for when there is no network.
// It answers no other request: pages and data always come from the server, hashed files from the browser's own cache.

declare const self: ServiceWorkerGlobalScope;

/** What a push holds; see `docs/protocol.md`, "Notices". */
interface Told {
  title: string;
  text: string;
  url: string;
  tag: string;
  lang: string;
  stops: { label: string; token: string }[];
}

type Kept = Pick<Told, "url" | "stops">;

const API = "/api/v1";
const CACHE = "offline-1";
const PAGE = "/offline.html";
const OFFLINE: readonly string[] = [PAGE, "/offline.css", "/offline.js", "/art/icon.svg"];

self.addEventListener("install", (event) => {
  const fresh = OFFLINE.map((path) => new Request(path, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
  void self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

// Without a network

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(orKept(request, PAGE));
  else if (OFFLINE.includes(pathname)) event.respondWith(orKept(request, pathname));
});

async function orKept(request: Request, path: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(path)) ?? Response.error();
  }
}

// Notices

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Told));
});

async function show({ title, text, url, tag, lang, stops }: Told): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // Whoever is looking at the table knows it already; the sound and the title of the page tell them.
  const watched = windows.some((open) => open.visibilityState === "visible" && isAt(open, url));
  if (watched && url.startsWith("/table/")) return;
  const kept: Kept = { url, stops };
  const options = {
    body: text,
    tag,
    lang,
    icon: "/icons/app-192.png",
    badge: "/icons/badge-96.png",
    data: kept,
    actions: stops.map(({ label }, number) => ({ action: String(number), title: label })),
  };
  await self.registration.showNotification(title, options);
}

function isAt(open: Client, path: string): boolean {
  return new URL(open.url).pathname === path;
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const kept = event.notification.data as Kept;
  const stop = event.action ? kept.stops[Number(event.action)] : undefined;
  event.waitUntil(stop ? end(stop.token) : lead(kept.url));
});

/** To the tab that shows it already, or to a new one. */
async function lead(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((open) => isAt(open, url));
  if (there) await there.focus();
  else await self.clients.openWindow(url);
}

/** One press: no more from this table, or no more here at all. */
async function end(token: string): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription();
  const query = new URLSearchParams({ token, endpoint: subscription?.endpoint ?? "" });
  const reply = await fetch(`${API}/notices/stop?${query}`, { method: "POST" });
  const stopped = (await reply.json()) as { table?: string };
  if (reply.ok && !stopped.table) await subscription?.unsubscribe();
}

/** The push service gave this browser another address: tell the server. */
self.addEventListener("pushsubscriptionchange", (event) => {
  (event as ExtendableEvent).waitUntil(renew());
});

async function renew(): Promise<void> {
  const { key } = (await (await fetch(`${API}/push`)).json()) as { key: string };
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (await self.registration.pushManager.subscribe(options)).toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
  await fetch(`${API}/push`, { method: "PUT", headers: { "Content-Type": "application/json" }, body });
}

export {};
