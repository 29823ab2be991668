import { expect, test } from 'vitest';
import { SENTENCE_LENGTH } from './sentence-length.ts';

function words(count: number): string {
  return Array.from({ length: count }, () => 'word').join(' ');
}

test('reports a sentence of more than 40 words', () => {
  const text = `Short. ${words(41)}.`;
  const [match, ...others] = SENTENCE_LENGTH.find(text);
  expect(match).toMatchObject({ start: 7, end: text.length });
  expect(match?.advice).toContain('41 words');
  expect(others).toEqual([]);
});

test('allows 40 words, and more with a colon between them', () => {
  expect(SENTENCE_LENGTH.find(`${words(40)}.`)).toEqual([]);
  expect(SENTENCE_LENGTH.find(`${words(30)}: ${words(30)}.`)).toEqual([]);
});
