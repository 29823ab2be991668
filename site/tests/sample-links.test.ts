import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeReferencesIfStale } from '../../tools/src/products/build-reference.ts';
import { REFERENCES } from '../../tools/src/reference/reference-list.ts';
import { localSource } from '../../tools/src/reference/reference-source.ts';
import { referencePath } from '../config/references.ts';
import type { CodeLink } from '../src/markdown/highlight-code.ts';
import remarkHighlight from '../src/markdown/remark-highlight.ts';
import remarkIncludeSample from '../src/samples/node/remark-include-sample.ts';
import CodeBlock from '../src/ui/code-block/index.tsx';
import { contentFolders, SITE_ROOT } from './content-pages.ts';

type Fence = {
  readonly type: 'code';
  readonly lang?: string | undefined;
  readonly meta?: string | undefined;
  readonly value: string;
  readonly data?: { readonly links?: readonly CodeLink[] };
};
type Block = { readonly attributes: readonly { readonly name: string; readonly value: string }[] };

const EXAMPLES = join(SITE_ROOT, '../examples');
const symbolsFolder = join(EXAMPLES, 'symbols');
const addresses = new Set<string>();

beforeAll(async () => {
  await makeReferencesIfStale();
  for (const { sdk, version } of REFERENCES) {
    const { symbols } = await localSource().read(sdk, version);
    for (const { id } of symbols) addresses.add(`${referencePath({ sdk, version })}#${id}`);
  }
}, 300_000);

describe('code from samples', () => {
  test('links to the reference and keeps its text', async () => {
    const page = join(SITE_ROOT, 'src/pages/hack-the-north.mdx');
    const fence = includeSamples(page).find(({ meta }) => meta?.includes('first-map/main.ts'));
    const html = await render(fence!);
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

  test.each(listPages())('links %s to the reference of its version', (page) => {
    const dangling = includeSamples(page)
      .flatMap(linksOf)
      .filter((to) => !addresses.has(to));
    expect(dangling).toEqual([]);
  });

  test('leads from at least one page to the reference', () => {
    expect(listPages().flatMap(includeSamples).flatMap(linksOf).length).toBeGreaterThan(0);
  });
});

describe('code that a page holds itself', () => {
  test('has no links, even if it equals a sample', async () => {
    const value = readFileSync(join(EXAMPLES, 'web-sdk/6.0/first-map/main.ts'), 'utf8');
    const fence = includeSample({ type: 'code', lang: 'ts', meta: 'title="main.ts"', value });
    const html = await render(fence);
    expect(html).toContain('focusOn');
    expect(html).not.toContain('<a ');
  });
});

/** Every file of the site that shows a sample, including partials. */
function listPages(): string[] {
  return contentFolders()
    .flatMap((folder) =>
      readdirSync(join(SITE_ROOT, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.mdx'))
        .map((name) => join(SITE_ROOT, folder, name)),
    )
    .filter((path) => fencesIn(path).length > 0);
}

function fencesIn(path: string): Fence[] {
  const fences = readFileSync(path, 'utf8').matchAll(/^\s*```(\w+) (.*\bfile=".*)$/gm);
  return [...fences].map(([, lang, meta]) => ({ type: 'code', lang, meta, value: '' }));
}

function includeSamples(path: string): Fence[] {
  return fencesIn(path).map((fence) => includeSample(fence, path));
}

function includeSample(fence: Fence, path = ''): Fence {
  const include = remarkIncludeSample({
    samplesFolder: EXAMPLES,
    packageScope: '@acme',
    links: {
      symbolsFolder,
      addressOf: ({ sdk, version, id }) => `${referencePath({ sdk, version })}#${id}`,
      whenStale: 'fail',
    },
  });
  const fail = (message: string): never => {
    throw new Error(`${path}: ${message}`);
  };
  include({ type: 'root', children: [fence] }, { path, fail });
  return fence;
}

/** The HTML of a fence in a reader's browser. */
async function render(fence: Fence): Promise<string> {
  const root = { type: 'root', children: [fence as object] };
  await remarkHighlight()(root as never, {} as never);
  const { attributes } = root.children[0] as Block;
  const props = Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
  return renderToStaticMarkup(createElement(CodeBlock, props));
}

function linksOf({ data }: Fence): readonly string[] {
  return (data?.links ?? []).map(({ href }) => href);
}

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
