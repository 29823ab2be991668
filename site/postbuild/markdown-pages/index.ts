import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Brand } from '../../../brand.ts';
import type { BuiltPage } from '../read-built-pages.ts';
import { isListed, titleIn } from '../read-meta.ts';
import { listOfPage, makeLlmsTexts, type MarkdownPage } from './llms-texts.ts';
import { markdownPath } from '../../src/kit/markdown-path.ts';

export type MarkdownPagesOptions = {
  readonly buildFolder: string;
  readonly pages: readonly BuiltPage[];
  readonly brand: Brand;
};

/** Writes every page as Markdown beside it, and the `llms.txt` indexes. */
export async function writeMarkdownPages({ buildFolder, pages, brand }: MarkdownPagesOptions) {
  const listed: MarkdownPage[] = [];
  for (const { path, meta, markdown: text } of pages) {
    const address = brand.siteUrl + path;
    const markdown = `${text.trim()}\n\nSource: ${address}\n`;
    await write(markdownPath(path), withIndex(markdown, brand.siteUrl + listOfPage(path)));
    if (!isListed(meta)) continue;
    listed.push({
      path,
      title: titleIn(meta),
      description: meta.get('description') ?? '',
      markdown,
    });
  }
  for (const [path, text] of makeLlmsTexts(listed, brand)) await write(path, `${text}\n`);

  async function write(path: string, text: string): Promise<void> {
    const target = join(buildFolder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

/** Inserts a link to the page index below the title, so that agents find the other pages. */
export function withIndex(markdown: string, list: string): string {
  const index = `> All pages: ${list}`;
  const [, title, rest = ''] = /^(# .+)\n([\s\S]*)$/.exec(markdown) ?? [];
  return title === undefined ? `${index}\n\n${markdown}` : `${title}\n\n${index}\n${rest}`;
}
