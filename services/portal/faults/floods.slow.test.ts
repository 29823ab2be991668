import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDataFolder, startPortal } from './portal.fixture.ts';
import { startReaders } from './readers.fixture.ts';

const READERS = 2500;
const TIMEOUT_MS = 180_000;

function sendEvents(url: string, events: number, objects: number): Promise<Response> {
  const event = (index: number) => ({
    eventType: 'click',
    eventName: 'opened',
    index: 'developer-docs',
    userToken: 'anonymous',
    objectIDs: Array.from({ length: objects }, (_, at) => `o${index}-${at}`),
  });
  return fetch(`${url}/1/events`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-algolia-application-id': 'portal',
      'x-algolia-api-key': 'public',
    },
    body: JSON.stringify({ events: Array.from({ length: events }, (_, at) => event(at)) }),
  });
}

describe('a flood', () => {
  test(
    'of events stops no page',
    async () => {
      // Readers at other addresses than the sender of events.
      const portal = await startPortal(createDataFolder(), { TRUST_PROXY: '1' });
      const readers = startReaders(portal.url);
      const statuses = new Set<number>();
      for (let request = 0; request < 60; request++) {
        statuses.add((await sendEvents(portal.url, 50, 20)).status);
        statuses.add((await sendEvents(portal.url, 1000, 20)).status);
      }
      const { failures, pages } = await readers.stop();
      expect(failures).toEqual([]);
      expect(pages).toBeGreaterThan(0);
      expect([...statuses].filter((status) => ![200, 400, 413, 429].includes(status))).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    `of ${READERS} typing readers stops no page`,
    async () => {
      const portal = await startPortal(createDataFolder(), { TRUST_PROXY: '1', SHED_LOAD: 'on' });
      const readers = startReaders(portal.url, { count: 2 });
      const typing = fork(join(import.meta.dirname, 'typing-readers.fixture.ts'), [
        portal.url,
        String(READERS),
      ]);
      const [statuses] = (await once(typing, 'message')) as [Record<string, number>];
      const { failures, pages } = await readers.stop();
      expect(failures.filter((failure) => !failure.startsWith('search: 503'))).toEqual([]);
      expect(pages).toBeGreaterThan(100);
      const others = Object.keys(statuses).filter((status) => !/^(?:200|429|503)$/.test(status));
      expect(others).toEqual([]);
      expect(statuses['200']).toBeGreaterThan(READERS);
      expect(portal.process.exitCode).toBe(null);
    },
    TIMEOUT_MS,
  );
});
