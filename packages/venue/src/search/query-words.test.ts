import { describe, expect, it } from 'vitest';
import { queryWords } from './query-words.ts';

function forms(text: string): string[] {
  return queryWords(text).map((word) => word.forms.map((form) => form.join('+')).join(' | '));
}

describe('queryWords', () => {
  it.each([
    ['coffee', ['coffee']],
    ['where is the toilet', ['toilet']],
    ['où sont les toilettes', ['toilettes']],
    ['gate a 7', ['gate', 'a7 | a+7']],
    ['lh1', ['lh1 | lh+1']],
    ['check-in', ['checkin | check+in']],
    ['l’accueil', ['accueil']],
    ['البوابة', ['البوابه | بوابه']],
  ])('parses %s', (text, expected) => {
    expect(forms(text)).toEqual(expected);
  });

  it('keeps a word that may be a prefix of another', () => {
    expect(forms('the la')).toEqual(['la']);
    expect(forms('library la ')).toEqual(['library']);
  });

  it('keeps articles if the query has no other words', () => {
    expect(forms('the of ')).toEqual(['the', 'of']);
  });

  it('limits the length of the query', () => {
    expect(queryWords('word '.repeat(10_000)).length).toBe(12);
    expect(queryWords('x'.repeat(10_000))[0]?.forms[0]?.[0]?.length).toBe(200);
  });
});
