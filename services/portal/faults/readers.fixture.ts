import { setTimeout as wait } from 'node:timers/promises';
import { searchFor } from './portal.fixture.ts';

const PAGES = ['/', '/web-sdk/markers', '/docs/overview', '/healthz'];
const PAUSE_MS = 20;

export type ReaderReport = {
  /** Requests that succeeded, by kind. */
  readonly pages: number;
  readonly searches: number;
  /** One line for each request that failed. */
  readonly failures: readonly string[];
};

export type Readers = {
  /** Resolves once so many more pages and searches have succeeded, however fast the machine is. */
  readonly readMore: (count: number) => Promise<void>;
  readonly stop: () => Promise<ReaderReport>;
};

/** Reads pages and searches, each without waiting for the other, until stopped. */
export function startReaders(url: string, { count = 4 } = {}): Readers {
  const failures: string[] = [];
  let pages = 0;
  let searches = 0;
  const stopping = new AbortController();
  const attempt = async (name: string, send: () => Promise<Response>): Promise<boolean> => {
    try {
      const response = await send();
      await response.arrayBuffer();
      if (response.ok) return true;
      failures.push(`${name}: ${response.status}`);
    } catch (error) {
      const { cause, message } = error as Error;
      failures.push(`${name}: ${message} ${(cause as Error | undefined)?.message ?? ''}`);
    }
    return false;
  };
  const readPages = async (reader: number): Promise<void> => {
    for (let turn = reader; !stopping.signal.aborted; turn++) {
      const path = PAGES[turn % PAGES.length]!;
      if (await attempt(path, () => fetch(url + path))) pages++;
      await wait(PAUSE_MS);
    }
  };
  const search = async (reader: number): Promise<void> => {
    for (let turn = 0; !stopping.signal.aborted; turn++) {
      // The first one waits for the index.
      const query = `marker ${turn}`;
      if (await attempt('search', () => searchFor(url, query, String(reader)))) searches++;
      await wait(PAUSE_MS);
    }
  };
  const running = Array.from({ length: count }, (_, reader) =>
    Promise.all([readPages(reader), search(reader)]),
  );
  return {
    readMore: async (more) => {
      const target = { pages: pages + more, searches: searches + more };
      while (pages < target.pages || searches < target.searches) await wait(PAUSE_MS);
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
      return { pages, searches, failures };
    },
  };
}
