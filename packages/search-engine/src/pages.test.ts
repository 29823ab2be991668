import { describe, expect, test } from 'vitest';
import { search } from './answer.ts';
import type { SearchParameters } from './parameters.ts';
import { SearchIndex } from './search-index.ts';
import type { StoredObject } from './values.ts';

type Section = {
  readonly heading?: string;
  readonly content?: string;
  readonly asked?: readonly string[];
};

/** The records of a page: one for each section, the first for the page itself. */
function page(
  path: string,
  title: string,
  sections: readonly Section[],
  rest: Readonly<Record<string, unknown>> = {},
): StoredObject[] {
  return sections.flatMap(({ heading, content, asked }, at) => {
    const common = {
      url: `https://docs.test${path}${heading === undefined ? '' : `#${at}`}`,
      url_without_anchor: `https://docs.test${path}`,
      hierarchy: { lvl0: title, lvl1: title, lvl2: heading ?? null },
      isLatest: true,
      ...rest,
    };
    const type = heading === undefined ? 'lvl1' : 'lvl2';
    return [
      { ...common, objectID: `${path}#${at}`, type, content: null, asked },
      { ...common, objectID: `${path}#${at}-text`, type: 'content', kind: 'text', content },
    ] as StoredObject[];
  });
}

const RECORDS = [
  ...page('/web-sdk/wayfinding', 'Wayfinding', [
    { content: 'Find a way through the venue.' },
    { heading: 'Wheelchairs', content: 'Avoid stairs.' },
    { heading: 'Several buildings', content: 'A route leaves one and enters another.' },
  ]),
  // Its section has more words of the question than any of the right page.
  ...page('/web-sdk/markers', 'Markers', [
    { content: 'Pin HTML to a place. Wheelchairs and several other things.' },
  ]),
  ...page('/web-sdk/facade', 'Facade', [
    { content: 'Seen through glass.' },
    { heading: 'Buildings', content: 'Each has walls.' },
    { heading: 'Roofs', content: 'Several are flat.' },
  ]),
  ...page('/docs/rest-apis/overview', 'What to call', [
    { content: 'Tokens and errors.', asked: ['how often may my backend poll'] },
  ]),
  // The usual SDK comes second in the index.
  ...page('/android-sdk/lists', 'Lists', [{ content: 'Scroll bars stand beside the list.' }], {
    sdk: 'android-sdk',
    context: 'Android SDK Kotlin',
  }),
  ...page('/web-sdk/lists', 'Lists', [{ content: 'Scroll bars stand beside the list.' }], {
    sdk: 'web-sdk',
    context: 'Web SDK',
  }),
  ...page('/ios-sdk/release-notes', 'What is new', [
    { content: 'All editions, the youngest first.' },
  ]),
  ...page('/web-sdk/5.0/camera', 'Camera', [{ content: 'Move and tilt the view of the venue.' }], {
    isLatest: false,
    version: '5.0',
    context: 'Web SDK 5.0',
  }),
  ...page('/web-sdk/camera', 'Camera', [{ content: 'Move and tilt the view of the venue.' }], {
    version: '6.0',
    context: 'Web SDK 6.0',
  }),
  ...page('/docs/here', 'HERE', [{ content: 'Streets below a floor.' }]),
  ...page('/docs/streets', 'Streets', [{ content: 'What lies below a floor, outdoors.' }]),
];
const index = SearchIndex.of(RECORDS);

function findPages(query: string, parameters: SearchParameters = {}): string[] {
  const urls = search(index, { query, ...parameters }).hits.map(
    ({ url }) => new URL(String(url)).pathname,
  );
  return [...new Set(urls)];
}

describe('a question', () => {
  test('is answered by the page whose sections have its words together', () => {
    expect(findPages('wheelchairs through several buildings')[0]).toBe('/web-sdk/wayfinding');
  });

  test('finds a page by an example question that shares no word with its text', () => {
    expect(findPages('how often may I poll from a backend')[0]).toBe('/docs/rest-apis/overview');
  });

  test('finds a page by the words of its address', () => {
    expect(findPages('where are the ios release notes')[0]).toBe('/ios-sdk/release-notes');
  });

  test('with a version prefers that version, spelt in any way', () => {
    expect(findPages('tilt the camera view')[0]).toBe('/web-sdk/camera');
    for (const version of ['5', 'v5', '5.0']) {
      expect(findPages(`tilt the camera view in ${version}`)[0]).toBe('/web-sdk/5.0/camera');
    }
  });

  test('prefers the page whose example question says the same', () => {
    expect(findPages('how often may a backend poll you')[0]).toBe('/docs/rest-apis/overview');
  });

  test('prefers the usual SDK, unless the reader is in another or names it', () => {
    const query = 'scroll bars beside the list';
    expect(findPages(query)[0]).toBe('/web-sdk/lists');
    expect(findPages(`${query} with kotlin`)[0]).toBe('/android-sdk/lists');
    expect(findPages(query, { optionalFilters: ['sdk:android-sdk'] })[0]).toBe(
      '/android-sdk/lists',
    );
  });

  test('takes a word in capitals for a name', () => {
    expect(findPages('streets below HERE')[0]).toBe('/docs/here');
    expect(findPages('streets below here')[0]).toBe('/docs/streets');
  });

  test.each([
    ['German', 'barrierefreie Wege durch mehrere Gebäude'],
    ['French', 'un itinéraire pour fauteuil dans plusieurs bâtiments'],
    ['Spanish', 'una ruta para silla en varios edificios'],
    ['Portuguese', 'uma rota acessível em vários prédios'],
    ['Japanese', '車椅子 ルート 建物'],
  ])('in %s finds the English page', (_language, query) => {
    expect(findPages(query)[0]).toBe('/web-sdk/wayfinding');
  });
});
