import { readFile } from 'node:fs/promises';
import type { Nodes } from 'mdast';
import { listPages } from './list-pages.ts';
import { cutContent } from './markdown-pages/cut-content.ts';
import { toMarkdownTree } from './markdown-pages/to-markdown.ts';
import { readMeta } from './read-meta.ts';

/** A page of the built site: its head, and its text as Markdown before that is written down. */
export type BuiltPage = {
  readonly path: string;
  readonly meta: ReadonlyMap<string, string>;
  readonly tree: Nodes;
  /** It only says what a guide will cover. */
  readonly isOutline: boolean;
};

/** What `components/OutlineNote` says. */
const OUTLINE = /This page is an outline\b/;

/** Reads all pages once, for all who make something of their texts. */
export async function readBuiltPages(buildFolder: string, siteUrl: string): Promise<BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for (const { path, file } of await listPages(buildFolder)) {
    const html = await readFile(file, 'utf8');
    const tree = toMarkdownTree(cutContent(html), siteUrl);
    pages.push({ path, meta: readMeta(html), tree, isOutline: OUTLINE.test(html) });
  }
  return pages;
}
