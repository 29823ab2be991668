import { diffLines } from '@brand/upgrade';
import { expect, test } from 'vitest';
import { compareBlocks } from './compare-blocks.ts';

test('puts new lines beside the old ones that they replace', () => {
  const blocks = compareBlocks(diffLines('a\nb\nc\nd', 'a\nx\nd'));
  const texts = blocks.map(({ kind, old, new: current }) => [
    kind,
    old.map(({ text }) => text).join(),
    current.map(({ text }) => text).join(),
  ]);
  expect(texts).toEqual([
    ['equal', 'a', 'a'],
    ['changed', 'b,c', 'x'],
    ['equal', 'd', 'd'],
  ]);
});

test('tells apart equal lines that are far from a change', () => {
  const before = Array.from({ length: 20 }, (_, index) => `line ${index}`).join('\n');
  const blocks = compareBlocks(diffLines(before, before.replace('line 10', 'new')));
  expect(blocks.map(({ kind, old }) => [kind, old.length])).toEqual([
    ['far', 7],
    ['equal', 3],
    ['changed', 1],
    ['equal', 3],
    ['far', 6],
  ]);
});
