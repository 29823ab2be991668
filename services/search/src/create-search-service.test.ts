import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { createSearchService } from './create-search-service.ts';
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

function serviceOf(lines: readonly object[], limit = { burst: 10, perSecond: 1 }) {
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const recordsFile = join(folder, 'records.ndjson');
  writeFileSync(recordsFile, lines.map((line) => JSON.stringify(line)).join('\n'));
  const service = createSearchService({
    recordsFile,
    access: TEST_ACCESS,
    logFile: ':memory:',
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
  const service = serviceOf([recordOf('Markers', 'web-sdk')], { burst: 2, perSecond: 0.001 });
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
    `${recordsFile}, line 2: this is no search record. Build the site again: npm run build`,
  );
});
