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
  ])('counts the typos from %s to %s', (typed, word, mistakes) => {
    expect(editDistance(typed, word).whole).toBe(mistakes);
  });

  it('counts the typos to the nearest prefix', () => {
    expect(editDistance('phamra', 'pharmacie').start).toBe(1);
    expect(editDistance('restar', 'restaurant').start).toBe(1);
    expect(editDistance('phar', 'pharmacie').start).toBe(0);
  });
});
