import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startTestService, TEST_ACCESS, type TestService } from './testing.ts';

const ANIMALS = [
  {
    objectID: '1',
    name: 'Red fox',
    habitat: ['forest', 'town'],
    legs: 4,
    note: 'eats <mice> & fruit',
  },
  { objectID: '2', name: 'Arctic fox', habitat: ['tundra'], legs: 4, note: 'white in winter' },
  { objectID: '3', name: 'Robin', habitat: ['forest', 'garden'], legs: 2, note: 'sings' },
];

const DEEP = '['.repeat(50_000) + ']'.repeat(50_000);
let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  const writer = service.clientWith(TEST_ACCESS.adminKey);
  await writer.setSettings({
    indexName: 'animals',
    indexSettings: { searchableAttributes: ['name', 'note'], attributesForFaceting: ['habitat'] },
  });
  await writer.saveObjects({ indexName: 'animals', objects: ANIMALS, waitForTasks: true });
});

afterAll(() => service.close());

function reader() {
  return service.clientWith(TEST_ACCESS.searchKey);
}

test('writes are refused where several processes hold the records, and reads are not', async () => {
  const clustered = await startTestService(undefined, { isWritable: false });
  onTestFinished(() => clustered.close());
  const writer = clustered.clientWith(TEST_ACCESS.adminKey);
  await expect(
    writer.saveObject({ indexName: 'animals', body: { objectID: '1' } }),
  ).rejects.toThrow('Set WORKERS=1');
  expect((await writer.listIndices()).items).toEqual([]);
});

describe('queries by the official client', () => {
  test('return hits, their number, the index and a query id [S3.06]', async () => {
    const { results } = await reader().search({
      requests: [{ indexName: 'animals', query: 'fox', clickAnalytics: true }],
    });
    expect(results).toEqual([
      expect.objectContaining({
        nbHits: 2,
        index: 'animals',
        page: 0,
        nbPages: 1,
        queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
        hits: [
          expect.objectContaining({ name: 'Red fox' }),
          expect.objectContaining({ name: 'Arctic fox' }),
        ],
      }),
    ]);
  });

  test('highlight matches, and leave stored text unchanged', async () => {
    const { hits } = await reader().searchSingleIndex({
      indexName: 'animals',
      searchParams: { query: 'mice', attributesToSnippet: ['note:2'] },
    });
    expect(hits[0]).toMatchObject({
      _highlightResult: {
        note: {
          value: 'eats &lt;<em>mice</em>&gt; &amp; fruit',
          matchLevel: 'full',
          matchedWords: ['mice'],
          fullyHighlighted: false,
        },
        name: { value: 'Red fox', matchLevel: 'none', matchedWords: [] },
      },
      _snippetResult: {
        note: { value: '…<em>mice</em>&gt; &amp; fruit', matchLevel: 'full' },
      },
    });
  });

  test.each([
    [{ facetFilters: ['habitat:forest'] }, ['1', '3']],
    [{ facetFilters: [['habitat:tundra', 'habitat:garden']] }, ['2', '3']],
    [{ facetFilters: ['habitat:forest', 'habitat:-garden'] }, ['1']],
    [{ filters: 'habitat:forest AND NOT legs=2' }, ['1']],
    [{ filters: '(habitat:tundra OR legs < 3) AND legs:1 TO 4' }, ['2', '3']],
    [{ numericFilters: ['legs>2'] }, ['1', '2']],
  ])('match with %o the objects %o', async (searchParams, expected) => {
    const { hits } = await reader().searchSingleIndex({ indexName: 'animals', searchParams });
    expect(hits.map(({ objectID }) => objectID)).toEqual(expected);
  });

  test('rank matches of optional filters higher without excluding anything', async () => {
    const { hits } = await reader().searchSingleIndex({
      indexName: 'animals',
      searchParams: { query: 'fox', optionalFilters: ['habitat:tundra'] },
    });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['2', '1']);
  });

  test('count facets, also for a single facet as text', async () => {
    const body = {
      requests: [{ indexName: 'animals', query: '', facets: 'habitat', hitsPerPage: 0 }],
    };
    const response = await ask('/1/indexes/*/queries', JSON.stringify(body));
    expect(await response.json()).toMatchObject({
      results: [
        {
          nbHits: 3,
          nbPages: 0,
          hits: [],
          facets: { habitat: { forest: 2, garden: 1, town: 1, tundra: 1 } },
        },
      ],
    });
  });

  test('retrieve the requested attributes', async () => {
    const { hits } = await reader().searchSingleIndex({
      indexName: 'animals',
      searchParams: { query: 'robin', attributesToRetrieve: ['legs'], attributesToHighlight: [] },
    });
    expect(hits[0]).toMatchObject({ objectID: '3', legs: 2 });
    expect(hits[0]).not.toHaveProperty('name');
    expect(hits[0]).not.toHaveProperty('_highlightResult');
  });

  test('find values of a facet', async () => {
    const { facetHits } = await reader().searchForFacetValues({
      indexName: 'animals',
      facetName: 'habitat',
      searchForFacetValuesRequest: { facetQuery: 't' },
    });
    expect(facetHits.map(({ value }) => value)).toEqual(['town', 'tundra']);
  });
});

describe('writing by the official client', () => {
  test('replaces all objects at once', async () => {
    const writer = service.clientWith(TEST_ACCESS.adminKey);
    await writer.saveObjects({ indexName: 'plants', objects: [{ objectID: 'a', name: 'Oak' }] });
    await writer.replaceAllObjects({
      indexName: 'plants',
      objects: [{ objectID: 'b', name: 'Elm' }],
    });
    const { hits } = await reader().searchSingleIndex({ indexName: 'plants' });
    expect(hits.map(({ objectID }) => objectID)).toEqual(['b']);
  });

  test('changes parts, deletes, clears', async () => {
    const writer = service.clientWith(TEST_ACCESS.adminKey);
    const indexName = 'pets';
    await writer.saveObject({ indexName, body: { objectID: 'x', name: 'Rex', age: 1 } });
    await writer.partialUpdateObjects({ indexName, objects: [{ objectID: 'x', age: 2 }] });
    expect(await writer.getObject({ indexName, objectID: 'x' })).toEqual({
      objectID: 'x',
      name: 'Rex',
      age: 2,
    });
    await writer.deleteObject({ indexName, objectID: 'x' });
    await expect(writer.getObject({ indexName, objectID: 'x' })).rejects.toMatchObject({
      status: 404,
    });
    await writer.clearObjects({ indexName });
    const { taskID } = await writer.deleteIndex({ indexName });
    await writer.waitForTask({ indexName, taskID });
    await expect(reader().searchSingleIndex({ indexName })).rejects.toMatchObject({ status: 404 });
  });

  test('fails without the key of the operator', async () => {
    await expect(
      reader().saveObject({ indexName: 'animals', body: { objectID: '9' } }),
    ).rejects.toMatchObject({ status: 403, message: 'Method not allowed with this API key' });
  });

  test('changes nothing for a batch with an invalid action', async () => {
    const writer = service.clientWith(TEST_ACCESS.adminKey);
    const batch = [
      { action: 'addObject' as const, body: { objectID: '10', name: 'Owl' } },
      { action: 'updateObject' as const, body: { name: 'no id' } },
    ];
    await expect(
      writer.batch({ indexName: 'animals', batchWriteParams: { requests: batch } }),
    ).rejects.toMatchObject({ status: 400 });
    const { nbHits } = await reader().searchSingleIndex({ indexName: 'animals' });
    expect(nbHits).toBe(3);
  });
});

describe('the protocol with invalid input', () => {
  test.each([
    ['broken JSON', '{"requests":', 400, 'not valid JSON'],
    ['no list of queries', '{}', 400, 'requests: expected a list'],
    ['an unknown index', query({ indexName: 'nothing' }), 404, 'Index nothing does not exist'],
    ['a query of 10,000 characters', query({ query: 'a'.repeat(10_000) }), 400, 'query: too long'],
    ['a negative page', query({ page: -1 }), 400, 'page: expected a whole number'],
    [
      '1,000 facet filters',
      query({ facetFilters: Array.from({ length: 1000 }, (_, at) => `a:${at}`) }),
      400,
      'more than 500 filters',
    ],
    ['filters in filters', query({ facetFilters: [] }).replace('[]', DEEP), 400, 'nested lists'],
    ['a facet filter of numbers', query({ facetFilters: [7] }), 400, 'expected strings and lists'],
    ['filters that end early', query({ filters: 'a:b AND (' }), 400, 'filters: expected'],
    [
      'a bracket as a value',
      query({ filters: 'a:(' }),
      400,
      'filters: expected a value at character 3, found "("',
    ],
    [
      'a closing bracket as a value',
      query({ filters: 'b:1 AND a: )' }),
      400,
      'at character 12, found ")"',
    ],
    ['a closing bracket alone', query({ filters: ')' }), 400, 'an attribute at character 1'],
    ['an operator as a value', query({ filters: 'a:<' }), 400, 'at character 3, found "<"'],
    [
      'an empty pair of brackets',
      query({ filters: 'b:1 OR ()' }),
      400,
      'an attribute at character 9',
    ],
    ['too many hits', query({ hitsPerPage: 100_000 }), 400, 'hitsPerPage'],
    ['a body of 300 kB', query({ query: 'a'.repeat(300_000) }), 413, 'longer than'],
  ])('rejects %s', async (_name, body, status, message) => {
    const response = await ask('/1/indexes/*/queries', body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ status, message: expect.stringContaining(message) });
  });

  test('treats control characters as spaces', async () => {
    const response = await ask('/1/indexes/*/queries', query({ query: 'red\u0000fox\u0007' }));
    expect(await response.json()).toMatchObject({ results: [{ nbHits: 1 }] });
  });

  test('rejects a wrong key', async () => {
    const response = await fetch(`${service.url}/1/indexes/*/queries`, {
      method: 'POST',
      headers: { 'x-algolia-application-id': 'TESTAPP', 'x-algolia-api-key': 'wrong' },
      body: query({}),
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      status: 403,
      message: 'Invalid Application-ID or API key',
    });
  });

  test('responds 404 to an unknown path', async () => {
    const response = await ask('/1/nothing', '{}', TEST_ACCESS.adminKey);
    expect(response.status).toBe(404);
  });
});

describe('readers of other origins', () => {
  test('send requests without a preflight, and may read the response [S1.01]', async () => {
    const response = await ask('/1/indexes/*/queries', query({ query: 'fox' }));
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('retry-after');
  });
});

describe('the list of indexes', () => {
  test('has every field that the contract requires', async () => {
    const writer = service.clientWith(TEST_ACCESS.adminKey);
    await writer.searchSingleIndex({ indexName: 'animals' });
    const { items, nbPages } = await writer.listIndices();
    const bytes = ANIMALS.map((animal) => Buffer.byteLength(JSON.stringify(animal)));
    const dataSize = bytes.reduce((sum, size) => sum + size, 0);
    expect(nbPages).toBe(1);
    expect(items).toContainEqual({
      name: 'animals',
      createdAt: expect.stringMatching(/^\d{4}-/),
      updatedAt: expect.stringMatching(/^\d{4}-/),
      entries: 3,
      dataSize,
      fileSize: dataSize,
      lastBuildTimeS: 0,
      pendingTask: false,
      numberOfPendingTasks: 0,
    });
  });

  test('measures an index again after a change, and shows that its deletion is pending', async () => {
    const own = await startTestService();
    onTestFinished(() => own.close());
    const writer = own.clientWith(TEST_ACCESS.adminKey);
    const sizeOf = async (): Promise<number | undefined> =>
      (await writer.listIndices()).items[0]?.dataSize;
    await writer.saveObject({ indexName: 'plants', body: { objectID: 'a' } });
    expect(await sizeOf()).toBe('{"objectID":"a"}'.length);
    await writer.saveObject({ indexName: 'plants', body: { objectID: 'b' } });
    expect(await sizeOf()).toBe(2 * '{"objectID":"a"}'.length);
    await writer.deleteIndex({ indexName: 'plants' });
    expect((await writer.listIndices()).items).toMatchObject([
      { pendingTask: true, numberOfPendingTasks: 1 },
    ]);
  });

  test('comes in pages if one is requested', async () => {
    const own = await startTestService();
    onTestFinished(() => own.close());
    const writer = own.clientWith(TEST_ACCESS.adminKey);
    for (const indexName of ['a', 'b', 'c']) {
      await writer.saveObject({ indexName, body: { objectID: '1' } });
    }
    const { items, nbPages } = await writer.listIndices({ page: 1, hitsPerPage: 2 });
    expect([items.map(({ name }) => name), nbPages]).toEqual([['c'], 2]);
    await expect(writer.listIndices({ page: -1 })).rejects.toMatchObject({ status: 400 });
  });
});

describe('the rate limit', () => {
  test('appears in the headers, and in 429 with Retry-After', async () => {
    const limited = await startTestService({ burst: 2, perSecond: 0.5 });
    const send = () => ask('/1/indexes/*/queries', '{"requests":[]}', 'reader', limited.url);
    const first = await send();
    expect(first.headers.get('x-ratelimit-limit')).toBe('2');
    expect(first.headers.get('x-ratelimit-remaining')).toBe('1');
    await send();
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    await limited.close();
  });
});

function query(parameters: object): string {
  return JSON.stringify({ requests: [{ indexName: 'animals', ...parameters }] });
}

/** Sends a request like a browser: credentials in the URL, JSON as plain text. */
function ask(
  path: string,
  body: string,
  key: string = TEST_ACCESS.searchKey,
  url: string = service.url,
): Promise<Response> {
  const credentials = `x-algolia-api-key=${key}&x-algolia-application-id=${TEST_ACCESS.appId}`;
  return fetch(`${url}${path}?${credentials}`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body,
  });
}
