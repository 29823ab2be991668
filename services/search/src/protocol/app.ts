import { type LimitOptions, rateLimit } from '@brand/service-kit';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Access } from './access.ts';
import { checkAccess } from './access.ts';
import { answerFacetQuery } from './answer-facet-query.ts';
import { answerQueries, answerQuery, type AnsweredQuery } from './answer-query.ts';
import type { IndexStore } from './index-store.ts';
import { busyResponse, errorResponse, ProtocolError, tooManyRequests } from './protocol-error.ts';
import { MAX_QUERY_BODY_BYTES, readBody } from './read-body.ts';
import { readAddress } from './read-parameters.ts';
import { createReadRoutes } from './read-routes.ts';
import { QueueOverloadError, TimeSlicedQueue } from './time-sliced-queue.ts';
import { createWriteRoutes } from './write-routes.ts';

export type SearchAppOptions = LimitOptions & {
  readonly store: IndexStore;
  readonly access: Access;
  /** Whether records can be written; `true` by default. */
  readonly isWritable?: boolean;
  readonly onQuery?: (query: AnsweredQuery, client: string) => void;
  readonly onError?: (error: unknown) => void;
};

const READ = /^\/1\/indexes\/[^/]+\/(?:queries|query|facets\/[^/]+\/query)$/;

const READ_ONLY =
  'Records cannot be written, because several processes hold them in memory. ' +
  'Set WORKERS=1, or run a separate search service and set SEARCH_HOSTS.';

/** The search service in the Algolia protocol: queries and writes. */
export function createSearchApp(options: SearchAppOptions): Hono {
  const { store, access, isWritable = true, limiter, clientOf, onError } = options;
  const app = new Hono();
  app.use(
    '/1/*',
    cors({
      origin: '*',
      exposeHeaders: ['retry-after', 'x-ratelimit-limit', 'x-ratelimit-remaining'],
      maxAge: 86_400,
    }),
  );
  app.use('/1/*', rateLimit({ limiter, clientOf }, tooManyRequests));
  app.use('/1/*', async (context, next) => {
    const { method, path } = context.req;
    const isRead =
      (method === 'POST' && READ.test(path)) ||
      (method === 'GET' && /^\/1\/indexes\/[^/]+$/.test(path));
    checkAccess(context.req.raw, access, isRead ? 'search' : 'admin');
    if (!isRead && method !== 'GET' && !isWritable) throw new ProtocolError(409, READ_ONLY);
    return next();
  });
  addQueries(app, options);
  app.route('/', createWriteRoutes(store));
  app.route('/', createReadRoutes(store));
  app.all('/1/*', ({ req, json }) =>
    json({ message: `${req.method} ${req.path.slice(0, 200)} does not exist`, status: 404 }, 404),
  );
  app.onError((error) => {
    if (error instanceof ProtocolError) return errorResponse(error);
    if (error instanceof QueueOverloadError) return busyResponse(error.message);
    onError?.(error);
    return errorResponse({ status: 500, message: 'Something went wrong on our side. Try again.' });
  });
  return app;
}

function addQueries(app: Hono, { store, clientOf, onQuery }: SearchAppOptions): void {
  const tell = (answer: Readonly<Record<string, unknown>>, context: Context): void => {
    if (answer['queryID'] === undefined) return;
    onQuery?.(
      {
        index: String(answer['index']),
        query: String(answer['query']),
        hits: Number(answer['nbHits']),
        queryID: String(answer['queryID']),
      },
      clientOf(context),
    );
  };
  const turns = new TimeSlicedQueue();
  app.post('/1/indexes/*/queries', async (context) => {
    const body = await readBody(context.req.raw, MAX_QUERY_BODY_BYTES);
    return turns.run(() => {
      const answers = answerQueries(store, body);
      for (const answer of answers.results) tell(answer, context);
      return context.json(answers);
    });
  });
  app.post('/1/indexes/:index/query', async (context) => {
    const body = await readBody(context.req.raw, MAX_QUERY_BODY_BYTES);
    return turns.run(() => {
      const answer = answerQuery(store, context.req.param('index'), body);
      tell(answer, context);
      return context.json(answer);
    });
  });
  app.get('/1/indexes/:index', ({ req, json }) => {
    const { search } = new URL(req.url);
    return json(answerQuery(store, req.param('index'), withoutCredentials(readAddress(search))));
  });
  app.post('/1/indexes/:index/facets/:facet/query', async ({ req, json }) => {
    const body = await readBody(req.raw, MAX_QUERY_BODY_BYTES);
    const { index, facet } = req.param();
    return json(answerFacetQuery(store, { indexName: index, facet, body }));
  });
}

function withoutCredentials(parameters: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(parameters).filter(([name]) => !name.toLowerCase().startsWith('x-algolia-')),
  );
}
