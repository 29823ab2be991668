import type { DocsHit as MarkedHit } from '@brand/wire/results';
import { DOCS_INDEX, DOCS_INDEX_SETTINGS, type DocsRecord } from '@brand/wire/search';
import {
  createLocalLimiter,
  type CreateRateLimiter,
  runInSlices,
  type RateLimit,
} from '@brand/service-kit';
import type { ClusterBus } from '@brand/server';
import { type Context, Hono } from 'hono';
import type { SearchParameters } from '@brand/search-engine';
import { QueryDebouncer } from './insights/query-debouncer.ts';
import { createInsightsRoutes } from './insights/routes.ts';
import { SearchStatistics, type StatisticsOptions } from './insights/search-statistics.ts';
import type { Access } from './protocol/access.ts';
import { answerQuery } from './protocol/answer-query.ts';
import { createSearchApp } from './protocol/app.ts';
import { IndexStore } from './protocol/index-store.ts';
import { TimeSlicedQueue } from './protocol/time-sliced-queue.ts';
import { readRecordsInSlices } from './read-records.ts';

export type SearchServiceOptions = {
  /** Records written by the site's build, one per line. */
  readonly recordsFile: string;
  readonly access: Access;
  readonly statistics: StatisticsOptions;
  readonly limit: RateLimit;
  readonly createLimiter?: CreateRateLimiter | undefined;
  /** Reaches other processes with the same index. Records cannot be written then. */
  readonly bus?: ClusterBus | undefined;
  readonly clientOf: (context: Context) => string;
  readonly onError: (error: unknown) => void;
  /** Called once a minute at most while statistics cannot be stored; `onError` by default. */
  readonly onWarning?: (error: Error) => void;
};

/** A hit with the public fields of its record. */
export type DocsHit = Omit<DocsRecord, 'body' | 'context'>;

/** A page of hits with highlights. */
export type DocsAnswer = {
  readonly hits: readonly MarkedHit[];
  readonly nbHits: number;
  readonly nbPages: number;
};

export type SearchService = {
  readonly app: Hono;
  /** Searches for a page of this process. Not logged. */
  readonly answer: (request: SearchParameters) => Promise<DocsAnswer>;
  /** Whether a client is within the rate limit, shared with requests over HTTP. */
  readonly admit: (context: Context) => boolean;
  /** Searches for a service of the same process, without HTTP. Not logged. */
  readonly search: (request: SearchParameters) => Promise<readonly DocsHit[]>;
  /** Resolves to the number of records once the index is built. Queries wait for it. */
  readonly whenReady: Promise<number>;
  /** Counts of queries and events: records that were lost, keys that wait in memory, and health. */
  readonly statistics: Pick<SearchStatistics, 'dropped' | 'pending' | 'health'>;
  /** Resolves once the counts in memory are stored, or after a few seconds if they cannot be. */
  readonly close: () => Promise<void>;
};

const UNMARKED = { attributesToHighlight: [], attributesToSnippet: [] };

/**
 * The search service with the index of the documentation. The index is built in time slices, so a
 * process that also serves pages stays responsive.
 */
export function createSearchService(options: SearchServiceOptions): SearchService {
  const { recordsFile, access, limit, clientOf, onError, onWarning = onError, bus } = options;
  const { createLimiter = createLocalLimiter } = options;
  const store = new IndexStore();
  const turns = new TimeSlicedQueue();
  const whenReady = openIndex(store, recordsFile, turns);
  const statistics = new SearchStatistics(options.statistics, onWarning);
  const typed = new QueryDebouncer(statistics, bus);
  const limits = { limiter: createLimiter('search', limit), clientOf };
  const app = new Hono();
  app.use('/1/*', async (_, next) => {
    await whenReady;
    return next();
  });
  app.route('/', createInsightsRoutes({ statistics, typed, access, ...limits }));
  app.route(
    '/',
    createSearchApp({
      store,
      access,
      ...limits,
      isWritable: bus === undefined,
      onQuery: (query, client) => {
        if (query.index === DOCS_INDEX) typed.add(query, client);
      },
      onError,
    }),
  );
  return {
    app,
    answer: async (request) => {
      await whenReady;
      return turns.run(() => answerQuery(store, DOCS_INDEX, request) as unknown as DocsAnswer);
    },
    admit: (context) => limits.limiter.take(clientOf(context)).isAllowed,
    search: async (request) => {
      await whenReady;
      const { hits } = answerQuery(store, DOCS_INDEX, { ...request, ...UNMARKED });
      return hits as readonly DocsHit[];
    },
    whenReady,
    statistics,
    close: async () => {
      typed.flush();
      await statistics.close();
    },
  };
}

/** Builds the index and warms it up, so that the first query does not pay for JIT compilation. */
async function openIndex(
  store: IndexStore,
  recordsFile: string,
  turns: TimeSlicedQueue,
): Promise<number> {
  const records = await runInSlices(readRecordsInSlices(recordsFile));
  store.setSettings(DOCS_INDEX, DOCS_INDEX_SETTINGS);
  store.change(DOCS_INDEX, (objects) => {
    for (const record of records) objects.set(record.objectID, record);
  });
  await store.prepare(DOCS_INDEX);
  for (const query of ['m', 'map', 'how do I add a marker', 'wayfnding', 'map.camera.focusOn']) {
    await turns.run(() => answerQuery(store, DOCS_INDEX, { query }));
  }
  return records.length;
}
