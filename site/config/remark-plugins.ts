import { join } from 'node:path';
import type { MDXOptions } from '@docusaurus/mdx-loader';
import remarkHighlight from '../src/mdx/remark-highlight.ts';
import remarkIncludeSample, {
  type IncludeSampleOptions,
} from '../src/mdx/remark-include-sample.ts';
import { loadBrand } from './load-brand.ts';

const includeOptions: IncludeSampleOptions = {
  samplesFolder: join(__dirname, '../../examples'),
  packageScope: `@${loadBrand().slug}`,
};

/** The steps every MDX page goes through, in order. */
export const remarkPlugins: MDXOptions['remarkPlugins'] = [
  [remarkIncludeSample, includeOptions],
  remarkHighlight,
];
