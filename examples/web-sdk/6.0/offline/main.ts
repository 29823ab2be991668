import { showVenue } from '@brand/web-sdk';

// #region cache
const CACHE = 'venues';
const address =
  'https://portal.brand.example/venues/kestrel-house/mvf-3.zip?key=demo';

async function loadBundle(): Promise<Blob> {
  const cache = await caches.open(CACHE);
  try {
    const response = await fetch(address);
    if (response.ok) await cache.put(address, response);
  } catch {
    // Offline: use the bundle from the cache below.
  }
  const kept = await cache.match(address);
  if (!kept)
    throw new Error('The venue is not on this device yet. Go online once.');
  return kept.blob();
}

await showVenue('#map', { bundle: await loadBundle() });
// #endregion cache
