import { describe, expect, test } from 'vitest';
import { TermTrie } from './term-trie.ts';

const dictionary = new TermTrie(
  new Set(['marker', 'markers', 'market', 'map', 'camera', 'wayfinding']),
);
const namesOf = (ids: Iterable<number>) => [...ids].map((id) => dictionary.terms[id]).toSorted();

test('finds terms by prefix', () => {
  const { low, high } = dictionary.prefixRange('mark');
  expect(dictionary.terms.slice(low, high)).toEqual(['marker', 'markers', 'market']);
  expect(dictionary.prefixRange('x')).toEqual({ low: 0, high: 0 });
  expect(dictionary.prefixRange('').high).toBe(6);
});

function like(word: string, most: number, isBeginning = false) {
  return namesOf(dictionary.fuzzySearch(word, most, isBeginning).map(({ term }) => term));
}

describe('fuzzySearch', () => {
  test.each([
    ['a letter is missing', 'camra', ['camera']],
    ['a letter too many', 'cammera', ['camera']],
    ['another letter', 'kamera', ['camera']],
    ['two letters changed places', 'acmera', ['camera']],
    ['more than that', 'kamra', []],
  ])('tolerates a single typo only: %s', (_name, word, expected) => {
    expect(like(word, 1)).toEqual(expected);
  });

  test('tolerates two typos in a long word', () => {
    expect(like('wayfnidinng', 2)).toEqual(['wayfinding']);
  });

  test('tolerates a typo in a prefix', () => {
    expect(like('amrk', 1, true)).toEqual(['marker', 'markers', 'market']);
  });

  test('agrees with the plain edit distance on random words', () => {
    const letters = 'abcd';
    let seed = 7;
    const random = (most: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed % most;
    };
    const word = () => Array.from({ length: 2 + random(5) }, () => letters[random(4)]).join('');
    const terms = [...new Set(Array.from({ length: 200 }, word))];
    const many = new TermTrie(new Set(terms));
    for (let round = 0; round < 100; round += 1) {
      const asked = word();
      const found = many.fuzzySearch(asked, 1, false).map(({ term }) => many.terms[term]);
      const expected = terms.filter((term) => distance(asked, term) <= 1);
      expect({ asked, found: found.toSorted() }).toEqual({ asked, found: expected.toSorted() });
    }
  });
});

/** Reference implementation of the optimal string alignment distance. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(
        (rows[i - 1]?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (rows[i - 1]?.[j - 1] ?? 0) + cost,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}
