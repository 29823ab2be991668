import { type DocsRecord, DOCS_INDEX_SETTINGS } from '@brand/wire/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestService,
  TEST_ACCESS,
  type TestService,
} from '../../../../services/search/src/protocol/testing.ts';
import { pushRecords } from './push-records.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.close());

const records = Array.from({ length: 2500 }, (_, at) => ({
  objectID: `/page#${at}`,
  type: 'content',
  hierarchy: { lvl0: 'Page', lvl1: 'Page' },
  content: `Paragraph ${at}`,
})) as unknown as DocsRecord[];

async function count(): Promise<number | undefined> {
  const client = service.clientWith(TEST_ACCESS.searchKey);
  return (await client.searchSingleIndex({ indexName: 'docs' })).nbHits;
}

test('replaces the records of the index and reports progress', async () => {
  const client = service.clientWith(TEST_ACCESS.adminKey);
  await client.saveObject({ indexName: 'docs', body: { objectID: 'old' } });
  const progress: number[] = [];
  await pushRecords({
    client,
    indexName: 'docs',
    records,
    settings: DOCS_INDEX_SETTINGS,
    onProgress: (sent) => progress.push(sent),
  });
  expect(progress).toEqual([1000, 2000, 2500]);
  expect(await count()).toBe(2500);
  expect(service.store.settings('docs').customRanking).toEqual(DOCS_INDEX_SETTINGS.customRanking);
  expect((await service.store.list()).map(({ name }) => name)).toEqual(['docs']);
});

test('leaves the index unchanged when it fails', async () => {
  const client = service.clientWith(TEST_ACCESS.adminKey);
  const broken = [...records.slice(0, 1500), { noId: true }] as unknown as DocsRecord[];
  const failing = {
    ...client,
    saveObjects: () => Promise.reject(new Error('The network went away.')),
  };
  const push = pushRecords({
    client: failing,
    indexName: 'docs',
    records: broken,
    settings: {},
    onProgress: () => undefined,
  });
  await expect(push).rejects.toThrow('The network went away.');
  expect(await count()).toBe(2500);
  expect((await service.store.list()).map(({ name }) => name)).toEqual(['docs']);
});
