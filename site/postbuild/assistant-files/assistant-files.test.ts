import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  KNOWLEDGE_FILES,
  type PageRecord,
  type KnownSample,
  type KnownSymbol,
} from '@brand/wire/assistant';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brand } from '../../../brand.ts';
import { readBuiltPages } from '../read-built-pages.ts';
import { compiledWith } from './compiled-with.ts';
import { writeAssistantFiles } from './index.ts';

const REFERENCE = {
  format: 1,
  sdk: 'web-sdk',
  version: '6.0',
  title: 'Web SDK 6.0',
  modules: [{ id: 'index', importName: '@acme/web-sdk', summary: 'Maps.' }],
  symbols: [
    { id: 'MapView', name: 'MapView', kind: 'class', module: 'index', summary: 'A `map`.' },
    {
      id: 'MapView.markers',
      name: 'markers',
      kind: 'property',
      module: 'index',
      parent: 'MapView',
      summary: 'All [markers](ref:Markers).',
      type: [['Markers', 'Markers']],
    },
    { id: 'Markers', name: 'Markers', kind: 'class', module: 'index', summary: 'Pins.' },
  ],
};
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'assistant-files-'));
  write('site/build/web-sdk/api-reference/index.html', '');
  write('site/build/web-sdk/markers/index.html', pageHtml('6.0'));
  write('site/build/web-sdk/5.0/markers/index.html', pageHtml('5.0'));
  write(
    'site/example-questions/web-sdk.json',
    JSON.stringify({ '/web-sdk/markers': { 'add-a-marker': ['put a pin on a shop'] } }),
  );
  write('reference/web-sdk/6.0.json', JSON.stringify(REFERENCE));
  write('reference/web-sdk/5.0.json', JSON.stringify({ ...REFERENCE, version: '5.0' }));
  write(
    'site/.docusaurus/playground-files/default/table.json',
    JSON.stringify({ samples: ['web-sdk/6.0/markers', 'web-sdk/6.0/markers/react'] }),
  );
  note('web-sdk/markers');
  write(
    'site/web-sdk/markers.mdx',
    '```ts file="web-sdk/6.0/markers/main.ts" region="add" live\n\n```\n',
  );
  write(
    'examples/web-sdk/6.0/markers/main.ts',
    "import { showVenue } from '@brand/web-sdk';\n// #region add\nshowVenue('#map', 'https://portal.brand.example');\n// #endregion add\n",
  );
  write('examples/web-sdk/6.0/markers/sample.json', '{ "needs": "eval" }');
  write('examples/web-sdk/6.0/unseen/main.ts', '');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('writeAssistantFiles', () => {
  test('writes symbols of references that have a page, with the names that guides use', async () => {
    const symbols = await made<KnownSymbol>(KNOWLEDGE_FILES.symbols);
    expect(symbols.map(({ name, version }) => `${name} ${version}`)).toEqual([
      'MapView 6.0',
      'MapView.markers 6.0',
      'Markers 6.0',
    ]);
    expect(symbols[1]).toMatchObject({
      kind: 'property',
      sdk: 'web-sdk',
      url: `${brand.siteUrl}/web-sdk/api-reference#MapView.markers`,
      summary: 'All markers.',
    });
    expect(symbols[1]?.markdown).toContain(`(${brand.siteUrl}/web-sdk/api-reference#Markers)`);
    expect(symbols[2]?.aliases).toContain('map.markers');
  });

  test('writes the samples that pages show, as they show them', async () => {
    expect(await made<KnownSample>(KNOWLEDGE_FILES.samples)).toEqual([
      {
        name: 'web-sdk/6.0/markers',
        sdk: 'web-sdk',
        version: '6.0',
        compilesWith: 'Web SDK 6.0',
        playground: '/playground/?sample=web-sdk/6.0/markers',
        files: {
          'main.ts': `import { showVenue } from '@${brand.slug}/web-sdk';\nshowVenue('#map', '${brand.siteUrl}');\n`,
        },
        pages: ['/web-sdk/markers'],
      },
    ]);
  });

  test('skips pages that only have metadata of an earlier build', async () => {
    note('web-sdk/gone');
    write('site/web-sdk/gone.mdx', '```ts file="web-sdk/6.0/unseen/main.ts"\n\n```\n');
    const samples = await made<KnownSample>(KNOWLEDGE_FILES.samples);
    expect(samples.map(({ name }) => name)).toEqual(['web-sdk/6.0/markers']);
  });
});

describe('pages of writeAssistantFiles', () => {
  test('have the blocks below each heading, with the sample of each code block', async () => {
    const pages = await made<PageRecord>(KNOWLEDGE_FILES.pages);
    const page = pages.find(({ path }) => path === '/web-sdk/markers');
    expect(page).toMatchObject({ sdk: 'web-sdk', version: '6.0', tag: 'docs-web-sdk-6.0' });
    expect(page?.sections).toEqual([
      { heading: 'Markers', level: 1, blocks: [{ kind: 'text', markdown: 'Your own content.' }] },
      {
        heading: 'Add a marker',
        level: 2,
        anchor: 'add-a-marker',
        asked: ['put a pin on a shop'],
        blocks: [
          { kind: 'text', markdown: 'It needs a place.' },
          {
            kind: 'code',
            language: 'ts',
            code: `showVenue('#map', '${brand.siteUrl}');`,
            sample: 'web-sdk/6.0/markers',
            compilesWith: 'Web SDK 6.0',
            playground: '/playground/?sample=web-sdk/6.0/markers',
          },
          { kind: 'table', header: ['Option', 'Default'], rows: [['`anchor`', '`a | b`']] },
          { kind: 'list', ordered: true, items: ['First', 'Then'] },
          { kind: 'note', tone: 'tip', markdown: 'Few are enough.' },
        ],
      },
    ]);
  });

  test('inherit example questions from the newest version', async () => {
    const pages = await made<PageRecord>(KNOWLEDGE_FILES.pages);
    const older = pages.find(({ path }) => path === '/web-sdk/5.0/markers');
    expect(older?.sections[1]?.asked).toEqual(['put a pin on a shop']);
  });

  test('must have all sections that example questions name', async () => {
    write(
      'site/example-questions/web-sdk.json',
      JSON.stringify({ '/web-sdk/markers': { gone: ['a'] } }),
    );
    await expect(made(KNOWLEDGE_FILES.pages)).rejects.toThrow('no page has');
  });
});

describe('compiledWith', () => {
  test.each([
    [{ sdk: 'showcase', version: '5.0', files: ['main.ts', 'app.css'] }, 'Web SDK 5.0'],
    [{ sdk: 'mvf', version: '3', files: ['main.mts'] }, 'MVF 3'],
    [{ sdk: 'web-sdk', version: '6.0', files: ['index.html'] }, undefined],
    [{ sdk: 'web-sdk', version: '6.0', files: ['types.d.ts'] }, undefined],
    [{ sdk: 'webhooks', version: '1.0', files: ['receive.ts'] }, undefined],
  ])('labels %o as %s', (sample, label) => {
    expect(compiledWith(sample)).toBe(label);
  });
});

async function made<T>(file: string): Promise<T[]> {
  const folder = (name: string): string => join(root, name);
  await writeAssistantFiles({
    buildFolder: folder('site/build'),
    generatedFolder: folder('site/.docusaurus'),
    referenceFolder: folder('reference'),
    samplesFolder: folder('examples'),
    exampleQuestionsFolder: folder('site/example-questions'),
    pages: await readBuiltPages(folder('site/build'), brand.siteUrl),
    brand,
  });
  const text = readFileSync(join(root, 'site/build', file), 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);
}

function pageHtml(version: string): string {
  return `<html><head><meta data-rh=true property=og:title content=Markers />
    <meta data-rh=true name=docsearch:docusaurus_tag content=docs-web-sdk-${version} />
    <meta data-rh=true name=docsearch:version content=${version} /></head><body><main>
    <div class="theme-doc-markdown markdown"><h1>Markers</h1><p>Your own content.</p>
    <p class=verified>Verified with Web SDK 6.0.0</p>
    <h2 id=add-a-marker>Add a marker<a class=hash-link href=#add-a-marker>#</a></h2>
    <p>It needs a place.</p>
    <pre aria-label="Code in ts"><code>showVenue('#map', '${brand.siteUrl}');</code></pre>
    <table><thead><tr><th>Option<th>Default<tbody><tr><td><code>anchor</code><td><code>a | b</code></table>
    <ol><li>First<li>Then</ol>
    <div class="theme-admonition alert"><div>tip</div><div><p>Few are enough.</p></div></div>
    </div></main></body></html>`;
}

/** Writes the metadata file that the framework generates for a page. */
function note(page: string): void {
  const name = page.replace('/', '-');
  write(
    `site/.docusaurus/docusaurus-plugin-content-docs/web-sdk/site-${name}.json`,
    JSON.stringify({ permalink: `/${page}`, source: `@site/${page}.mdx` }),
  );
  mkdirSync(join(root, 'site/.docusaurus/docusaurus-plugin-content-pages'), { recursive: true });
}

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
