import { OFFLINE_PATHS, STATE_CHANGE } from '@brand/wire/offline';

/** Registers the worker, and waits until it answers the requests of this page. */
export async function startWorker(baseUrl: string): Promise<void> {
  const { serviceWorker } = navigator;
  const url = baseUrl + OFFLINE_PATHS.worker;
  await serviceWorker.register(url, { scope: baseUrl, updateViaCache: 'none' });
  await serviceWorker.ready;
  await announceChange(baseUrl);
}

/** Tells the worker to read the state again. */
export async function announceChange(baseUrl: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(baseUrl);
  registration?.active?.postMessage(STATE_CHANGE);
}

export async function removeWorker(baseUrl: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(baseUrl);
  await registration?.unregister();
}
