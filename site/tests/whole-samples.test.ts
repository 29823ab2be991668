import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listAssets } from '../../tools/src/samples/publish-assets.ts';
import { listFences } from '../src/markdown/list-fences.ts';
import { readSample, sampleIn } from '../src/samples/node/read-sample.ts';
import { type ContentPage, readContentPages } from './content-pages.ts';
import { EXAMPLES, listShownSamples, type ShownSample } from './shown-samples.ts';

const samples = listShownSamples();
const pages = readContentPages();

/** Packages of the templates that pages start from. */
const OF_TEMPLATE: Readonly<Record<ShownSample['project'], readonly string[]>> = {
  vite: ['react', 'react-dom'],
  'react-native': ['react', 'react-native'],
  node: [],
};
/** Pages that set up a project for all guides about a package, by the start of its samples' names. */
const START_PAGES: Readonly<Record<string, readonly string[]>> = {
  'web-sdk/6.0': [
    'web-sdk_versioned_docs/version-6.0/getting-started.mdx',
    'web-sdk_versioned_docs/version-6.0/react.mdx',
  ],
  'web-sdk/5.0': ['web-sdk_versioned_docs/version-5.0/getting-started.mdx'],
  'web-sdk/4.0': ['web-sdk_versioned_docs/version-4.0/getting-started.mdx'],
  'viewer-embed/1.0': ['content/docs/embed-a-map/iframe-messaging.mdx'],
  'mvf/3': ['content/docs/mvf/v3/getting-started.mdx'],
  ...Object.fromEntries(
    ['6.0', '5.0', '4.0', '3.0'].map((version) => [
      `react-native-sdk/${version}`,
      [`react-native-sdk_versioned_docs/version-${version}/getting-started.mdx`],
    ]),
  ),
};
const OF_ANGULAR = ['@angular/core', '@angular/platform-browser'];
/** Elements of the pages that getting started guides give. */
const ELEMENTS = ['map', 'root'];
/** Folders of the portal that answer pages of other origins. */
const SHARED_FOLDERS = /^(?:rest|sdk|venues|viewer)(?:\/|$)/;

const named = samples.map((sample) => [sample.name, sample] as const);

describe('a whole sample', () => {
  test('is on many pages', () => expect(samples.length).toBeGreaterThan(250));

  test.each(named)('has every file that it imports: %s', (_name, { files }) => {
    const wanted = importsOf(files).filter((specifier) => specifier.startsWith('.'));
    expect(wanted.filter((specifier) => !(specifier.slice('./'.length) in files))).toEqual([]);
  });

  test.each(named)('imports only packages that pages install: %s', (_name, sample) => {
    for (const page of sample.pages) expect(packagesLeftOut(sample, page)).toEqual([]);
  });

  test.each(named)('loads only files that the portal serves: %s', (_name, { files }) => {
    const texts = Object.values(files);
    expect(texts.filter((text) => text.includes('import.meta.url'))).toEqual([]);
    expect(texts.flatMap(portalFiles).filter((path) => !isServed(path))).toEqual([]);
  });

  test.each(named)('finds its elements in the page: %s', (_name, { files, pages: shownOn }) => {
    const wanted = Object.values(files).flatMap(elementsOf);
    const made = Object.values(files).flatMap(idsOf);
    for (const page of shownOn) {
      const known = new Set([...ELEMENTS, ...made, ...htmlOf(page).flatMap(idsOf)]);
      expect(wanted.filter((id) => !known.has(id))).toEqual([]);
    }
  });

  test.each(named.filter(([name]) => name.endsWith('/App.tsx')))(
    'exports the app as templates import it: %s',
    (_name, { files }) => {
      expect(files['App.tsx']).toMatch(/^export default function App\(/m);
    },
  );
});

describe('HTML on a page', () => {
  const withHtml = pages
    .filter((page) => htmlOf(page).length > 0)
    .map((page) => [page.file, page] as const);

  test.each(withHtml)('names only files that the page has: %s', (_file, page) => {
    const titles = new Set(
      [page, ...startsOf(page)].flatMap(({ body }) =>
        listFences(body).fences.flatMap(({ meta }) => [
          /title="([^"]*)"/.exec(meta)?.[1],
          `src/${basename(sampleIn(meta)?.name ?? '')}`,
        ]),
      ),
    );
    const wanted = htmlOf(page)
      .flatMap((html) => [...html.matchAll(/(?:src|href)="(?!https:|data:)([^"]+)"/g)])
      .map(([, path = '']) => path.replace(/^\//, ''));
    expect(wanted.filter((path) => !titles.has(path))).toEqual([]);
    expect(
      htmlOf(page)
        .flatMap(portalFiles)
        .filter((path) => !isServed(path)),
    ).toEqual([]);
  });
});

/** Pages whose project the samples of a page run in. */
function startsOf({ body }: ContentPage): ContentPage[] {
  const names = listFences(body).fences.map(({ meta }) => sampleIn(meta)?.name ?? '');
  const starts = new Set(
    names.flatMap((name) => START_PAGES[name.split('/').slice(0, 2).join('/')] ?? []),
  );
  return pages.filter(({ file }) => starts.has(file));
}

function importsOf(files: ShownSample['files']): string[] {
  return Object.values(files).flatMap((text) =>
    [...text.matchAll(/(?:\bfrom|^import) '([^']+)'/gm)].map(([, specifier = '']) => specifier),
  );
}

/** Packages that a reader of the page has not installed. */
function packagesLeftOut({ files, project, version }: ShownSample, page: ContentPage): string[] {
  const starts = START_PAGES[version] ?? [];
  const sources = [page, ...pages.filter(({ file }) => starts.includes(file))];
  const installed = new Set([...OF_TEMPLATE[project], ...sources.flatMap(installedBy)]);
  const wanted = importsOf(files)
    .filter((specifier) => !/^(?:\.|node:)/.test(specifier))
    .map((specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'));
  const missing = wanted.filter((name) => !installed.has(name) && !installed.has(`@types/${name}`));
  const types = Object.values(files)
    .flatMap((text) => [...text.matchAll(/^\/\/\/ <reference types="([^"/]+)"/gm)])
    .map(([, name]) => `@types/${name}`);
  return [...new Set([...missing, ...types.filter((name) => !installed.has(name))])];
}

function installedBy({ body }: ContentPage): string[] {
  const commands = body.matchAll(/(?:npm|expo) install ([^`\n]*)/g).toArray();
  const installed = commands.flatMap(([, names = '']) =>
    names
      .split(' ')
      .map((name) => name.replace('@{brand.slug}/', '@brand/').replace(/(?<=.)@.*$/, '')),
  );
  return body.includes('npx @angular/cli') ? [...installed, ...OF_ANGULAR] : installed;
}

/** Paths of the portal's URLs in a text. */
function portalFiles(text: string): string[] {
  return [...text.matchAll(/https:\/\/portal\.brand\.example\/([^'"`?\s<]+)/g)].map(
    ([, path = '']) => path,
  );
}

function isServed(path: string): boolean {
  if (SHARED_FOLDERS.test(path)) return true;
  const asset = path.replace(/^samples\//, '');
  return listAssets().includes(asset) && existsSync(join(EXAMPLES, asset));
}

/** Ids of elements that code looks up. */
function elementsOf(text: string): string[] {
  const found = text.matchAll(
    /(?:querySelector(?:<\w+>)?|showVenue)\(\s*'#([\w-]+)'|getElementById\('([\w-]+)'/g,
  );
  return [...found].map(([, first, second]) => first ?? second ?? '');
}

function idsOf(text: string): string[] {
  return [...text.matchAll(/\bid(?: = |=)['"]([\w-]+)['"]/g)].map(([, id = '']) => id);
}

/** The whole HTML samples of a page. */
function htmlOf({ body }: ContentPage): string[] {
  const names = listFences(body).fences.map(({ meta }) => sampleIn(meta)?.name ?? '');
  return [...new Set(names)]
    .filter((name) => basename(name) === 'index.html')
    .map(
      (name) =>
        readSample({ name }, { samplesFolder: EXAMPLES, packageScope: '@brand' }, (message) => {
          throw new Error(message);
        }).code,
    );
}
