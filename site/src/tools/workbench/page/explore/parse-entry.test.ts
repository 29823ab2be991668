import { expect, test } from 'vitest';
import { parseEntry } from './parse-entry.ts';

test('keeps text as it is, whatever it looks like', () => {
  expect(parseEntry('text', ' 12 "a"\n')).toEqual({ json: String.raw`" 12 \"a\"\n"` });
});

test.each(['0', '-12.5', '1e3', ' 7 '])('accepts the number %j', (text) => {
  expect(parseEntry('number', text)).toEqual({ json: text.trim() });
});

test.each(['', 'high', '4,35', '0x10', 'NaN', '1.'])('rejects %j as a number', (text) => {
  expect(parseEntry('number', text)).toEqual({
    expected: `Expected a number with a decimal point, such as 12.5, found “${text}”.`,
  });
});

test('accepts JSON of any kind, and says what is wrong with other text', () => {
  expect(parseEntry('list', '[1,\n 2]')).toEqual({ json: '[1,2]' });
  expect(parseEntry('object', '{"a": [1,}')).toEqual({
    expected: expect.stringMatching(/^Expected JSON: .+\.$/),
  });
});
