// The shell of the app, kept for the next visit. Nothing of /api is ever kept.
const CACHE = `holmgang-${'VERSION'}`;
const SHELL = ['SHELL'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((keys) => Promise.all(keys.filter((k) => k !== CACHE).map((k) => caches.delete(k))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(keep(request));
  else if (request.mode === 'navigate' && !/^\/(api|schema|metrics|healthz)\b/.test(pathname))
    event.respondWith(fetch(request).catch(() => caches.match('/')));
});

// Whoever touches a notice wants to see the table.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.matchAll({ type: 'window' }).then(([first]) => first?.focus()));
});

// Names of assets change with their content, so a kept one is never old.
async function keep(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}
