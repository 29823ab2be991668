import type { MDXOptions } from '@docusaurus/mdx-loader';
import remarkHighlight from '../src/mdx/remark-highlight.ts';

/** The steps every MDX page goes through, in order. */
export const remarkPlugins: MDXOptions['remarkPlugins'] = [remarkHighlight];
