import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { DocsAnswer } from '@brand/search';
import { RESULTS_STYLES, type ResultsPageConfig, type ResultsStyles } from '@brand/wire/results';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSite } from '../site.ts';
import { writeTestSite } from '../testing/write-test-site.ts';

const CONFIG: ResultsPageConfig = {
  context: { locale: 'en', tags: ['default', 'docs-web-sdk-6.0'] },
  labels: [['web-sdk', 'Acme JS']],
  sections: [
    {
      id: 'web-sdk',
      versions: [
        { name: '6.0', isLast: true },
        { name: '5.0', isLast: false },
      ],
    },
  ],
  styles: Object.fromEntries(RESULTS_STYLES.map((name) => [name, `${name}_x`])) as ResultsStyles,
};
const NOTE = '<p>Search needs JavaScript.</p>';
const BEFORE = `<main><input type=search><script type=application/json id=results-page-config>${JSON.stringify(CONFIG)}</script><noscript id=no-script-results>`;
const AFTER = '</noscript><p>Start here.</p></main>';
const HOSTILE = `"'></noscript><script>alert(1)</script>$& &amp;`;
const MARKER = hitOf('/web-sdk/5.0/markers', 'Markers', '<mark>Marker</mark>s &lt;b&gt;');

const answer = vi.fn<(request: object) => Promise<DocsAnswer>>();
const admit = vi.fn<() => boolean>();
const onError = vi.fn<(error: unknown) => void>();

beforeEach(() => {
  answer.mockReset().mockResolvedValue({ hits: [MARKER], nbHits: 41, nbPages: 3 });
  admit.mockReset().mockReturnValue(true);
  onError.mockReset();
});

function hitOf(path: string, title: string, marked = title): DocsAnswer['hits'][number] {
  const url = `https://docs.acme.test${path}`;
  const hierarchy = { lvl0: title, lvl1: title };
  const snippets = { hierarchy: { lvl1: { value: marked } } };
  return { objectID: url, url, type: 'lvl1', hierarchy, _snippetResult: snippets };
}

function createTestSite(hasSearch = true, page = BEFORE + NOTE + AFTER) {
  const site = writeTestSite({
    'index.html': '<h1>Home</h1>',
    'search-results/index.html': page,
    'security-headers.json': JSON.stringify({
      pages: { 'content-security-policy': "default-src 'self'" },
      files: {},
    }),
  });
  onTestFinished(() => site.remove());
  const search = { answer, admit };
  return createSite(site.folder, hasSearch ? { results: { search, onError } } : {});
}

/**
 * Fetches the results as a reader without scripts, and checks that the rest of the page is
 * unchanged.
 */
async function getResults(search: string): Promise<string> {
  const response = await createTestSite().request(`/search-results${search}`);
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page.startsWith(BEFORE)).toBe(true);
  expect(page.endsWith(AFTER)).toBe(true);
  return page.slice(BEFORE.length, -AFTER.length);
}

function queryOf(text: string): string {
  return `?${new URLSearchParams({ q: text })}`;
}

describe('the results page without scripts', () => {
  test('shows a form, the number of results, and each result with marks and breadcrumbs [S2.09]', async () => {
    const html = await getResults('?q=marker&sdk=web-sdk&version=5.0');
    expect(html).toContain('<input type="search" name="q" value="marker"');
    expect(html).toContain('<option value="web-sdk" selected>Acme JS</option>');
    expect(html).toContain('<option value="5.0" selected>5.0</option>');
    expect(html).toContain('<p class="status_x">41 results for “marker”</p>');
    expect(html).toContain('<a href="/web-sdk/5.0/markers"><mark>Marker</mark>s &lt;b&gt;</a>');
    expect(html).toContain('<p class="place_x">Acme JS › 5.0</p>');
    expect(answer.mock.calls).toMatchObject([
      [
        {
          query: 'marker',
          page: 0,
          facetFilters: ['language:en', ['docusaurus_tag:docs-web-sdk-5.0']],
        },
      ],
    ]);
  });

  test('links to the previous and next page, with the same query [S2.09]', async () => {
    const html = await getResults(`${queryOf('a&b')}&sdk=web-sdk&page=2`);
    expect(html).toContain('<a rel="prev" href="?q=a%26b&amp;sdk=web-sdk">');
    expect(html).toContain('<span>Page 2 of 3</span>');
    expect(html).toContain('<a rel="next" href="?q=a%26b&amp;sdk=web-sdk&amp;page=3">');
    expect(answer.mock.calls).toMatchObject([[{ page: 1 }]]);
  });

  test('shows the last page for a page number beyond it [S2.09]', async () => {
    expect(await getResults('?q=marker&page=99')).toContain('<span>Page 3 of 3</span>');
    expect(answer.mock.calls).toMatchObject([[{ page: 98 }], [{ page: 2 }]]);
  });

  test.each(['page=0', 'page=-1', 'page=x', 'page=99999', 'sdk=gone', 'version=4.0'])(
    'omits %s, which the site does not have [S2.09]',
    async (parameter) => {
      const html = await getResults(`?q=marker&${parameter}`);
      expect(html).toContain('<span>Page 1 of 3</span>');
      const tags = ['docusaurus_tag:default', 'docusaurus_tag:docs-web-sdk-6.0'];
      expect(answer.mock.calls).toMatchObject([[{ page: 0, facetFilters: ['language:en', tags] }]]);
    },
  );

  test.each(['', '?q=', '?q=%20'])('runs no search for "%s" [S2.09]', async (search) => {
    const html = await getResults(search);
    expect(html).toContain('Choose where to start');
    expect(html).not.toContain('<ol');
    expect(answer).not.toHaveBeenCalled();
  });

  test('reports that nothing was found [S8.07]', async () => {
    answer.mockResolvedValue({ hits: [], nbHits: 0, nbPages: 0 });
    const html = await getResults('?q=zzqqxx');
    expect(html).toContain('No results found for “zzqqxx”');
    expect(html).not.toMatch(/<ol|<nav/);
  });

  test('reports an over-long query, and keeps its text [S2.50]', async () => {
    const long = 'camera '.repeat(430);
    const html = await getResults(queryOf(long));
    expect(html).toContain('<strong>The query is too long</strong>');
    expect(html).toContain('Shorten it to 512 characters or fewer.');
    expect(html).toContain(`value="${long}"`);
    expect(answer).not.toHaveBeenCalled();
  });

  test('reports a failed search, and logs the cause [S8.06]', async () => {
    answer.mockRejectedValue(new Error('No index.'));
    expect(await getResults('?q=marker')).toContain('Unable to fetch results');
    expect(onError).toHaveBeenCalledOnce();
  });

  test('shows the page without a search to rate-limited readers [S8.06]', async () => {
    admit.mockReturnValue(false);
    expect(await getResults('?q=marker')).toContain('Unable to fetch results');
    expect(answer).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });

  test('escapes text of readers and records', async () => {
    answer.mockResolvedValue({
      hits: [
        hitOf(`/a"b'c`, HOSTILE, `<mark>${HOSTILE}</mark>`),
        { ...hitOf('/b', 'B'), type: 'content', content: HOSTILE, _snippetResult: {} },
        { ...hitOf('/c', 'Runs'), url: 'javascript:alert(1)' },
      ],
      nbHits: 3,
      nbPages: 3,
    });
    const html = await getResults(queryOf(HOSTILE));
    expect(html).not.toMatch(/<\/noscript|<script|javascript:/i);
    const escaped =
      '&quot;&#39;&gt;&lt;/noscript&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp; &amp;';
    expect(html).toContain(`value="${escaped}amp;"`);
    expect(html).toContain(`<mark>${escaped}</mark>`);
    expect(html.match(/<li /g)).toHaveLength(2);
  });
});

describe('a result', () => {
  test('tells pages of one title apart by SDK, version and excerpt [S2.09]', async () => {
    const snippets = { body: { value: 'A <mark>marker</mark> is &lt;b&gt; an element.' } };
    const page = { ...hitOf('/web-sdk/markers', 'Markers'), _snippetResult: snippets };
    const hits = [{ ...page, version: '6.0' }];
    answer.mockResolvedValue({ hits, nbHits: 1, nbPages: 1 } as unknown as DocsAnswer);
    const html = await getResults('?q=marker');
    expect(html).toContain('<p class="place_x">Acme JS › 6.0</p>');
    expect(html).toContain(
      '<p class="snippet_x">A <mark>marker</mark> is &lt;b&gt; an element.</p>',
    );
    expect(answer.mock.calls[0]?.[0]).toMatchObject({
      attributesToRetrieve: expect.arrayContaining(['kind', 'symbolKind', 'version', 'url']),
      attributesToSnippet: expect.arrayContaining(['description:40', 'body:40', 'content:40']),
    });
  });

  test('sets symbols and matches in samples as code, and names the kind of a symbol [S2.09]', async () => {
    const symbol = hitOf('/web-sdk/api-reference#Marker.on', 'Marker.on', '<mark>Marker</mark>.on');
    const sample = { ...hitOf('/web-sdk/markers', 'Markers'), type: 'content', kind: 'code' };
    answer.mockResolvedValue({
      hits: [
        { ...symbol, kind: 'symbol', symbolKind: 'method' },
        { ...sample, _snippetResult: { content: { value: 'map.<mark>markers</mark>.add()' } } },
      ],
      nbHits: 2,
      nbPages: 1,
    } as DocsAnswer);
    const html = await getResults('?q=marker');
    expect(html).toMatch(/<code><mark>Marker<\/mark>\.on<\/code><\/a>\s*<small>method<\/small>/);
    expect(html).toContain('<code>map.<mark>markers</mark>.add()</code>');
  });
});

describe('the response', () => {
  test('has the headers of pages, and supports revalidation by ETag', async () => {
    const site = createTestSite();
    const first = await site.request('/search-results?q=marker');
    expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(first.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const etag = first.headers.get('etag') ?? '';
    const headers = { 'if-none-match': etag };
    const again = await site.request('/search-results?q=marker', { headers });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await site.request('/search-results?q=label', { headers })).status).toBe(200);
  });

  test('compresses the body if the client accepts that', async () => {
    const site = createTestSite();
    const get = (encoding: string, method = 'GET') =>
      site.request('/search-results/', { method, headers: { 'accept-encoding': encoding } });
    const [plain, br, gzip] = await Promise.all(
      ['identity', 'br, gzip', 'gzip'].map((it) => get(it)),
    );
    const text = (await plain?.text()) ?? '';
    const unpacked = [
      brotliDecompressSync((await br?.arrayBuffer()) ?? ''),
      gunzipSync((await gzip?.arrayBuffer()) ?? ''),
    ];
    expect(unpacked.map(String)).toEqual([text, text]);
    expect(new Set([plain, br, gzip].map((it) => it?.headers.get('etag'))).size).toBe(3);
    expect(br?.headers.get('vary')).toBe('accept-encoding');
    const head = await get('br', 'HEAD');
    expect(await head.text()).toBe('');
    expect(head.headers.get('content-length')).toBe(br?.headers.get('content-length'));
  });

  test.each([
    ['no search', false, BEFORE + NOTE + AFTER],
    ['a page without a place for results', true, '<main>Results</main>'],
  ])('leaves the page as built: %s', async (_case, hasSearch, page) => {
    const response = await createTestSite(hasSearch, page).request('/search-results?q=marker');
    expect(await response.text()).toBe(page);
  });
});
