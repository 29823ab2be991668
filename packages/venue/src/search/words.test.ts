import { describe, expect, it } from 'vitest';
import { indexWords, alphanumericLength } from './words.ts';

function texts(original: string): string[] {
  return indexWords(original).map(({ text }) => text);
}

describe('indexWords', () => {
  it.each([
    ['Gate A7', ['gate', 'a7', '7']],
    ['Desk 2.14', ['desk', '2.14']],
    ['X-ray 1', ['x', 'ray', 'xray', '1']],
    ['Dr. Okafor-Lind', ['dr', 'okafor', 'lind', 'okaforlind']],
    ['Children’s clinic', ['children', 'clinic']],
    ['Bornes d’enregistrement', ['bornes', 'enregistrement']],
    ['البوابة A7', ['البوابه', 'بوابه', 'a7', '7']],
    ['東京 カフェ', ['東', '京', 'カ', 'フ', 'ェ']],
    ['Open 9:00.', ['open', '9.00']],
    ['', []],
    [' –&! ', []],
  ])('splits %s', (original, words) => {
    expect(texts(original)).toEqual(words);
  });

  it('maps words and their prefixes to ranges of the original', () => {
    const original = 'L’Été à X-Ray';
    const words = indexWords(original);
    const rangeText = (text: string, length?: number): string =>
      original.slice(...(words.find((word) => word.text === text)?.rangeOf(length) ?? [0, 0]));
    expect(rangeText('ete')).toBe('Été');
    expect(rangeText('ete', 2)).toBe('Ét');
    expect(rangeText('xray')).toBe('X-Ray');
    expect(rangeText('xray', 3)).toBe('X-Ra');
    expect(rangeText('xray', 1)).toBe('X');
  });

  it('includes the article in the range if an Arabic word matches without it', () => {
    const original = 'البوابة';
    const bare = indexWords(original).find(({ text }) => text === 'بوابه');
    expect(bare?.rangeOf()).toEqual([0, 7]);
    expect(bare?.rangeOf(2)).toEqual([0, 4]);
  });
});

describe('alphanumericLength', () => {
  it('counts each letter once, joined or not', () => {
    expect(alphanumericLength('X-ray 1')).toBe(5);
  });
});
