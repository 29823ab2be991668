import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('a service of the same process finds whole records, without marks and without what is hidden', () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const recordsFile = join(folder, 'records.ndjson');
  const web = recordOf('Markers', 'web-sdk');
  const native = recordOf('Markers', 'react-native-sdk');
  const lines = [{ ...web, body: 'Pins.', context: 'Web SDK' }, native].map((line) =>
    JSON.stringify(line),
  );
  writeFileSync(recordsFile, lines.join('\n'));
  const service = createSearchService({
    recordsFile,
    access: TEST_ACCESS,
    logFile: ':memory:',
    limit: { burst: 10, perSecond: 1 },
    clientOf: () => 'test',
    onError: () => undefined,
  });
  onTestFinished(() => service.close());
  const facetFilters = ['language:en', ['docusaurus_tag:docs-web-sdk-6.0']];
  expect(service.search({ query: 'markers', facetFilters })).toEqual([web]);
  expect(service.search({ query: 'markers', hitsPerPage: 5 })).toHaveLength(2);
});
