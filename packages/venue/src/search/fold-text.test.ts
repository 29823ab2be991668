import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';

describe('foldText', () => {
  it.each([
    ['Café Bússola', 'cafe bussola'],
    ['STRASSE Straße', 'strasse strasse'],
    ['Łódź Ørsted', 'lodz orsted'],
    ['œuvre Æsir', 'oeuvre aesir'],
    ['İstanbul ısı', 'istanbul isi'],
    ['ＷＣ ①', 'wc 1'],
    ['أهلاً إلى آخر', 'اهلا الي اخر'],
    ['مـــقهى', 'مقهي'],
    ['البوّابة ٧', 'البوابه 7'],
    ['۱۲', '12'],
    ['की', 'की'],
  ])('folds %s to %s', (original, folded) => {
    expect(foldText(original).text).toBe(folded);
  });

  it('maps folded characters back to the original, composed or not', () => {
    for (const original of ['Café Zéphyr', 'Cafe\u0301 Ze\u0301phyr']) {
      const { text, rangeOf } = foldText(original);
      const at = text.indexOf('zephyr');
      expect(original.slice(...rangeOf(at, at + 6))).toBe(original.slice(original.indexOf('Z')));
      expect(original.slice(...rangeOf(0, 4)).normalize('NFC')).toBe('Café');
    }
  });

  it('maps a letter that folds to two back to the one', () => {
    const { text, rangeOf } = foldText('Maß');
    expect(text).toBe('mass');
    expect(rangeOf(2, 3)).toEqual([2, 3]);
    expect(rangeOf(0, 4)).toEqual([0, 3]);
  });

  it('maps characters after an emoji back', () => {
    const original = '🍕 Pizza';
    const { text, rangeOf } = foldText(original);
    const at = text.indexOf('pizza');
    expect(original.slice(...rangeOf(at, at + 5))).toBe('Pizza');
  });
});
