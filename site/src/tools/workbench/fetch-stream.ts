import { LoadError } from './load-error';
import type { SizedStream } from './read-stream';

type Address = { readonly name: string; readonly address: string };

/** Requests a file by URL; other hosts get neither cookies nor the URL of the page. */
export async function fetchStream({ name, address }: Address): Promise<SizedStream> {
  const url = new URL(address, location.href);
  const response = await fetch(url, { referrerPolicy: 'no-referrer' }).catch(() => undefined);
  if (response?.ok && response.body) {
    return { body: response.body, size: Number(response.headers.get('content-length') ?? 0) };
  }
  if (response) {
    throw new LoadError(
      'not-loaded',
      `${name} could not be loaded: expected a file, found status ${response.status}.`,
    );
  }
  if (url.origin === location.origin) {
    throw new LoadError('not-loaded', `${name} could not be loaded: the server did not respond.`);
  }
  // Browsers do not tell pages which of the two it is.
  throw new LoadError(
    'other-host',
    `${name} could not be loaded: ${url.host} did not respond, or does not allow other sites to read its files.`,
  );
}
