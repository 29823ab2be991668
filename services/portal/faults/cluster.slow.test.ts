import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { DOCS_INDEX } from '@brand/wire/search';
import { expect, test } from 'vitest';
import { createDataFolder, startPortal, waitForWorkers } from './portal.fixture.ts';

const TIMEOUT_MS = 120_000;
const BURST = 20;
/** What two processes allow before they hear of each other. */
const OVERSHOOT = 6;

type Answer = { readonly status: number; readonly body: string };

/** Sends a request on a connection of its own, so that any process may get it. */
async function send(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const { method = 'GET', headers = {}, body = '' } = options;
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, async (response) => {
      resolve({ status: response.statusCode ?? 0, body: await text(response) });
    });
    sent.on('error', reject).end(body);
  });
}

test(
  'several processes are one portal for a client',
  async () => {
    const portal = await startPortal(createDataFolder(), {
      WORKERS: '2',
      LOG_LEVEL: 'info',
      SEARCH_RATE_BURST: String(BURST),
      SEARCH_RATE_PER_SECOND: '0.001',
      SEARCH_ADMIN_KEY: 'writer-of-records',
    });
    await waitForWorkers(portal, 2);
    const origin = { origin: 'https://intranet.example' };

    const minted = await send(`${portal.url}/viewer/demo-token`, {
      method: 'POST',
      headers: origin,
    });
    const { token, venue } = JSON.parse(minted.body) as { token: string; venue: string };
    const opened = new Set<number>();
    for (let at = 0; at < 20; at++) {
      const headers = { ...origin, authorization: `Bearer ${token}` };
      const path = `/private-venues/${venue}/mvf-3.zip`;
      opened.add((await send(portal.url + path, { headers })).status);
    }
    expect([...opened]).toEqual([200]);

    const protocol = { 'x-algolia-application-id': 'portal', 'content-type': 'application/json' };
    const written = await send(`${portal.url}/1/indexes/${DOCS_INDEX}/1`, {
      method: 'PUT',
      headers: { ...protocol, 'x-algolia-api-key': 'writer-of-records' },
      body: '{}',
    });
    expect(written).toMatchObject({ status: 409, body: expect.stringContaining('WORKERS=1') });

    let allowed = 1;
    for (let at = 0; at < 3 * BURST; at++) {
      const { status } = await send(`${portal.url}/1/indexes/*/queries`, {
        method: 'POST',
        headers: { ...protocol, 'x-algolia-api-key': 'public' },
        body: JSON.stringify({ requests: [{ indexName: DOCS_INDEX, query: 'map' }] }),
      });
      if (status === 200) allowed++;
      await wait(50);
    }
    expect(allowed).toBeGreaterThanOrEqual(BURST);
    expect(allowed).toBeLessThanOrEqual(BURST + OVERSHOOT);
  },
  TIMEOUT_MS,
);
