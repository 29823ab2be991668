type Browser = Pick<Window, 'isSecureContext'> & {
  readonly caches?: CacheStorage;
  readonly navigator: { readonly serviceWorker?: ServiceWorkerContainer };
};

/** Why this browser cannot store the documentation; `undefined` if it can. */
export async function whyUnavailable(browser: Browser = window): Promise<string | undefined> {
  if (!browser.isSecureContext) {
    return 'Browsers store websites over HTTPS only. Open this page over HTTPS, or use the archive below.';
  }
  if (!browser.caches || !browser.navigator.serviceWorker) {
    return 'This browser cannot store websites, or a private window forbids it. Use another browser or a regular window, or use the archive below.';
  }
  try {
    await browser.caches.has('');
    return undefined;
  } catch {
    return 'The browser’s settings block storage for this site. Allow site data in the settings, and reload this page.';
  }
}
