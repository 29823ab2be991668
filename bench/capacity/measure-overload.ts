import { setTimeout as wait } from 'node:timers/promises';
import { isSmoke } from '../smoke.ts';
import { generateLoad, type LoadRequest, type RequestsOf } from './generate-load.ts';
import { type LoadResult, mergeResults } from './load-result.ts';
import type { ServerProcess } from './server-process.ts';

/** Readers of each kind send one request per second, or fewer while they wait for a response. */
export type ReaderCounts = Readonly<Record<'pages' | 'search' | 'answers', number>>;
export type OverloadResult = Readonly<Record<keyof ReaderCounts, LoadResult>>;

/**
 * A server accepts one connection per iteration of its event loop. Readers connect before the
 * overload, as those behind a proxy that keeps connections alive.
 */
const CONNECT_SECONDS = isSmoke ? 1 : 4;
const CONNECT: LoadRequest = { path: '/healthz' };
/** The generator sends all requests of a second at once; groups spread them. */
const GROUPS = 25;

/** Sends a mix of requests that needs more than the server's processor. */
export async function measureOverload(
  server: ServerProcess,
  readers: ReaderCounts,
  requests: Readonly<Record<keyof ReaderCounts, RequestsOf>>,
  seconds: number,
): Promise<OverloadResult> {
  const results = await Promise.all(
    (Object.keys(readers) as (keyof ReaderCounts)[]).map(async (kind) => {
      const lists = Array.from({ length: readers[kind] }, (_, reader) => [
        ...Array.from({ length: CONNECT_SECONDS }, () => CONNECT),
        ...requests[kind](reader).slice(0, seconds + 1),
      ]);
      const connections = Math.ceil(readers[kind] / GROUPS);
      const groups = await Promise.all(
        Array.from({ length: GROUPS }, async (_, group) => {
          await wait((group * 1000) / GROUPS);
          return generateLoad({
            url: server.url,
            requestsOf: (reader) => lists[reader % lists.length] ?? [],
            connections,
            firstConnection: group * connections,
            connectionRate: 1,
            warmUpSeconds: CONNECT_SECONDS,
            seconds: CONNECT_SECONDS + seconds,
          });
        }),
      );
      return [kind, mergeResults(groups)] as const;
    }),
  );
  return Object.fromEntries(results) as OverloadResult;
}
