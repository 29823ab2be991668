import { describe, expect, it } from 'vitest';
import { findJsonError } from './find-json-error.ts';

describe('findJsonError', () => {
  // The caret marks the first invalid character.
  it.each([
    '^',
    '  ^',
    '^x',
    '[1 ^2]',
    '[1,^]',
    '[^,1]',
    '[1^',
    '{^',
    '{^a:1}',
    '{"a"^}',
    '{"a" ^1}',
    '{"a":^}',
    '{"a":1,^}',
    '{"a":1^]',
    '[1^}',
    '{"a":1}^}',
    '{} ^{}',
    '"abc^',
    '"a^\nb"',
    '"a^\\x"',
    '"a^\\u12g4"',
    '0^1',
    '^+1',
    '^.5',
    '1^.',
    '^-',
    '1^e+',
    '^NaN',
    '^tru',
    'true^x',
    "{^'a':1}",
    '[1]^// note',
    '^\ufeff1',
    '[^\u00a01]',
  ])('finds it in %j', (marked) => {
    expect(findJsonError(marked.replace('^', ''))).toBe(marked.indexOf('^'));
  });

  it.each([
    ['string', '["', 'a', '",]'],
    ['number', '[1', '0', ',]'],
    ['fraction', '[0.', '1', ',]'],
    ['exponent', '[1e', '1', ',]'],
    ['space', '[1', ' ', ',]'],
  ])('has enough stack for a %s of thirty million characters', (_, begin, character, end) => {
    const text = begin + character.repeat(30_000_000) + end;
    expect(findJsonError(text)).toBe(text.length - 1);
  });

  it('agrees with the engine where its message has an offset', () => {
    const text = '{"a":[1,-2.5e-3,{"b":null,"c":[true,false]}],"d":"\\u00e4\\n"}';
    let compared = 0;
    for (let at = 0; at < text.length; at++) {
      for (const change of ['', '}', '"', ',', ':', 'x']) {
        const broken = text.slice(0, at) + change + text.slice(at + 1);
        const expected = engineOffset(broken);
        // For a truncated word, number or escape, engines report its last character and this its
        // first.
        if (expected === undefined || /[\w.\\-]/.test(broken.slice(expected - 1, expected)))
          continue;
        expect([broken, findJsonError(broken)]).toEqual([broken, expected]);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(50);
  });
});

function engineOffset(text: string): number | undefined {
  try {
    JSON.parse(text);
  } catch (error) {
    const place = /position (\d+)/.exec(String(error))?.[1];
    return place === undefined ? undefined : Number(place);
  }
  return undefined;
}
