import type { Nodes, RootContent } from 'mdast';
import { expect, test } from 'vitest';
import { pageSections } from './page-sections.ts';

function text(value: string): RootContent {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}

function code(value: string): RootContent {
  return { type: 'code', lang: 'ts', value };
}

/** What is said of a page's blocks; what is part of a whole sample begins with a plus. */
function blocksOf(...children: RootContent[]): string[] {
  const tree: Nodes = { type: 'root', children };
  return pageSections(tree, 'Page').flatMap(({ blocks }) =>
    blocks.map((block) => {
      if (block.kind === 'code') return `${block.isWhole ? '+' : ''}${block.code}`;
      return block.kind === 'text' ? block.markdown : block.kind;
    }),
  );
}

test('a whole sample is told from the part of it that stands above', () => {
  expect(blocksOf(code('a'), text('Whole sample'), code('all'), code('b'))).toEqual([
    'a',
    '+all',
    'b',
  ]);
});

test('a whole sample may have several files, with their names', () => {
  expect(
    blocksOf(
      code('a'),
      text('Whole sample, 2 files'),
      text('main.ts'),
      code('all'),
      text('looks.ts'),
      code('looks'),
      text('After it.'),
      text('other.ts'),
      code('b'),
    ),
  ).toEqual(['a', '+all', '+looks', 'After it.', 'other.ts', 'b']);
});

test('the fold ends where something else stands', () => {
  expect(
    blocksOf(text('Whole sample, 2 files'), code('all'), text('After it.'), code('b')),
  ).toEqual(['+all', 'After it.', 'b']);
});
