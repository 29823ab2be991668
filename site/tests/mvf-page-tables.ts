import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonSchemaDocument } from '@brand/mvf/reference';
import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { brand } from '../../brand.ts';
import { substituteBrand } from '../config/substitute-brand.ts';
import remarkMvfTables from '../src/features/mvf-tables/node/remark-mvf-tables.ts';
import { type ContentPage, SITE_ROOT } from './content-pages.ts';

/** The tables of a page after the build. */
export type PageTables = {
  /** All HTML that the step wrote into the page. */
  readonly html: string;
  /** Ids of elements in `html`. */
  readonly ids: readonly string[];
  /** Ids that the step announced to the framework. */
  readonly anchors: readonly string[];
};

type Element = {
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
};

/** Runs a page through the step that writes tables, with the schemas of `schemaOf`. */
export function tablesOf(
  { absolutePath, body }: ContentPage,
  schemaOf?: () => JsonSchemaDocument,
): PageTables {
  const step = remarkMvfTables({
    baseUrl: '/',
    docsFolder: join(SITE_ROOT, 'content/docs'),
    specFile: SPEC_FILE,
    ...(schemaOf && { schemaOf }),
  });
  // The framework reads the ids of headings before it parses MDX, which has no such syntax.
  const markdown = body.replaceAll(/^(#+ .*) \{#[\w-]+\}$/gm, '$1');
  const file = new VFile({ value: substituteBrand(markdown, brand), path: absolutePath });
  const root = createProcessor({ remarkPlugins: [remarkGfm] }).parse(file);
  step(root, {
    path: absolutePath,
    fail: (message) => {
      throw new Error(message);
    },
  });
  const html: string[] = [];
  const anchors: string[] = [];
  visit(root as never, { name: 'MvfTable' } as never, ({ attributes }: Element) => {
    const values = new Map(attributes.map(({ name, value }) => [name, value]));
    html.push(values.get('html') ?? '');
    anchors.push(...(values.get('anchors') ?? '').split(' ').filter(Boolean));
  });
  const text = html.join('\n');
  const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
  return { html: text, ids, anchors };
}

const SPEC_FILE = join(SITE_ROOT, '../packages/mvf/SPEC.md');

export function readSpec(): string {
  return readFileSync(SPEC_FILE, 'utf8');
}

/** The text of the cells of a table's rows, without markup. */
export function cellsOf(html: string, id: string): string[][] {
  const [table = ''] =
    new RegExp(`<table[^>]* id="${id}">.*?</table>|<tr id="${id}">.*?</tr>`, 's').exec(html) ?? [];
  return [...table.matchAll(/<tr(?: [^>]*)?>(<th scope="row">.*?)<\/tr>/gs)].map(([, row = '']) =>
    row.split(/(?=<t[dh][ >])/).map((cell) => plainText(cell)),
  );
}

function plainText(html: string): string {
  return html
    .replaceAll(/<\/code>(?=<code>|<small>)/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
