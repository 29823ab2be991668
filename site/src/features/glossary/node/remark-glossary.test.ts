import { describe, expect, test } from 'vitest';
import type { MdastNode } from '../../../markdown/mdast.ts';
import { text } from '../../../markdown/mdast-builder.ts';
import remarkGlossary from './remark-glossary.ts';

const parent = (type: string, ...children: MdastNode[]): MdastNode => ({ type, children });

function linksIn(root: MdastNode, path = 'site/content/docs/roadmap.mdx'): string[] {
  remarkGlossary()(root, { path });
  const urls: string[] = [];
  const walk = (node: MdastNode): void => {
    if (node.url?.includes('#word-')) urls.push(node.url);
    node.children?.forEach(walk);
  };
  walk(root);
  return urls;
}

describe('remarkGlossary', () => {
  test('links the first mention of a word on a page and keeps its text', () => {
    const first = parent('paragraph', text('Each floor of the venue.'));
    const root = parent('root', first, parent('paragraph', text('Another floor.')));
    expect(linksIn(root)).toEqual(['/docs/overview#word-floor', '/docs/overview#word-venue']);
    expect(first.children?.map((node) => node.value ?? node.children?.[0]?.value)).toEqual([
      'Each ',
      'floor',
      ' of the ',
      'venue',
      '.',
    ]);
  });

  test('leaves headings, links, code, elements and heads of tables alone', () => {
    const alone = ['heading', 'link', 'inlineCode', 'mdxJsxTextElement'];
    const root = parent('root', ...alone.map((type) => parent(type, text('floor'))));
    expect(linksIn(root)).toEqual([]);
    const row = (value: string) => parent('tableRow', parent('tableCell', text(value)));
    expect(linksIn(parent('root', parent('table', row('floor'), row('venue'))))).toEqual([
      '/docs/overview#word-venue',
    ]);
  });

  test('skips the page with the glossary, and release notes', () => {
    for (const path of ['site/content/docs/overview.mdx', 'x/version-6.0/release-notes.mdx'])
      expect(linksIn(parent('root', text('a floor')), path)).toEqual([]);
  });
});
