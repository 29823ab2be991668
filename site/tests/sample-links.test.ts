import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeReferencesIfStale } from '../../tools/src/build-reference.ts';
import { REFERENCES } from '../../tools/src/reference/reference-list.ts';
import { localSource } from '../../tools/src/reference/reference-source.ts';
import {
  annotateSamplesIfStale,
  SAMPLE_SYMBOLS as symbolsFolder,
} from '../../tools/src/samples/annotate.ts';
import { referencePath } from '../config/references.ts';
import remarkHighlight from '../src/mdx/remark-highlight.ts';
import remarkIncludeSample from '../src/mdx/remark-include-sample.ts';
import CodeBlock from '../src/theme/CodeBlock/index.tsx';
import { contentFolders, SITE_ROOT } from './content-pages.ts';

type Block = { readonly attributes: readonly { readonly name: string; readonly value: string }[] };

const EXAMPLES = join(SITE_ROOT, '../examples');
const LINK = /<a (?:class="[\w-]+" )?href="([^"]+)">([^<]+)<\/a>/g;
const addresses = new Set<string>();
const rendered = new Map<string, Promise<string[]>>();

beforeAll(async () => {
  await makeReferencesIfStale();
  await annotateSamplesIfStale();
  for (const { sdk, version } of REFERENCES) {
    const { symbols } = await localSource().read(sdk, version);
    for (const { id } of symbols) addresses.add(`${referencePath({ sdk, version })}#${id}`);
  }
}, 300_000);

describe('code from samples', () => {
  test('is HTML with links to the reference, and the same text', async () => {
    const page = join(SITE_ROOT, 'src/pages/_home/first-map.mdx');
    const [html = ''] = await renderSamples(page);
    expect(html).toContain(
      '<a class="hl-f" href="/web-sdk/api-reference#Camera.focusOn">focusOn</a>',
    );
    expect(html).toContain(
      `<a class="hl-s" href="/web-sdk/api-reference#MapEvents.click">'click'</a>`,
    );
    const code = /<code>([\s\S]*)<\/code>/.exec(html)?.[1] ?? '';
    const sample = readFileSync(join(EXAMPLES, 'web-sdk/6.0/first-map/main.ts'), 'utf8');
    expect(textOf(code)).toBe(sample.replaceAll('@brand/', '@acme/').trimEnd());
  });

  test.each(listPages())('of %s leads to entries of the reference of its version', async (page) => {
    const htmls = await renderSamples(page);
    expect(htmls.flatMap(findDangling)).toEqual([]);
  });

  test('leads from at least one page to the reference', async () => {
    const htmls = (await Promise.all(listPages().map(renderSamples))).flat();
    expect(htmls.flatMap((html) => [...html.matchAll(LINK)]).length).toBeGreaterThan(0);
  });
});

describe('code that a page holds itself', () => {
  test('has no links, even where it is that of a sample', async () => {
    const value = readFileSync(join(EXAMPLES, 'web-sdk/6.0/first-map/main.ts'), 'utf8');
    const html = await render({ type: 'code', lang: 'ts', meta: 'title="main.ts"', value });
    expect(html).toContain('focusOn');
    expect(html).not.toContain('<a ');
  });
});

/** Every file of the site that shows a sample, parts of pages too. */
function listPages(): string[] {
  return contentFolders()
    .flatMap((folder) =>
      readdirSync(join(SITE_ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.mdx'))
        .map((name) => join(SITE_ROOT, folder, name)),
    )
    .filter((path) => fencesIn(path).length > 0);
}

function fencesIn(path: string) {
  const fences = readFileSync(path, 'utf8').matchAll(/^\s*```(\w+) (.*\bfile=".*)$/gm);
  return [...fences].map(([, lang, meta]) => ({ type: 'code', lang, meta, value: '' }));
}

function renderSamples(path: string): Promise<string[]> {
  const known =
    rendered.get(path) ?? Promise.all(fencesIn(path).map((fence) => render(fence, path)));
  rendered.set(path, known);
  return known;
}

/** What a reader's browser gets of a fence. */
async function render(fence: object, path = ''): Promise<string> {
  const root = { type: 'root', children: [fence] };
  const fail = (message: string): never => {
    throw new Error(`${path}: ${message}`);
  };
  const include = remarkIncludeSample({
    samplesFolder: EXAMPLES,
    packageScope: '@acme',
    links: {
      symbolsFolder,
      addressOf: ({ sdk, version, id }) => `${referencePath({ sdk, version })}#${id}`,
      whenStale: 'fail',
    },
  });
  include(root, { path, fail });
  await remarkHighlight()(root as never, { path, fail });
  const { attributes } = root.children[0] as Block;
  const props = Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
  return renderToStaticMarkup(createElement(CodeBlock, props));
}

function findDangling(html: string): string[] {
  return [...html.matchAll(LINK)].map((match) => match[1] ?? '').filter((to) => !addresses.has(to));
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
