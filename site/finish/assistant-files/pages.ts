import { readFile } from 'node:fs/promises';
import type { KnownBlock, KnownPage, KnownSample } from '@brand/wire/assistant';
import type { Brand } from '../../../brand.ts';
import { listPages } from '../list-pages.ts';
import { cutContent } from '../markdown-pages/cut-content.ts';
import { toMarkdownTree } from '../markdown-pages/to-markdown.ts';
import { isListed, readMeta, titleIn } from '../read-meta.ts';
import { placeOf } from '../search-records/page-place.ts';
import { type Asked, withAsked } from './asked.ts';
import { type FindSample, sampleFinder } from './find-sample.ts';
import { pageSections } from './page-sections.ts';

export type KnownPagesOptions = {
  readonly buildFolder: string;
  readonly brand: Brand;
  readonly samples: readonly KnownSample[];
  readonly asked: Asked;
};

/** What `components/OutlineNote` says. */
const OUTLINE = /This page is an outline\b/;

/** The pages of the documentation, taken apart for who answers from them. */
export async function collectPages(options: KnownPagesOptions): Promise<KnownPage[]> {
  const { buildFolder, brand, samples, asked } = options;
  const findSample = sampleFinder(samples);
  const pages: KnownPage[] = [];
  for (const { path, file } of await listPages(buildFolder)) {
    const html = await readFile(file, 'utf8');
    const meta = readMeta(html);
    const tag = meta.get('docsearch:docusaurus_tag');
    // What is no page of the docs has no answers: the home page, lists of results.
    if (!isListed(meta) || tag === undefined || path.includes('/category/')) continue;
    const version = meta.get('docsearch:version');
    const { sdk, isLatest } = placeOf(path, { version }, brand);
    const title = titleIn(meta);
    const tree = toMarkdownTree(cutContent(html), brand.siteUrl);
    pages.push({
      path,
      url: brand.siteUrl + path,
      title,
      description: meta.get('description') ?? '',
      sdk,
      ...(version !== undefined && version !== 'current' && { version }),
      isLatest,
      tag,
      ...(OUTLINE.test(html) && { isOutline: true }),
      sections: pageSections(tree, title)
        .map((section) => ({
          ...section,
          blocks: section.blocks.map((block) => withSample(block, findSample)),
        }))
        .filter(({ blocks }) => blocks.length > 0),
    });
  }
  return withAsked(pages, asked);
}

function withSample(block: KnownBlock, findSample: FindSample): KnownBlock {
  return block.kind === 'code' ? { ...block, ...findSample(block.code) } : block;
}
