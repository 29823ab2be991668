import { describe, expect, test } from 'vitest';
import {
  excerptOf,
  resultFieldsOf,
  retrieveExcerpts,
  retrieveResultFields,
} from './result-fields.ts';
import { searchParams } from './search-query.ts';

const HIT = { objectID: '1', url: 'https://docs.example/web-sdk/markers' };
const PARAMS = searchParams({ locale: 'en', tags: [] });

describe('fields of results', () => {
  test('extend a request without replacing what it asks for', () => {
    const { attributesToRetrieve } = retrieveResultFields(PARAMS);
    expect(attributesToRetrieve).toEqual([
      ...PARAMS.attributesToRetrieve,
      'kind',
      'symbolKind',
      'version',
    ]);
    expect(retrieveExcerpts(PARAMS, 40).attributesToSnippet).toEqual([
      ...PARAMS.attributesToSnippet,
      'description:40',
      'body:40',
    ]);
  });

  test('include an excerpt with its matches, and none if the service sends none', () => {
    const snippets = { body: { value: 'Put a <mark>marker</mark> &lt;here&gt;' } };
    expect(excerptOf({ ...HIT, _snippetResult: snippets } as typeof HIT)).toEqual([
      { text: 'Put a ', isMatch: false },
      { text: 'marker', isMatch: true },
      { text: ' <here>', isMatch: false },
    ]);
    const described = { ...snippets, description: { value: 'About it.' } };
    expect(excerptOf({ ...HIT, _snippetResult: described } as typeof HIT)).toEqual([
      { text: 'About it.', isMatch: false },
    ]);
    expect(excerptOf(HIT)).toBeUndefined();
    expect(excerptOf({ ...HIT, _snippetResult: { body: { value: '' } } } as typeof HIT)).toBe(
      undefined,
    );
  });

  test('can be picked from a hit', () => {
    expect(resultFieldsOf({ ...HIT, kind: 'symbol', symbolKind: 'method' } as object)).toEqual({
      kind: 'symbol',
      symbolKind: 'method',
    });
  });
});
