import type { Config } from '@docusaurus/types';
import type { Brand } from '../../brand.ts';
import { insertChangelog } from './changelog.ts';
import { substituteBrand, substituteBrandDeep } from './substitute-brand.ts';
import { substituteSizes } from './substitute-sizes.ts';

export function createMarkdownConfig(brand: Brand): Config['markdown'] {
  return {
    format: 'mdx',
    preprocessor: ({ fileContent }) =>
      substituteSizes(substituteBrand(insertChangelog(fileContent), brand)),
    parseFrontMatter: async (params) => {
      const parsed = await params.defaultParseFrontMatter(params);
      return { ...parsed, frontMatter: substituteBrandDeep(parsed.frontMatter, brand) };
    },
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  };
}
