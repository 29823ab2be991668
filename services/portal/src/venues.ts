import type { Hono } from 'hono';
import { createPublicFiles } from './public-files.ts';

/** Demo venues as bundles: `/<slug>/mvf-3.zip?key=demo`. Every request needs a known key. */
export function createVenues(folder: string, keys: readonly string[]): Hono {
  return createPublicFiles(folder, {
    subject: 'The demo venues',
    guard: ({ url }) => {
      const key = new URL(url).searchParams.get('key');
      if (key !== null && keys.includes(key)) return undefined;
      const error =
        key === null
          ? 'A key is needed: add ?key=demo for the demo venues.'
          : `The key "${key.slice(0, 60)}" is not known here. Use "demo" for the demo venues.`;
      return Response.json({ error }, { status: 401 });
    },
    notFound: (path) =>
      `There is no bundle "${path.slice(0, 100)}". The list of venues is at /venues/index.json?key=demo.`,
  });
}
