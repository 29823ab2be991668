import { OFFLINE_CACHE } from '@brand/wire/offline';
import type { ServiceWorkerScope } from './service-worker-scope.ts';

declare const self: ServiceWorkerScope;

/**
 * Replaces the worker of every reader when an operator turns downloads off (`OFFLINE_DOCS=off`): it
 * answers no request, and removes the download and itself.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(removeDownload()));

async function removeDownload(): Promise<void> {
  await self.caches.delete(OFFLINE_CACHE);
  await self.registration.unregister();
}
