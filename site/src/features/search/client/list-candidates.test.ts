import { describe, expect, test } from 'vitest';
import { listCandidates } from './list-candidates';

function queries(query: string) {
  return listCandidates(query).map((candidate) => candidate.query);
}

describe('queries to suggest', () => {
  test('they leave out a word, then take one, then its beginning [S2.48]', () => {
    const all = queries('zzz marker colour');
    expect(all.slice(0, 3)).toEqual(['marker colour', 'zzz colour', 'zzz marker']);
    expect(all).toContain('marker');
    expect(all).toContain('mark');
  });

  test('pieces of words stand for the page that they find [S2.48]', () => {
    const candidate = listCandidates('markerxyz').find(({ query }) => query === 'marke');
    expect(candidate?.isStem).toBe(true);
  });

  test.each([
    ['the zzqqxx', 'zzqqxx'],
    ['what is zzqqxx?', 'zzqqxx'],
    ["it doesn't zzqqxx", 'zzqqxx'],
    ['Can’t I use “zzqqxx”', 'zzqqxx'],
  ])('of "%s" only "%s" is worth searching for [S2.48]', (query, word) => {
    const topics = queries('');
    const own = queries(query).filter((candidate) => !topics.includes(candidate));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((candidate) => !word.startsWith(candidate))).toEqual([]);
  });

  test('words that mean something stay together without those that do not [S2.48]', () => {
    expect(queries('how do I tint the 3d models')).toContain('3d models');
    expect(queries('the of')).toEqual(queries(''));
  });

  test('where nothing is near, there are topics [S2.48]', () => {
    expect(queries('zz')).toEqual(['getting started', 'markers', 'wayfinding']);
  });

  test('a long question stays one small request', () => {
    expect(listCandidates('word '.repeat(200)).length).toBeLessThanOrEqual(15);
  });
});
