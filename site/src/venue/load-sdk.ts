import siteConfig from '@generated/docusaurus.config';

/** Entries of the Web SDK, by the name of their file. */
type SdkEntries = {
  index: typeof import('@brand/web-sdk');
  'blue-dot': typeof import('@brand/web-sdk/blue-dot');
  models: typeof import('@brand/web-sdk/models');
  views: typeof import('@brand/web-sdk/views');
};

/**
 * Loads an entry of the Web SDK as this site publishes it: the page runs the code that readers get,
 * and samples and tools share one copy.
 */
export async function loadSdk<Entry extends keyof SdkEntries>(
  entry: Entry,
): Promise<SdkEntries[Entry]> {
  const address = new URL(`${siteConfig.baseUrl}sdk/6.0/${entry}.js`, window.location.href);
  try {
    return (await import(/* webpackIgnore: true */ address.href)) as SdkEntries[Entry];
  } catch (error) {
    throw new Error('The Web SDK could not be loaded. Check your connection and reload the page.', {
      cause: error,
    });
  }
}
