import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type DeadUrlOptions, findDeadUrls, formatDeadUrls } from './index.ts';

const REDIRECTS = [
  { from: '/docs', to: '/docs/page' },
  { from: '/sdk/6.0/*', to: '/sdk/:splat' },
  { from: '/there', to: '/back' },
  { from: '/back', to: '/there' },
];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dead-urls-'));
  put('index.html', '<h1>Home</h1>');
  put('404.html', '<h1>Not found</h1>');
  put('docs/page/index.html', '<h1>Page</h1>');
  put('docs/page.md', '# Page');
  put('sdk/markers/index.html', '<h1>Markers</h1>');
  put('img/plan (1).svg', '<svg/>');
});

afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, content: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

async function findIn(html: string, options: Partial<DeadUrlOptions> = {}): Promise<string[]> {
  put('docs/page/index.html', html);
  const dead = await findDeadUrls({
    buildFolder: folder,
    siteUrl: 'https://docs.acme.test',
    baseUrl: '/',
    redirects: REDIRECTS,
    ...options,
  });
  return [...dead.keys()];
}

describe('dead URL check', () => {
  test.each([
    '/',
    '/docs/page',
    '/docs/page/',
    '/docs/page.html?a=1&amp;b=2#c',
    '/docs/page/index.html',
    '/docs/page.md',
    '/img/plan%20(1).svg',
    'page',
    '../sdk/markers',
    '#section',
    '?q=1',
    'https://docs.acme.test',
    'https://docs.acme.test/sdk/markers',
    '/docs/',
    '/sdk/6.0/markers',
    '/rest/v1/openapi.json',
    '/mcp',
    '/venues/mall/mvf-3.zip?key=demo',
    'https://other.test/nowhere',
    '//other.test/nowhere',
    'mailto:hello@acme.test',
  ])('accepts %s [S5.04]', async (url) => {
    expect(await findIn(`<a class=x href="${url}">x</a>`)).toEqual([]);
  });

  test.each([
    '/nowhere',
    '/docs/page/.md',
    '/nowhere.md',
    '/404.html',
    '/_redirects',
    '/%E0%A4%A',
    '/sdk/6.0/gone',
    '/there',
    'markers',
    'https://docs.acme.test/nowhere',
    'https://',
  ])('reports a link to %s [S5.04]', async (url) => {
    expect(await findIn(`<a href="${url}">x</a>`)).toEqual([url]);
  });

  test.each([
    '<details data-copy-page=/nowhere.md>',
    "<div id='a' data-src='/nowhere.md'>",
    '<a title="1 > 0" href="#a" data-preview="/nowhere.md">',
    '<a href=/nowhere.md>',
  ])('reports the URL in %s [S5.04]', async (tag) => {
    expect(await findIn(tag)).toEqual(['/nowhere.md']);
  });

  test.each([
    '<script>document.write(\'<a href="/nowhere">\')</script>',
    '<p data-title="/ and . are separators" title="href=/nowhere">',
    '<link rel="canonical" href="/nowhere">',
    '<pre>&lt;a href="/nowhere"&gt;</pre>',
  ])('finds no URL in %s', async (html) => {
    expect(await findIn(html)).toEqual([]);
  });

  test('accepts links of the not-found page to itself [S2.03]', async () => {
    put('404.html', '<a href="#top"><a href="/404"><a href="/404-gone">');
    expect(await findIn('')).toEqual(['/404-gone']);
  });

  test('reports a URL without the base path [S2.04]', async () => {
    const html =
      '<a href="/portal/docs/page"><a href="/portal"><a href="/portal/x"><a href="/docs">';
    expect(await findIn(html, { baseUrl: '/portal/' })).toEqual(['/portal/x', '/docs']);
  });

  test('names each URL, its pages and the remedy in the report [S5.04]', () => {
    const report = formatDeadUrls(new Map([['/x.md', ['/docs/page', '/']]]));
    expect(report).toContain('/x.md\n    on /docs/page\n    on /\n');
    expect(report).toContain('site/config/redirects.ts');
    const pages = Array.from({ length: 12 }, (_, at) => `/page-${at}`);
    const long = formatDeadUrls(new Map([['/x.md', pages]]));
    expect(long).toContain('    on /page-9\n    and on 2 more pages\n');
  });
});
