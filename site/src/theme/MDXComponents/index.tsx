import MDXComponents from '@theme-original/MDXComponents';
import CodeBlock from '@theme/CodeBlock';
import ScrollingTable from '@site/src/components/ScrollingTable';

/** What every page may use without an import. */
export default {
  ...MDXComponents,
  CodeBlock,
  table: ScrollingTable,
};
