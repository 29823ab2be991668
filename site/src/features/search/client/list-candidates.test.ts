import { describe, expect, test } from 'vitest';
import { listCandidates } from './list-candidates';

function queries(query: string) {
  return listCandidates(query).map((candidate) => candidate.query);
}

describe('listCandidates', () => {
  test('drops one word, then tries single words, then prefixes [S2.48]', () => {
    const all = queries('zzz marker colour');
    expect(all.slice(0, 3)).toEqual(['marker colour', 'zzz colour', 'zzz marker']);
    expect(all).toContain('marker');
    expect(all).toContain('mark');
  });

  test('marks prefixes, which are not shown as queries [S2.48]', () => {
    const candidate = listCandidates('markerxyz').find(({ query }) => query === 'marke');
    expect(candidate?.isStem).toBe(true);
  });

  test.each([
    ['the zzqqxx', 'zzqqxx'],
    ['what is zzqqxx?', 'zzqqxx'],
    ["it doesn't zzqqxx", 'zzqqxx'],
    ['Can’t I use “zzqqxx”', 'zzqqxx'],
  ])('reduces "%s" to "%s" [S2.48]', (query, word) => {
    const topics = queries('');
    const own = queries(query).filter((candidate) => !topics.includes(candidate));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((candidate) => !word.startsWith(candidate))).toEqual([]);
  });

  test('drops stop words and keeps the other words together [S2.48]', () => {
    expect(queries('how do I tint the 3d models')).toContain('3d models');
    expect(queries('the of')).toEqual(queries(''));
  });

  test('falls back to topics [S2.48]', () => {
    expect(queries('zz')).toEqual(['getting started', 'markers', 'wayfinding']);
  });

  test('limits the candidates of a long question', () => {
    expect(listCandidates('word '.repeat(200)).length).toBeLessThanOrEqual(15);
  });
});
