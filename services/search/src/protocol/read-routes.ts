import { Hono } from 'hono';
import { search, type StoredObject } from '@brand/search-engine';
import { isObject } from '@brand/search-engine';
import type { IndexStore } from './index-store.ts';
import { prepareParameters } from './prepare-parameters.ts';
import { badRequest } from './protocol-error.ts';
import { MAX_QUERY_BODY_BYTES, readBody } from './read-body.ts';
import { readParameters } from './read-parameters.ts';
import { rejectBadFilters } from './reject-bad-filters.ts';

type Body = Readonly<Record<string, unknown>>;

const BROWSED_AT_ONCE = 1000;
const MAX_OBJECTS = 1000;

/** Routes for browsing an index and for reading objects by id. */
export function createReadRoutes(store: IndexStore): Hono {
  const app = new Hono();
  app.post('/1/indexes/:index/browse', async ({ req, json }) =>
    json(browse(store, req.param('index'), await readBody(req.raw, MAX_QUERY_BODY_BYTES))),
  );
  app.post('/1/indexes/*/objects', async ({ req, json }) => {
    const { requests } = await readBody(req.raw, MAX_QUERY_BODY_BYTES);
    if (!Array.isArray(requests) || requests.length > MAX_OBJECTS) {
      throw badRequest(`requests: expected a list of up to ${MAX_OBJECTS} objects.`);
    }
    return json({ results: requests.map((request) => readObject(store, request)) });
  });
  app.get('/1/indexes/:index/:object', ({ req, json }) => {
    const names = req.query('attributesToRetrieve')?.split(',');
    return json(pick(store.object(req.param('index'), req.param('object')), names));
  });
  return app;
}

/** Stateless: a cursor encodes the query and the next page. */
function browse(store: IndexStore, indexName: string, body: Body): Body {
  const begin = performance.now();
  const { cursor, ...rest } = readParameters(body) as Body;
  const { page, ...asked } = typeof cursor === 'string' ? readCursor(cursor) : { page: 0, ...rest };
  const parameters = { hitsPerPage: BROWSED_AT_ONCE, ...readParameters(asked), page };
  const answer = rejectBadFilters(() =>
    search(store.searchable(indexName), {
      ...prepareParameters(parameters),
      attributesToHighlight: [],
      attributesToSnippet: [],
      distinct: false,
      paginationLimitedTo: Number.MAX_SAFE_INTEGER,
    }),
  );
  const next = page + 1 < answer.nbPages ? { ...asked, page: page + 1 } : undefined;
  return {
    ...answer,
    ...(next && { cursor: Buffer.from(JSON.stringify(next)).toString('base64url') }),
    query: parameters.query ?? '',
    params: typeof body['params'] === 'string' ? body['params'] : '',
    processingTimeMS: Math.max(1, Math.round(performance.now() - begin)),
  };
}

function readCursor(text: string): Body & { readonly page: number } {
  try {
    const cursor: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (isObject(cursor) && Number.isSafeInteger(cursor['page']) && Number(cursor['page']) >= 0) {
      return cursor as Body & { page: number };
    }
  } catch {
    // Reported below, like other strings that are not valid cursors.
  }
  throw badRequest('cursor: expected the cursor of the previous response.');
}

/** An unknown object is `null`, so that the others of the request are returned. */
function readObject(store: IndexStore, request: unknown): Body | null {
  const { indexName, objectID, attributesToRetrieve } = isObject(request) ? request : {};
  if (typeof indexName !== 'string' || typeof objectID !== 'string') {
    throw badRequest('requests: each needs the strings "indexName" and "objectID".');
  }
  const names = Array.isArray(attributesToRetrieve) ? attributesToRetrieve.map(String) : undefined;
  return store.has(indexName) && store.hasObject(indexName, objectID)
    ? pick(store.object(indexName, objectID), names)
    : null;
}

function pick(object: StoredObject, names: readonly string[] | undefined): Body {
  if (names === undefined || names.includes('*')) return object;
  const kept = Object.entries(object).filter(
    ([name]) => name === 'objectID' || names.includes(name),
  );
  return Object.fromEntries(kept);
}
