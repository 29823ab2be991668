import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Context } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { createSearchService } from './create-search-service.ts';
import { TEST_ACCESS } from './protocol/testing.ts';

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

test('S2.09 a page of the same process gets marked hits, and counts of hits and pages', async () => {
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

test('S2.09 pages of the same process share the rate limit', () => {
  const service = serviceOf([recordOf('Markers', 'web-sdk')], { burst: 2, perSecond: 0.001 });
  const context = {} as Context;
  expect([1, 2, 3].map(() => service.admit(context))).toEqual([true, true, false]);
});

test('a service of the same process finds whole records, without marks and without what is hidden', () => {
  const web = recordOf('Markers', 'web-sdk');
  const native = recordOf('Markers', 'react-native-sdk');
  const service = serviceOf([{ ...web, body: 'Pins.', context: 'Web SDK' }, native]);
  const facetFilters = ['language:en', ['docusaurus_tag:docs-web-sdk-6.0']];
  expect(service.search({ query: 'markers', facetFilters })).toEqual([web]);
  expect(service.search({ query: 'markers', hitsPerPage: 5 })).toHaveLength(2);
});
