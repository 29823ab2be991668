import { expect, test } from 'vitest';
import { diffLines } from './line-diff.ts';

const marks = { same: ' ', removed: '-', added: '+' } as const;

function print(before: string, after: string): string {
  return diffLines(before, after)
    .map(({ kind, text }) => marks[kind] + text)
    .join('\n');
}

test('lists equal, removed and added lines in order', () => {
  expect(print('a\nb\nc\nd', 'a\nx\nc\nd\ne')).toBe(' a\n-b\n+x\n c\n d\n+e');
});

test('numbers the lines of both texts', () => {
  expect(diffLines('a\nb', 'b')).toEqual([
    { kind: 'removed', text: 'a', old: 1 },
    { kind: 'same', text: 'b', old: 2, new: 1 },
  ]);
});

test('finds no difference between equal texts', () => {
  expect(diffLines('a\nb', 'a\nb').every(({ kind }) => kind === 'same')).toBe(true);
});
