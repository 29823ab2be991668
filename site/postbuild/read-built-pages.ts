import { readFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ContentCache } from '../src/markdown/content-cache.ts';
import { createPageTexts } from './create-page-texts.ts';
import { extractMainContent } from './extract-main-content.ts';
import { listPages } from './list-pages.ts';
import type { PageText } from './page-text.ts';
import { readMeta, titleIn } from './read-meta.ts';

/** A page of the built site: its metadata and its text. */
export type BuiltPage = PageText & {
  readonly path: string;
  readonly meta: ReadonlyMap<string, string>;
  /** Whether the page is only an outline of a future guide. */
  readonly isOutline: boolean;
};

/** Text of `ui/outline-note`. */
const OUTLINE = /This page is an outline\b/;

/** Reads all pages once for all consumers of their texts. Unchanged texts come from a cache. */
export async function readBuiltPages(buildFolder: string, siteUrl: string): Promise<BuiltPage[]> {
  const read = await Promise.all(
    (await listPages(buildFolder)).map(async ({ path, file }) => {
      const html = await readFile(file, 'utf8');
      const meta = readMeta(html);
      const source = { siteUrl, title: titleIn(meta), content: extractMainContent(html) };
      return { path, meta, isOutline: OUTLINE.test(html), source, key: JSON.stringify(source) };
    }),
  );
  const cache = new ContentCache<PageText>('page-texts', listSources());
  const changed = read.filter(({ key }) => !cache.get(key));
  const texts = await createPageTexts(changed.map(({ source }) => source));
  for (const [index, { key }] of changed.entries()) cache.set(key, texts[index] as PageText);
  cache.save();
  return read.map(({ path, meta, isOutline, key }) => ({
    path,
    meta,
    isOutline,
    ...(cache.get(key) as PageText),
  }));
}

function listSources(): string[] {
  return readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .toSorted()
    .map((name) => join(import.meta.dirname, name));
}
