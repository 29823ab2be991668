import { STATE_CHANGE } from '@brand/wire/offline';
import { isServicePath, SERVICE_PATHS } from '@brand/wire/paths';
import { answerRequest } from './answer-request.ts';
import { Download } from './read-download.ts';
import type { ServiceWorkerScope } from './service-worker-scope.ts';

declare const self: ServiceWorkerScope;
/** Set by `postbuild/offline/bundle-worker.ts`. */
declare const BASE_URL: string;

const download = new Download(self.caches);

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', ({ data }) => {
  if (data === STATE_CHANGE) download.forget();
});
self.addEventListener('fetch', (event) => {
  const { method, url, cache } = event.request;
  const { origin, pathname } = new URL(url);
  // Downloads ask the server, not the previous download.
  if (cache === 'no-store') return;
  if (method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(BASE_URL)) return;
  if (isAnsweredByService(`/${pathname.slice(BASE_URL.length)}`)) return;
  event.respondWith(
    answerRequest(event.request, {
      download,
      fetch: (request) => fetch(request),
      baseUrl: BASE_URL,
    }),
  );
});

/** The bundles of demo venues are files, although a service checks their keys. */
function isAnsweredByService(path: string): boolean {
  return isServicePath(path) && !path.startsWith(`${SERVICE_PATHS.venues}/`);
}
