import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KnownSection } from '@brand/wire/assistant';
import { pageSections } from './assistant-files/page-sections.ts';
import { KeptResults } from './kept-results.ts';
import { listPages } from './list-pages.ts';
import { cutContent } from './cut-content.ts';
import { printMarkdown, toMarkdownTree } from './markdown-pages/to-markdown.ts';
import { readMeta, titleIn } from './read-meta.ts';

/** A page of the built site: its head, and its text as Markdown, whole and taken apart. */
export type BuiltPage = {
  readonly path: string;
  readonly meta: ReadonlyMap<string, string>;
  readonly markdown: string;
  readonly sections: readonly KnownSection[];
  /** It only says what a guide will cover. */
  readonly isOutline: boolean;
};

type PageText = Pick<BuiltPage, 'markdown' | 'sections'>;

const KEPT = join(import.meta.dirname, '../../.cache/page-texts.json');
/** What `components/OutlineNote` says. */
const OUTLINE = /This page is an outline\b/;

/** Reads all pages once, for all who make something of their texts. */
export async function readBuiltPages(buildFolder: string, siteUrl: string): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  const kept = new KeptResults<PageText>(KEPT);
  for (const { path, file } of await listPages(buildFolder)) {
    const html = await readFile(file, 'utf8');
    const meta = readMeta(html);
    const content = cutContent(html);
    const title = titleIn(meta);
    const text = kept.get([siteUrl, title, content].join('\n'), () => {
      const tree = toMarkdownTree(content, siteUrl);
      return { markdown: printMarkdown(tree), sections: pageSections(tree, title) };
    });
    pages.push({ path, meta, ...text, isOutline: OUTLINE.test(html) });
  }
  kept.save();
  return pages;
}
