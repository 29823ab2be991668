import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Brand } from '../../../brand.ts';
import { listPages } from '../list-pages.ts';
import { isListed, readMeta, titleIn } from '../read-meta.ts';
import { cutContent } from './cut-content.ts';
import { listOfPage, makeLlmsTexts, type MarkdownPage } from './llms-texts.ts';
import { markdownPath } from './markdown-path.ts';
import { toMarkdown } from './to-markdown.ts';

export type MarkdownPagesOptions = { readonly buildFolder: string; readonly brand: Brand };

/** Writes every page as Markdown beside it, and the lists of them that programs begin with. */
export async function writeMarkdownPages({ buildFolder, brand }: MarkdownPagesOptions) {
  const listed: MarkdownPage[] = [];
  for (const { path, file } of await listPages(buildFolder)) {
    const html = await readFile(file, 'utf8');
    const address = brand.siteUrl + path;
    const markdown = `${toMarkdown(cutContent(html), brand.siteUrl).trim()}\n\nSource: ${address}\n`;
    await write(markdownPath(path), withIndex(markdown, brand.siteUrl + listOfPage(path)));
    const meta = readMeta(html);
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

/** Who lands on a page finds the others: below its title stands where they are listed. */
export function withIndex(markdown: string, list: string): string {
  const index = `> All pages: ${list}`;
  const [, title, rest = ''] = /^(# .+)\n([\s\S]*)$/.exec(markdown) ?? [];
  return title === undefined ? `${index}\n\n${markdown}` : `${title}\n\n${index}\n${rest}`;
}
