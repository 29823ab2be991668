import { isOwnVenueMessage } from '../../frame-messages.ts';
import { isFramed } from '../parent-page.ts';

/** Whether the page around the frame sends a bundle of the reader. */
export const hasOwnVenue: boolean =
  isFramed && new URLSearchParams(location.search).get('venue') === 'own';

const received = Promise.withResolvers<Blob>();
const DEMO_BUNDLE = /\/venues\/[\w.-]+\/mvf-[123]\.zip$/;
const fetchFromServer = globalThis.fetch.bind(globalThis);

/** The reader's bundle takes the place of the bundle of any demo venue. */
const fetchOwnBundle: typeof fetch = async (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.href);
  const isDemo = DEMO_BUNDLE.test(url.pathname) && url.searchParams.get('key') === 'demo';
  if (!isDemo) return fetchFromServer(input, init);
  const bundle = await received.promise;
  init?.signal?.throwIfAborted();
  const headers = { 'content-type': 'application/zip', 'content-length': String(bundle.size) };
  return new Response(bundle, { headers });
};

if (hasOwnVenue) {
  const pageOrigin = new URL(location.href).origin;
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === parent && origin === pageOrigin && isOwnVenueMessage(data)) {
      received.resolve(data.bundle);
    }
  });
  globalThis.fetch = fetchOwnBundle;
}

/** The bundle of a demo venue, not of the reader. */
export async function fetchDemoBundle(id: string): Promise<Uint8Array> {
  const [site = ''] = location.href.split('/samples/');
  const response = await fetchFromServer(`${site}/venues/${id}/mvf-3.zip?key=demo`);
  if (!response.ok) throw new Error(`The demo venue "${id}" could not be loaded. Try again later.`);
  return new Uint8Array(await response.arrayBuffer());
}
