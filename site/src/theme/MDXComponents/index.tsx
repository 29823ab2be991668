import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';

/** What every page may use without an import. */
export default {
  ...MDXComponents,
  CodeBlock,
};
