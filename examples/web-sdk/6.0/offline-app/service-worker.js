// #region names
const SDK = 'https://portal.brand.example/sdk/6.0/';
const VENUE =
  'https://portal.brand.example/venues/kestrel-house/mvf-3.zip?key=demo';

// Change this name with each release of your app or the SDK.
const APP_CACHE = 'app-1';
const VENUE_CACHE = 'venues';
// #endregion names

// #region install
self.addEventListener('install', (event) => event.waitUntil(keepAll()));

async function keepAll() {
  const list = await fetch(`${SDK}integrity.json`, { cache: 'no-cache' });
  const files = Object.keys(await list.json()).filter(
    (name) => name === 'index.js' || name.startsWith('chunks/'),
  );
  const app = await caches.open(APP_CACHE);
  await app.addAll(['./', ...files.map((name) => SDK + name)]);
  const venues = await caches.open(VENUE_CACHE);
  if (!(await venues.match(VENUE))) await venues.add(VENUE);
}

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name !== APP_CACHE && name !== VENUE_CACHE) await caches.delete(name);
  }
  await self.clients.claim();
}
// #endregion install

// #region fetch
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.url === VENUE) {
    event.respondWith(answerVenue(event));
  } else {
    event.respondWith(answerFile(request));
  }
});

async function answerFile(request) {
  const app = await caches.open(APP_CACHE);
  return (await app.match(request)) ?? fetch(request);
}

async function answerVenue(event) {
  const venues = await caches.open(VENUE_CACHE);
  const kept = await venues.match(VENUE);
  const update = updateVenue(venues, kept);
  if (!kept) return update;
  event.waitUntil(update.catch(() => undefined));
  return kept;
}
// #endregion fetch

// #region update
async function updateVenue(venues, kept) {
  const response = await fetch(VENUE, { cache: 'no-cache' });
  // The login page of a Wi-Fi network also returns status 200.
  const isBundle = response.headers.get('content-type') === 'application/zip';
  if (!response.ok || !isBundle) return response;
  const isSame =
    kept && kept.headers.get('etag') === response.headers.get('etag');
  if (isSame) return response;
  // Rejects and keeps the old bundle if the download is interrupted.
  await venues.put(VENUE, response.clone());
  if (kept) await tellPages('venue-updated');
  return response;
}

async function tellPages(message) {
  for (const page of await self.clients.matchAll()) page.postMessage(message);
}
// #endregion update
