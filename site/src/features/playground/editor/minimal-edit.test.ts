import { describe, expect, test } from 'vitest';
import { minimalEdit } from './minimal-edit.ts';

describe('minimalEdit', () => {
  test.each([
    ['const a = 1;', 'const a = 12;', { from: 11, to: 11, insert: '2' }],
    ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
    ['', 'new', { from: 0, to: 0, insert: 'new' }],
    ['same', 'same', undefined],
    ['rank: "low"', 'rank: "high"', { from: 7, to: 10, insert: 'high' }],
  ])('turns %j into %j', (before, after, change) => {
    expect(minimalEdit(before, after)).toEqual(change);
    if (!change) return;
    expect(before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after);
  });
});
