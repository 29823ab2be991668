import type { Hono } from 'hono';
import { createPublicFiles } from './public-files.ts';
import { refuseKey, type VenueKeys } from './venue-keys.ts';

/** Demo venues as bundles: `/<slug>/mvf-3.zip?key=demo`. Every request needs a known key. */
export function createVenues(folder: string, keys: VenueKeys): Hono {
  return createPublicFiles(folder, {
    subject: 'The demo venues',
    guard: ({ url, headers }) => {
      const key = new URL(url).searchParams.get('key');
      const refusal = refuseKey(key, { keys, origin: headers.get('origin') });
      return refusal && Response.json({ error: refusal.error }, { status: refusal.status });
    },
    notFound: (path) =>
      `There is no bundle "${path.slice(0, 100)}". The list of venues is at /venues/index.json?key=demo.`,
    // A cache between here and the reader must not hand a page what another may read.
    headers: { vary: 'origin, accept-encoding' },
  });
}
