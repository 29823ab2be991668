import type { Nodes, RootContent } from 'mdast';
import { expect, test } from 'vitest';
import { pageSections } from './page-sections.ts';

function text(value: string): RootContent {
  return { type: 'paragraph', children: [{ type: 'text', value }] };
}

function code(value: string): RootContent {
  return { type: 'code', lang: 'ts', value };
}

/** Summarises the blocks of a page. Blocks of a whole sample start with a plus. */
function blocksOf(...children: RootContent[]): string[] {
  const tree: Nodes = { type: 'root', children };
  return pageSections(tree, 'Page').flatMap(({ blocks }) =>
    blocks.map((block) => {
      if (block.kind === 'code') return `${block.isWhole ? '+' : ''}${block.code}`;
      return block.kind === 'text' ? block.markdown : block.kind;
    }),
  );
}

test('marks a whole sample and not the excerpt above it', () => {
  expect(blocksOf(code('a'), text('Whole sample'), code('all'), code('b'))).toEqual([
    'a',
    '+all',
    'b',
  ]);
});

test('marks all files of a whole sample and drops their names', () => {
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

test('ends a whole sample at any other block', () => {
  expect(
    blocksOf(text('Whole sample, 2 files'), code('all'), text('After it.'), code('b')),
  ).toEqual(['+all', 'After it.', 'b']);
});
