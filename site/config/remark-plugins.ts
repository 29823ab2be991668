import { join } from 'node:path';
import { symbolAddress } from '@brand/reference';
import type { MDXOptions } from '@docusaurus/mdx-loader';
import remarkHighlight from '../src/mdx/remark-highlight.ts';
import remarkImportComponents, {
  type ImportComponentsOptions,
} from '../src/mdx/remark-import-components.ts';
import remarkIncludeSample, {
  type IncludeSampleOptions,
} from '../src/mdx/remark-include-sample.ts';
import remarkLinkSymbols from '../src/mdx/remark-link-symbols.ts';
import { loadBrand } from './load-brand.ts';
import { linkSymbolsOptions, sampleSymbolsFolder } from './reference-options.ts';
import { referencePath } from './references.ts';

const includeOptions: IncludeSampleOptions = {
  samplesFolder: join(__dirname, '../../examples'),
  packageScope: `@${loadBrand().slug}`,
  links: {
    symbolsFolder: sampleSymbolsFolder,
    addressOf: ({ sdk, version, id }) => {
      const path = referencePath({ sdk, version });
      if (path === undefined) return undefined;
      const page = (process.env['BASE_URL'] ?? '/') + path.slice(1);
      return symbolAddress({ sdk, version, page, id }, linkSymbolsOptions.docsHost);
    },
    // Writers change samples while they look at them; the next build finds the symbols again.
    whenStale: process.env['NODE_ENV'] === 'development' ? 'no-links' : 'fail',
  },
};

const importOptions: ImportComponentsOptions = {
  ApiReference: '@site/src/components/ApiReference',
};

/** The steps every MDX page goes through, in order. */
export const remarkPlugins: MDXOptions['remarkPlugins'] = [
  [remarkIncludeSample, includeOptions],
  remarkHighlight,
  [remarkLinkSymbols, linkSymbolsOptions],
  [remarkImportComponents, importOptions],
];
