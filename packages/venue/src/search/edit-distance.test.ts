import { describe, expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('editDistance', () => {
  it.each([
    ['toilet', 'toilet', 0],
    ['toliet', 'toilet', 1],
    ['toilett', 'toilet', 1],
    ['tolet', 'toilet', 1],
    ['toylet', 'toilet', 1],
    ['rseturant', 'restaurant', 2],
    ['', 'abc', 3],
    ['abc', '', 3],
  ])('counts the mistakes from %s to %s', (typed, word, mistakes) => {
    expect(editDistance(typed, word).whole).toBe(mistakes);
  });

  it('counts the mistakes to the nearest beginning', () => {
    expect(editDistance('phamra', 'pharmacie').start).toBe(1);
    expect(editDistance('restar', 'restaurant').start).toBe(1);
    expect(editDistance('phar', 'pharmacie').start).toBe(0);
  });
});
