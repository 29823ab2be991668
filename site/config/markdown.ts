import { join, relative } from 'node:path';
import type { Config } from '@docusaurus/types';
import type { Brand } from '../../brand.ts';
import { loadChanges, summarizeChanges } from '../src/features/page-changes/node/load-changes.ts';
import { pageIdOf } from '../src/features/page-changes/node/read-pages.ts';
import { findCardPicture } from './card-picture.ts';
import { insertChangelog } from './changelog.ts';
import { samplesFolder } from './reference-options.ts';
import { substituteBrand, substituteBrandDeep } from './substitute-brand.ts';
import { substituteSizes } from './substitute-sizes.ts';

const SITE = join(import.meta.dirname, '..');
/** Only these have category pages, whose cards show pictures. */
const GENERAL_DOCS = join(import.meta.dirname, '../content/docs/');

export function createMarkdownConfig(brand: Brand): Config['markdown'] {
  return {
    format: 'mdx',
    preprocessor: ({ fileContent }) =>
      substituteSizes(substituteBrand(insertChangelog(fileContent), brand)),
    parseFrontMatter: async (params) => {
      const parsed = await params.defaultParseFrontMatter(params);
      const frontMatter = substituteBrandDeep(parsed.frontMatter, brand);
      const picture = params.filePath.startsWith(GENERAL_DOCS)
        ? findCardPicture(params.fileContent, samplesFolder)
        : undefined;
      const page = pageIdOf(relative(SITE, params.filePath));
      const changes = page && summarizeChanges(page, loadChanges(SITE), brand);
      return {
        ...parsed,
        frontMatter: {
          ...frontMatter,
          ...(picture && { sidebar_custom_props: { picture } }),
          ...(changes && { page_changes: changes }),
        },
      };
    },
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  };
}
