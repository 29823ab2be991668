import type { KnownBlock, PageRecord, KnownSample } from '@brand/wire/assistant';
import type { Brand } from '../../../brand.ts';
import type { BuiltPage } from '../read-built-pages.ts';
import { isListed, titleIn } from '../read-meta.ts';
import { pageMetadata } from '../search-records/page-metadata.ts';
import { type ExampleQuestions, addExampleQuestions } from './example-questions.ts';
import { type FindSample, sampleFinder } from './find-sample.ts';

export type KnownPagesOptions = {
  readonly pages: readonly BuiltPage[];
  readonly brand: Brand;
  readonly samples: readonly KnownSample[];
  readonly asked: ExampleQuestions;
};

/** Collects the documentation pages as sections for the assistant. */
export function collectPages({ pages, brand, samples, asked }: KnownPagesOptions): PageRecord[] {
  const findSample = sampleFinder(samples);
  const known = pages.flatMap((page) => {
    const tag = page.meta.get('docsearch:docusaurus_tag');
    // Skips pages that are not part of the docs, such as lists of pages and results.
    if (!isListed(page.meta) || tag === undefined || page.path.includes('/category/')) return [];
    return [{ ...knownPage(page, brand, findSample), tag }];
  });
  return addExampleQuestions(known, asked);
}

function knownPage(
  { path, meta, sections, isOutline }: BuiltPage,
  brand: Brand,
  findSample: FindSample,
): Omit<PageRecord, 'tag'> {
  const version = meta.get('docsearch:version');
  const { sdk, isLatest } = pageMetadata(path, { version }, brand);
  return {
    path,
    url: brand.siteUrl + path,
    title: titleIn(meta),
    description: meta.get('description') ?? '',
    sdk,
    ...(version !== undefined && version !== 'current' && { version }),
    isLatest,
    ...(isOutline && { isOutline }),
    sections: sections
      .map((section) => ({
        ...section,
        blocks: section.blocks.map((block) => withSample(block, findSample)),
      }))
      .filter(({ blocks }) => blocks.length > 0),
  };
}

function withSample(block: KnownBlock, findSample: FindSample): KnownBlock {
  return block.kind === 'code' ? { ...block, ...findSample(block.code) } : block;
}
