// Keeps the annotator on the device: pages from the network while there is one, else as they were; style and script by their version.
"use strict";

const BOX = "kronika-annotate";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin) return;
  if (address.pathname.startsWith("/static/") && address.searchParams.has("v")) event.respondWith(kept(request));
  else if (request.mode === "navigate" && /^\/annotate\/[\w-]+$/.test(address.pathname)) event.respondWith(newest(request, address.pathname));
});

async function kept(request) {
  const box = await caches.open(BOX);
  const found = await box.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await box.put(request, answer.clone());
  return answer;
}

async function newest(request, path) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await (await caches.open(BOX)).match(path); // what the annotator itself put in
    if (found) return found;
    throw error;
  }
}
