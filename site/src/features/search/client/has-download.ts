/** Whether this reader may have records on the device: the service worker of a download answers. */
export function hasDownload(): boolean {
  return Boolean(globalThis.navigator?.serviceWorker?.controller);
}
