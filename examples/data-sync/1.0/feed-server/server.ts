// #region serve
import { createHash, timingSafeEqual } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';

type Shop = {
  readonly externalId: string;
  readonly name: string;
  readonly type: string;
};

const PAGE_SIZE = 500;

/** Serves one paged feed, `GET /feeds/location`, to clients with the token. */
export function createFeedServer(
  readShops: () => Promise<Shop[]>,
  token: string,
): Server {
  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      // Never send 200 with half a feed: missing records would vanish from the map.
      response.writeHead(503, { 'retry-after': '600' }).end();
    });
  });

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const url = new URL(
      request.url ?? '/',
      `https://${request.headers.host ?? 'localhost'}`,
    );
    if (!isAllowed(request.headers.authorization, token)) {
      response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    } else if (request.method !== 'GET' || url.pathname !== '/feeds/location') {
      response.writeHead(404).end();
    } else {
      sendPage(request, response, pageAfter(url, await readShops()));
    }
  }
}
// #endregion serve

// #region page
/** A page starts after an id, not at an offset, so new shops do not shift later pages. */
function pageAfter(url: URL, shops: readonly Shop[]): string {
  const after = url.searchParams.get('after') ?? '';
  const sorted = shops.toSorted((a, b) => (a.externalId < b.externalId ? -1 : 1));
  const rest = sorted.filter(({ externalId }) => externalId > after);
  const items = rest.slice(0, PAGE_SIZE);
  const last = items.at(-1)?.externalId;
  const isMore = rest.length > items.length && last !== undefined;
  const next = new URL(
    `/feeds/location?after=${encodeURIComponent(last ?? '')}`,
    url,
  );
  return JSON.stringify({
    kind: 'location',
    version: '1.0',
    ...(isMore && { next: next.href }),
    items,
  });
}
// #endregion page

// #region etag
/** Sends only headers, without a body, if the page is unchanged. */
function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
): void {
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    etag,
  });
  response.end(body);
}
// #endregion etag

function isAllowed(header: string | undefined, token: string): boolean {
  const [given, wanted] = [header ?? '', `Bearer ${token}`].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  return (
    given !== undefined && wanted !== undefined && timingSafeEqual(given, wanted)
  );
}

// #region start
if (import.meta.main) {
  const token = process.env['FEED_TOKEN'];
  if (!token)
    throw new Error('Set FEED_TOKEN to the secret that the sync sends.');
  createFeedServer(readShopsFromYourSystem, token).listen(8080);
}
// #endregion start

/** Replace this with a query to the system that holds your tenants. */
async function readShopsFromYourSystem(): Promise<Shop[]> {
  return [{ externalId: 'bookshop', name: 'Maré de Papel', type: 'tenant' }];
}
