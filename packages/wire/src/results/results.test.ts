import { describe, expect, test } from 'vitest';
import { markedSummaryOf, markedTitleOf, pageTitleOf, toStoredHit, trailOf } from './docs-hit.ts';
import { describeHit } from './describe-hit.ts';
import { pathOfHit } from './path-of-hit.ts';
import { facetFilters, searchParams } from './search-query.ts';
import { splitHighlights } from './split-highlights.ts';
import { sdkLabels, tagsOfPath } from './tags-of-path.ts';

const HIT = {
  objectID: '1',
  url: 'https://docs.example/web-sdk/markers#icons',
  type: 'content',
  content: 'A marker is an element.',
  hierarchy: { lvl0: 'Markers', lvl1: 'Markers', lvl2: 'Icons', lvl3: null },
} as const;

describe('highlighted text', () => {
  test('keeps marks, and escapes everything else', () => {
    expect(splitHighlights('a <mark>b</mark> <img src=x onerror=alert(1)>')).toEqual([
      { text: 'a ', isMatch: false },
      { text: 'b', isMatch: true },
      { text: ' <img src=x onerror=alert(1)>', isMatch: false },
    ]);
  });

  test('shows escaped text as it was written', () => {
    expect(splitHighlights('<mark>Map</mark>&lt;K&gt; &amp;amp;')).toEqual([
      { text: 'Map', isMatch: true },
      { text: '<K> &amp;', isMatch: false },
    ]);
  });

  test.each(['</mark>a<mark>', '<mark>a', '<mark><mark>a</mark></mark>'])(
    'survives unpaired marks: %s',
    (text) => {
      expect(
        splitHighlights(text)
          .map((part) => part.text)
          .join(''),
      ).toBe('a');
    },
  );
});

describe('hits', () => {
  test('take their title from the URL when they have none [S2.42]', () => {
    expect(pageTitleOf({ objectID: '1', url: 'https://docs.example/web-sdk/markers' })).toBe(
      'markers',
    );
    expect(markedTitleOf({ objectID: '1', url: 'https://docs.example/a', type: 'lvl3' })).toBe('a');
  });

  test('have a summary if they are symbols only', () => {
    const content = 'Shows a place.';
    const symbol = { ...HIT, type: 'lvl2', content } as const;
    expect(markedSummaryOf(symbol)).toBe(content);
    const marked = '<mark>Shows</mark> a place.';
    expect(markedSummaryOf({ ...symbol, _snippetResult: { content: { value: marked } } })).toBe(
      marked,
    );
    expect(markedSummaryOf(HIT)).toBeUndefined();
    expect(markedSummaryOf({ ...symbol, content: null })).toBeUndefined();
  });

  test('show page and headings above a passage, and nothing above a page [S3.07]', () => {
    expect(trailOf(HIT)).toEqual(['Markers', 'Icons']);
    expect(trailOf({ ...HIT, type: 'lvl2' })).toEqual(['Markers']);
    expect(trailOf({ ...HIT, type: 'lvl1' })).toEqual([]);
  });

  test('store an opened passage as its heading', () => {
    expect(toStoredHit(HIT)).toMatchObject({ type: 'lvl2', content: null });
  });

  test('show a passage under its heading, and a heading under its own text [S2.09]', () => {
    const snippet = '<mark>A</mark> &lt;marker&gt;';
    const passage = { ...HIT, _snippetResult: { content: { value: snippet } } };
    expect(describeHit(passage, { sdk: 'Acme JS', version: '5.0' })).toEqual({
      title: [{ text: 'Icons', isMatch: false }],
      place: 'Acme JS › 5.0 › Markers',
      snippet: [
        { text: 'A', isMatch: true },
        { text: ' <marker>', isMatch: false },
      ],
    });
    expect(describeHit({ ...HIT, type: 'lvl2', content: null }, {})).toEqual({
      title: [{ text: 'Icons', isMatch: false }],
      place: 'Markers',
      snippet: undefined,
    });
  });
});

describe('URLs of hits', () => {
  const options = { baseUrl: '/' };

  test('become paths of this site, whatever their host', () => {
    expect(pathOfHit('https://docs.example/web-sdk/markers?a=1#b', options)).toBe(
      '/web-sdk/markers?a=1#b',
    );
    expect(pathOfHit('https://docs.example/docs/a', { baseUrl: '/portal/' })).toBe(
      '/portal/docs/a',
    );
    expect(pathOfHit('https://docs.example/portal/a', { baseUrl: '/portal/' })).toBe('/portal/a');
  });

  test('stay whole if they belong to another site [S7.05]', () => {
    const url = 'https://blog.example/news';
    expect(pathOfHit(url, { ...options, externalUrls: '^https://blog\\.' })).toBe(url);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', '', 'no address', '//evil.example/a'])(
    'lead nowhere if they are %j',
    (url) => {
      expect(pathOfHit(url, options)).toBeUndefined();
    },
  );
});

describe('tags', () => {
  const labels = sdkLabels('Acme');
  const sections = [
    {
      id: 'web-sdk',
      versions: [
        { name: '6.0', isLast: true },
        { name: '5.0', isLast: false },
      ],
    },
  ];

  test.each([
    ['/web-sdk', { sdk: 'Acme JS' }],
    ['/web-sdk#top', { sdk: 'Acme JS' }],
    ['/web-sdk/5.0/markers', { sdk: 'Acme JS', version: '5.0' }],
    ['/web-sdk/5.0', { sdk: 'Acme JS', version: '5.0' }],
    ['/web-sdk/6.0/markers', { sdk: 'Acme JS' }],
    ['/web-sdk-tools/5.0', {}],
    ['/docs/web-sdk', {}],
    ['/react-native-sdk/markers', { sdk: 'React Native SDK' }],
    ['/android-sdk/markers', { sdk: 'Android SDK' }],
    ['/ios-sdk/markers', { sdk: 'iOS SDK' }],
  ])('derive from %s as %j [S2.46]', (path, tags) => {
    expect(tagsOfPath(path, labels, sections)).toEqual(tags);
  });
});

describe('requests', () => {
  const context = {
    locale: 'en',
    tags: ['default', 'docs-default-current', 'docs-web-sdk-6.0', 'docs-ios-sdk-5.0'],
    section: 'ios-sdk',
  };

  test('contain the documented fields [S7.02 S7.03 S9.03]', () => {
    expect(searchParams(context)).toEqual({
      attributesToRetrieve: [
        'hierarchy.lvl0',
        'hierarchy.lvl1',
        'hierarchy.lvl2',
        'hierarchy.lvl3',
        'hierarchy.lvl4',
        'hierarchy.lvl5',
        'hierarchy.lvl6',
        'content',
        'type',
        'url',
      ],
      attributesToSnippet: [
        'hierarchy.lvl1:15',
        'hierarchy.lvl2:15',
        'hierarchy.lvl3:15',
        'hierarchy.lvl4:15',
        'hierarchy.lvl5:15',
        'hierarchy.lvl6:15',
        'content:15',
      ],
      snippetEllipsisText: '…',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      hitsPerPage: 20,
      facetFilters: [
        'language:en',
        [
          'docusaurus_tag:default',
          'docusaurus_tag:docs-default-current',
          'docusaurus_tag:docs-web-sdk-6.0',
          'docusaurus_tag:docs-ios-sdk-5.0',
        ],
      ],
      optionalFilters: ['sdk:ios-sdk'],
    });
  });

  test.each([
    [{ sdk: 'web-sdk' }, ['language:en', ['docusaurus_tag:docs-web-sdk-6.0']]],
    [{ sdk: 'web-sdk', version: '4.0' }, ['language:en', ['docusaurus_tag:docs-web-sdk-4.0']]],
    [{ sdk: 'web-sdk', version: 'all' }, ['language:en', 'sdk:web-sdk']],
    [{ version: 'all' }, ['language:en']],
  ])('turn %j into %j', (filters, expected) => {
    expect(facetFilters(context, filters)).toEqual(expected);
  });
});
