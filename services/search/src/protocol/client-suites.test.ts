import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, TEST_ACCESS, type TestService } from './testing.ts';

/** Requests of third-party test suites beyond the queries of readers. */
const indexName = 'shoes';
const SHOES = [
  { objectID: '1', type: 'shoe', name: 'Stan', colors: ['blue', 'red'], size: [40, 45], at: 1 },
  { objectID: '2', type: 'shoe', name: 'Chuck', colors: ['blue', 'sea green'], size: 41, at: 2 },
  { objectID: '3', type: 'boot', name: 'Jodhpur', colors: ['brown <i>'], size: 45, at: 3 },
].map(({ at, ...shoe }) => ({ ...shoe, _tags: [shoe.type], _geoloc: { lat: at, lng: at } }));

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  await writer().setSettings({
    indexName,
    indexSettings: { attributesForFaceting: ['colors'], attributeForDistinct: 'type' },
  });
  await writer().saveObjects({ indexName, objects: SHOES });
});

afterAll(() => service.close());

function writer() {
  return service.clientWith(TEST_ACCESS.adminKey);
}

async function idsOf(searchParams: object): Promise<string[]> {
  const { hits } = await writer().searchSingleIndex({ indexName, searchParams });
  return hits.map(({ objectID }) => objectID).toSorted();
}

function askDistinct(more: object) {
  return writer().searchSingleIndex({
    indexName,
    searchParams: { distinct: true, facets: ['colors'], facetFilters: 'type:shoe', ...more },
  });
}

function askColors(facetQuery: string) {
  return writer().searchForFacetValues({
    indexName,
    facetName: 'colors',
    searchForFacetValuesRequest: { facetQuery },
  });
}

describe('filters in older spellings', () => {
  test.each([
    [{ numericFilters: 'size=40,size=45' }, ['1']],
    [{ numericFilters: '(size=40,size=41)' }, ['1', '2']],
    [{ numericFilters: 'size=45,(size=40,size=41)' }, ['1']],
    [{ facetFilters: 'colors:blue,(colors:red,colors:sea green)' }, ['1', '2']],
    [{ tagFilters: 'shoe,(shoe,boot)' }, ['1', '2']],
    [{ facetFilters: [''], numericFilters: [['']], tagFilters: '' }, ['1', '2', '3']],
    [{ filters: '(colors:red<score=2> OR colors:"sea green"<score=3>)' }, ['1', '2']],
  ])('match with %o the objects %o', async (searchParams, expected) => {
    expect(await idsOf(searchParams)).toEqual(expected);
  });

  test('rank matches with a score higher', async () => {
    const { hits } = await writer().searchSingleIndex({
      indexName,
      searchParams: { query: 's', filters: 'colors:red<score=1> OR type:shoe<score=9>' },
    });
    expect(hits.length).toBeGreaterThan(0);
    expect(hits[0]).toMatchObject({ type: 'shoe' });
  });

  test.each([
    [{ insidePolygon: '0,0,0,2.5,2.5,2.5,2.5,0' as unknown as number[][] }, ['1', '2']],
    [
      {
        insidePolygon: [
          [0, 0, 0, 1.5, 1.5, 1.5],
          [2.5, 2.5, 2.5, 3.5, 3.5, 3.5, 3.5, 2.5],
        ],
      },
      ['3'],
    ],
    [{ insideBoundingBox: [[1.5, 1.5, 3.5, 3.5]] }, ['2', '3']],
  ])('restrict results to an area: %o', async (searchParams, expected) => {
    expect(await idsOf(searchParams)).toEqual(expected);
  });
});

describe('facets', () => {
  test('count before deduplication, unless the index requests otherwise', async () => {
    const before = await askDistinct({});
    expect(before.nbHits).toBe(1);
    expect(before.facets).toEqual({ colors: { blue: 2, red: 1, 'sea green': 1 } });
    const after = await askDistinct({ facetingAfterDistinct: true });
    expect(after.facets).toEqual({ colors: { blue: 1, red: 1 } });
  });

  test('match by their words, with highlights and escaped text', async () => {
    expect((await askColors('gr')).facetHits).toEqual([
      { value: 'sea green', highlighted: 'sea <em>gr</em>een', count: 1 },
    ]);
    expect((await askColors('b')).facetHits).toEqual([
      { value: 'blue', highlighted: '<em>b</em>lue', count: 2 },
      { value: 'brown <i>', highlighted: '<em>b</em>rown &lt;i&gt;', count: 1 },
    ]);
    expect((await askColors('reen')).facetHits).toEqual([]);
  });
});

describe('snippets', () => {
  test('cover all attributes with a star', async () => {
    const { hits } = await writer().searchSingleIndex({
      indexName,
      searchParams: { query: 'stan', attributesToSnippet: ['*:20'] },
    });
    expect(hits[0]).toMatchObject({
      _snippetResult: {
        name: { value: '<em>Stan</em>', matchLevel: 'full' },
        colors: [{ value: 'blue', matchLevel: 'none' }, { value: 'red' }],
      },
    });
  });
});

describe('objects', () => {
  test('load page by page', async () => {
    const seen: string[] = [];
    await writer().browseObjects({
      indexName,
      browseParams: { hitsPerPage: 2, attributesToRetrieve: ['name'] },
      aggregator: ({ hits }) => seen.push(...hits.map(({ objectID }) => objectID)),
    });
    expect(seen.toSorted()).toEqual(['1', '2', '3']);
    await expect(
      writer().browse({ indexName, browseParams: { cursor: 'none of ours' } }),
    ).rejects.toMatchObject({ status: 400 });
    await expect(
      service.clientWith(TEST_ACCESS.searchKey).browse({ indexName }),
    ).rejects.toMatchObject({ status: 403 });
  });

  test('load by id, with null for unknown ids', async () => {
    const { results } = await writer().getObjects({
      requests: [
        { indexName, objectID: '3', attributesToRetrieve: ['name'] },
        { indexName, objectID: '9' },
        { indexName: 'nowhere', objectID: '1' },
      ],
    });
    expect(results).toEqual([{ objectID: '3', name: 'Jodhpur' }, null, null]);
  });

  test('support partial updates by values and by operations', async () => {
    const objectID = 'pair';
    const change = (attributesToUpdate: object, createIfNotExists = true) =>
      writer().partialUpdateObject({
        indexName: 'stock',
        objectID,
        attributesToUpdate: attributesToUpdate as Record<string, unknown>,
        createIfNotExists,
      });
    await writer().saveObject({ indexName: 'stock', body: { objectID: 'other' } });
    await change({ count: 1 }, false);
    await expect(writer().getObject({ indexName: 'stock', objectID })).rejects.toMatchObject({
      status: 404,
    });
    await change({ count: 1, tags: ['new'] });
    await change({
      count: { _operation: 'Increment', value: 4 },
      tags: { _operation: 'AddUnique', value: 'new' },
    });
    await change({ tags: { _operation: 'Add', value: 'sale' } });
    expect(await writer().getObject({ indexName: 'stock', objectID })).toEqual({
      objectID,
      count: 5,
      tags: ['new', 'sale'],
    });
    await expect(change({ count: { _operation: 'constructor' } })).rejects.toMatchObject({
      status: 400,
    });
  });

  test('can be deleted by a filter, and never without one', async () => {
    const objects = [
      { objectID: 'a', old: 1 },
      { objectID: 'b', old: 0 },
    ];
    await writer().saveObjects({ indexName: 'bin', objects });
    await expect(writer().deleteBy({ indexName: 'bin', deleteByParams: {} })).rejects.toMatchObject(
      { status: 400 },
    );
    await writer().deleteBy({ indexName: 'bin', deleteByParams: { filters: 'old=1' } });
    const { hits } = await writer().searchSingleIndex({ indexName: 'bin' });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['b']);
  });

  test('remain until the deletion of their index is done, and a new index has none', async () => {
    const name = { indexName: 'leaving' };
    await writer().saveObject({ ...name, body: { objectID: 'old' } });
    const { taskID } = await writer().deleteIndex(name);
    expect((await writer().searchSingleIndex(name)).nbHits).toBe(1);
    expect(await writer().getTask({ ...name, taskID })).toMatchObject({ status: 'notPublished' });
    await writer().saveObject({ ...name, body: { objectID: 'new' } });
    expect(await writer().getTask({ ...name, taskID })).toMatchObject({ status: 'published' });
    const { hits } = await writer().searchSingleIndex(name);
    expect(hits.map(({ objectID }) => objectID)).toEqual(['new']);
  });

  test('need an index name each when they come from several indexes', async () => {
    await expect(writer().multipleBatch({ requests: 7 as unknown as [] })).rejects.toMatchObject({
      status: 400,
    });
  });
});
