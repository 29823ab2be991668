import { describe, expect, test } from 'vitest';
import { groupHits } from './group-hits';
import { rejectQuery, toSearchFailure } from './search-failure';

const HIT = {
  objectID: '1',
  url: 'https://docs.example/web-sdk/markers#icons',
  type: 'content',
  content: 'A marker is an element.',
  hierarchy: { lvl0: 'Markers', lvl1: 'Markers', lvl2: 'Icons', lvl3: null },
} as const;

function hitAt(objectID: string, path: string, type: 'lvl1' | 'lvl2') {
  return { ...HIT, objectID, url: `https://docs.example${path}`, type };
}

describe('search client', () => {
  test('groups hits by page title, five of each [S2.42 S2.43 S9.03]', () => {
    const hits = [...Array(7).keys()].map((id) => ({ ...HIT, objectID: String(id) }));
    const other = { ...HIT, objectID: 'x', hierarchy: { lvl0: 'Labels' } };
    const groups = groupHits([...hits.slice(0, 2), other, ...hits.slice(2)]);
    expect(groups.map(({ title, hits: members }) => [title, members.length])).toEqual([
      ['Markers', 5],
      ['Labels', 1],
    ]);
  });

  test('keeps headings below their own page when titles are equal [S3.07]', () => {
    const [group] = groupHits([
      hitAt('a', '/web-sdk/markers', 'lvl1'),
      hitAt('b', '/ios-sdk/markers#icons', 'lvl2'),
      hitAt('c', '/web-sdk/markers#icons', 'lvl2'),
      hitAt('d', '/ios-sdk/markers', 'lvl1'),
    ]);
    expect(group?.hits.map(({ objectID }) => objectID)).toEqual(['a', 'c', 'd', 'b']);
  });

  test('does not send a query that the service would reject for its length [S2.50]', () => {
    expect(rejectQuery('x'.repeat(512))).toBeUndefined();
    expect(rejectQuery('x'.repeat(513))).toEqual({ kind: 'too-long' });
  });

  test('distinguishes the retry error of unreachable hosts from an API error [S8.14]', () => {
    expect(toSearchFailure({ name: 'RetryError' })).toEqual({ kind: 'retry' });
    expect(toSearchFailure({ name: 'ApiError', status: 403 })).toEqual({
      kind: 'api',
      status: 403,
    });
    expect(toSearchFailure(new SyntaxError('bad JSON'))).toEqual({ kind: 'api' });
  });
});
