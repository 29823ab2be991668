import ScrollingTable from '@site/src/ui/scrolling-table';
import CodeBlock from '@theme/CodeBlock';
import MDXA from '@theme/MDXComponents/A';
import MDXCode from '@theme/MDXComponents/Code';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXImg from '@theme/MDXComponents/Img';
import MDXLi from '@theme/MDXComponents/Li';
import MDXPre from '@theme/MDXComponents/Pre';
import MDXUl from '@theme/MDXComponents/Ul';
import type { ComponentProps } from 'react';

type Level = 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';

/** Components for all pages; those of few pages are in `config/page-components`. */
export default {
  a: MDXA,
  code: MDXCode,
  img: MDXImg,
  li: MDXLi,
  pre: MDXPre,
  ul: MDXUl,
  h1: headingOf('h1'),
  h2: headingOf('h2'),
  h3: headingOf('h3'),
  h4: headingOf('h4'),
  h5: headingOf('h5'),
  h6: headingOf('h6'),
  table: ScrollingTable,
  CodeBlock,
};

function headingOf(level: Level) {
  return (props: ComponentProps<Level>) => <MDXHeading as={level} {...props} />;
}
