import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocsRecord } from '@brand/wire/search';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBrand } from '../../../load-brand.ts';
import { writeSearchRecords } from './index.ts';

const { siteUrl } = loadBrand();
const PAGE = `<html><head>
<meta name="description" content="Pins on the map.">
<meta name="docsearch:language" content="en">
<meta name="docsearch:docusaurus_tag" content="docs-web-sdk-VERSION">
<meta name="docsearch:version" content="VERSION">
</head><body><nav>Menu</nav><main><article><nav>Crumbs</nav>
<div class="theme-doc-markdown markdown"><header><h1>Markers</h1></header>
<p>A marker has <code>HTML</code> &amp; a place.</p>
<figure><svg role="img" aria-label="Parts"><desc>A pin above a room.</desc><text>pin</text></svg></figure>
<h2 id="add">Add one<a class="hash-link" href="#add">​</a></h2>
<pre><code><span>map</span>.add(<span>a</span>);</code></pre>
<table><thead><tr><th>Option</th></tr></thead>
<tbody><tr><th><a href="#x"><code>rank</code></a><code>Rank</code></th><td>Who gives way.</td></tr></tbody></table>
<div data-markdown-ignore><p>A copy of another section.</p></div>
<h3 id="many">Many</h3><ul><li>First</li><li>Second<p>with more</p></li></ul>
</div></article></main></body></html>`;

let folder: string;
let records: DocsRecord[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'records-'));
  const put = (path: string, html: string) => {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'index.html'), html);
  };
  put('web-sdk/markers', PAGE.replaceAll('VERSION', '6.0'));
  put('web-sdk/5.0/markers', PAGE.replaceAll('VERSION', '5.0'));
  put(
    'web-sdk/api-reference',
    '<main><h1>API reference</h1><div data-symbol-list><p>showVenue</p></div></main>',
  );
  put('docs/secret', '<meta name="robots" content="noindex"><main><h1>Unlisted</h1></main>');
  put('samples/web-sdk/x', '<main><h1>A frame</h1></main>');
  put('search-results', '<main><h1>Search</h1></main>');
  mkdirSync(join(folder, 'reference/web-sdk'), { recursive: true });
  writeFileSync(
    join(folder, 'reference/web-sdk/6.0.json'),
    JSON.stringify({
      version: '6.0',
      title: 'Web SDK 6.0',
      symbols: [
        { id: 'BlueDot', kind: 'interface', summary: 'Shows `where` the [user](x) is.' },
        { id: 'BlueDot.follow', parent: 'BlueDot', kind: 'method', summary: 'Follows.' },
        {
          id: 'MapView.locator',
          name: 'locator',
          parent: 'MapView',
          kind: 'property',
          type: [['BlueDot', 'BlueDot']],
          summary: 'The blue dot.',
        },
      ],
    }),
  );
  await writeSearchRecords({
    buildFolder: folder,
    referenceFolder: join(folder, 'reference'),
    brand: loadBrand(),
  });
  const lines = readFileSync(join(folder, 'search/records.ndjson'), 'utf8').trim().split('\n');
  records = lines.map((line) => JSON.parse(line) as DocsRecord);
});

afterAll(() => rmSync(folder, { recursive: true }));

function own(): DocsRecord[] {
  return records.filter(({ url_without_anchor: url }) => url === `${siteUrl}/web-sdk/markers`);
}

describe('records of a page', () => {
  test('cover the page, each heading, paragraph, drawing, row and code block', () => {
    expect(own().map(({ type, kind, anchor, content }) => [type, kind, anchor, content])).toEqual([
      ['lvl1', 'page', null, null],
      ['content', 'text', null, 'A marker has HTML & a place.'],
      ['content', 'text', null, 'Diagram: Parts. A pin above a room.'],
      ['lvl2', 'heading', 'add', null],
      ['content', 'code', 'add', 'map.add(a);'],
      ['content', 'text', 'add', 'rank Rank · Who gives way.'],
      ['lvl3', 'heading', 'many', null],
      ['content', 'text', 'many', 'First'],
      ['content', 'text', 'many', 'Second'],
      ['content', 'text', 'many', 'with more'],
    ]);
  });

  test("belong to the group of their page's title and have the headings above them [S2.42]", () => {
    const last = own().at(-1);
    expect(last?.hierarchy).toEqual({
      lvl0: 'Markers',
      lvl1: 'Markers',
      lvl2: 'Add one',
      lvl3: 'Many',
      lvl4: null,
      lvl5: null,
      lvl6: null,
    });
    expect(last?.url).toBe(`${siteUrl}/web-sdk/markers#many`);
  });

  test('have language, docs tag, SDK and version', () => {
    expect(own()[0]).toMatchObject({
      language: 'en',
      docusaurus_tag: 'docs-web-sdk-6.0',
      sdk: 'web-sdk',
      version: '6.0',
      isLatest: true,
    });
    const older = records.find(({ version }) => version === '5.0');
    expect(older).toMatchObject({ isLatest: false, docusaurus_tag: 'docs-web-sdk-5.0' });
  });

  test('include the text below headings', () => {
    expect(own()[0]?.body).toContain('markers Pins on the map. Add one Many A marker has');
    expect(own()[3]?.body).toBe('rank Rank · Who gives way.');
  });

  test('have unique ids', () => {
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  });
});

test('records symbols below the page of their reference', () => {
  expect(records.filter(({ kind }) => kind === 'symbol')).toMatchObject([
    {
      type: 'lvl2',
      url: `${siteUrl}/web-sdk/api-reference#BlueDot`,
      hierarchy: { lvl1: 'API reference', lvl2: 'BlueDot' },
      content: 'Shows where the user is.',
      context: 'Web SDK 6.0 interface map dot locator',
      sdk: 'web-sdk',
      version: '6.0',
    },
    { hierarchy: { lvl2: 'BlueDot.follow' } },
    { hierarchy: { lvl2: 'MapView.locator' } },
  ]);
});

test('skips unlisted pages, frames and the search page', () => {
  const titles = new Set(records.map(({ hierarchy }) => hierarchy.lvl1));
  expect([...titles].toSorted()).toEqual(['API reference', 'Markers']);
  expect(records.some(({ content }) => content === 'showVenue')).toBe(false);
});
