import { describe, expect, it } from 'vitest';
import { UnionFind } from './union-find.ts';

describe('UnionFind', () => {
  it('lists sets by their first member, whatever the order of joins', () => {
    const sets = new UnionFind(6);
    sets.join(5, 3);
    sets.join(3, 1);
    sets.join(4, 0);
    expect(sets.sets()).toEqual([[0, 4], [1, 3, 5], [2]]);
    expect(sets.rootOf(5)).toBe(1);
    expect(sets.isJoined(5, 1)).toBe(true);
    expect(sets.isJoined(5, 2)).toBe(false);
  });
});
