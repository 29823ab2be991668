import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DOCS_INDEX } from '@brand/wire/search';
import type { Context } from 'hono';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSearchService, type SearchService } from './create-search-service.ts';
import { openStatistics } from './insights/open-statistics.ts';
import { TEST_ACCESS } from './protocol/testing.ts';
import { readRecords } from './read-records.ts';

const LEVELS = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

function recordOf(title: string, sdk: string) {
  const url = `https://docs.example/${sdk}/${title.toLowerCase()}`;
  return {
    objectID: url,
    url,
    url_without_anchor: url,
    anchor: null,
    type: 'lvl1',
    kind: 'page',
    hierarchy: { lvl0: title, lvl1: title, ...LEVELS },
    content: null,
    language: 'en',
    docusaurus_tag: `docs-${sdk}-6.0`,
    sdk,
    version: '6.0',
    isLatest: true,
    weight: { pageRank: 1, level: 100, position: 0 },
  };
}

function serviceOf(
  lines: readonly object[],
  { limit = { burst: 10, perSecond: 1 }, logFile = ':memory:' } = {},
): SearchService {
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const recordsFile = join(folder, 'records.ndjson');
  writeFileSync(recordsFile, lines.map((line) => JSON.stringify(line)).join('\n'));
  const service = createSearchService({
    recordsFile,
    access: TEST_ACCESS,
    statistics: { store: openStatistics({ SEARCH_LOG_FILE: logFile }, folder), maxBytes: 1e8 },
    limit,
    clientOf: () => 'test',
    onError: () => undefined,
  });
  onTestFinished(() => service.close());
  return service;
}

test('returns marked hits and counts to a page of the same process [S2.09]', async () => {
  const service = serviceOf(
    ['Markers', 'Marker labels', 'Floors'].map((it) => recordOf(it, 'web-sdk')),
  );
  const marks = { highlightPreTag: '<mark>', highlightPostTag: '</mark>' };
  const answer = await service.answer({
    query: 'marker',
    attributesToSnippet: ['hierarchy.lvl1:15'],
    hitsPerPage: 1,
    ...marks,
  });
  expect(answer).toMatchObject({ nbHits: 2, nbPages: 2 });
  expect(answer.hits[0]).toMatchObject({
    _snippetResult: { hierarchy: { lvl1: { value: expect.stringContaining('<mark>') as string } } },
  });
  await expect(service.answer({ query: 'x'.repeat(513) })).rejects.toThrow('too long');
});

test('rate-limits pages of the same process [S2.09]', async () => {
  const service = serviceOf([recordOf('Markers', 'web-sdk')], {
    limit: { burst: 2, perSecond: 0.001 },
  });
  const context = {} as Context;
  expect([1, 2, 3].map(() => service.admit(context))).toEqual([true, true, false]);
  await service.whenReady;
});

test('returns whole records without marks and hidden attributes to a service of the same process', async () => {
  const web = recordOf('Markers', 'web-sdk');
  const native = recordOf('Markers', 'react-native-sdk');
  const service = serviceOf([{ ...web, body: 'Pins.', context: 'Web SDK' }, native]);
  const facetFilters = ['language:en', ['docusaurus_tag:docs-web-sdk-6.0']];
  expect(await service.search({ query: 'markers', facetFilters })).toEqual([web]);
  expect(await service.search({ query: 'markers', hitsPerPage: 5 })).toHaveLength(2);
});

test('starts before its index is built, and reports its number of records', async () => {
  const service = serviceOf(['Markers', 'Floors'].map((title) => recordOf(title, 'web-sdk')));
  const early = service.search({ query: 'floors' });
  expect(await service.whenReady).toBe(2);
  expect(await early).toMatchObject([{ hierarchy: { lvl1: 'Floors' } }]);
});

test('names a line that is not a record', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const recordsFile = join(folder, 'records.ndjson');
  writeFileSync(recordsFile, `${JSON.stringify(recordOf('Markers', 'web-sdk'))}\n{"objectID":`);
  expect(() => readRecords(recordsFile)).toThrow(
    `${recordsFile}, line 2: this is not a search record. Build the site again: npm run build`,
  );
});

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'search-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

async function post({ app }: SearchService, path: string, body: object): Promise<Response> {
  const { appId, searchKey } = TEST_ACCESS;
  return app.request(`${path}?x-algolia-application-id=${appId}&x-algolia-api-key=${searchKey}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
}

async function readReport({ app }: SearchService): Promise<Response> {
  const authorization = `Basic ${btoa(`me:${TEST_ACCESS.adminKey}`)}`;
  return app.request('/search/report', { headers: { authorization, accept: 'application/json' } });
}

/** Searches in vain. Resolves to the id of the query. */
async function searchInVain(service: SearchService): Promise<string> {
  const query = { query: 'mezzo', clickAnalytics: true };
  const response = await post(service, `/1/indexes/${DOCS_INDEX}/query`, query);
  expect(response.status).toBe(200);
  return ((await response.json()) as { readonly queryID: string }).queryID;
}

async function searchAndClick(service: SearchService): Promise<void> {
  const event = {
    eventType: 'click',
    eventName: 'Item',
    index: DOCS_INDEX,
    objectIDs: ['7'],
    userToken: 'anonymous',
    queryID: await searchInVain(service),
  };
  expect((await post(service, '/1/events', { events: [event] })).status).toBe(200);
}

describe('a search log that cannot be used', () => {
  const records = [recordOf('Markers', 'web-sdk')];

  test('affects neither queries nor events, and the report responds with 503', async () => {
    const file = join(createFolder(), 'file');
    writeFileSync(file, '');
    const service = serviceOf(records, { logFile: join(file, 'search.sqlite') });
    await searchAndClick(service);
    expect((await readReport(service)).status).toBe(503);
    expect(service.statistics).toMatchObject({ pending: 2, dropped: { quota: 0 } });
    expect(service.statistics.health()).toMatchObject({ status: 'degraded' });
  });

  test('is replaced if it is corrupt', async () => {
    vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
    onTestFinished(() => void vi.restoreAllMocks());
    const logFile = join(createFolder(), 'search.sqlite');
    writeFileSync(logFile, 'This is not a database. '.repeat(1000));
    const service = serviceOf(records, { logFile });
    await searchAndClick(service);
    expect((await readReport(service)).status).toBe(200);
    expect(service.statistics.pending).toBe(0);
  });

  test('receives all counts when another process releases its lock', async () => {
    const logFile = join(createFolder(), 'search.sqlite');
    const earlier = serviceOf(records, { logFile });
    await searchAndClick(earlier);
    await earlier.close();
    const other = new DatabaseSync(logFile);
    onTestFinished(() => other.close());
    other.exec('BEGIN EXCLUSIVE');
    const service = serviceOf(records, { logFile });
    await searchAndClick(service);
    await readReport(service);
    expect(service.statistics.pending).toBe(2);
    other.exec('ROLLBACK');
    const report: unknown = await (await readReport(service)).json();
    expect(report).toMatchObject({ withoutHits: [{ query: 'mezzo', clicks: 2 }] });
    expect(service.statistics.pending).toBe(0);
  });
});

test('stores what is in memory when it closes', async () => {
  const logFile = join(createFolder(), 'search.sqlite');
  const service = serviceOf([recordOf('Markers', 'web-sdk')], { logFile });
  await searchInVain(service);
  await service.close();
  const log = new DatabaseSync(logFile);
  onTestFinished(() => log.close());
  expect(log.prepare('SELECT query, count, empty FROM queries').all()).toEqual([
    { query: 'mezzo', count: 1, empty: 1 },
  ]);
});
