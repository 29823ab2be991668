import { describe, expect, test } from 'vitest';
import { wrapText } from './wrap-text.ts';

/** Every letter is 10 wide. */
const measure = (text: string): number => [...text].length * 10;
const wrap = (text: string, maxWidth: number, maxLines = 9): readonly string[] =>
  wrapText(text, { maxWidth, maxLines, measure });

describe('wrapText', () => {
  test('keeps a text that fits on one line', () => {
    expect(wrap('Bakery', 60)).toEqual(['Bakery']);
  });

  test('breaks at spaces, into lines of about equal length', () => {
    expect(wrap('Baggage claim and customs', 200)).toEqual(['Baggage claim', 'and customs']);
    expect(wrap('one two three four', 140)).toEqual(['one two', 'three four']);
  });

  test('keeps every line within the width when every word fits', () => {
    const text = 'The quick brown fox jumps over the lazy dog near the old harbour wall';
    for (let maxWidth = 70; maxWidth < 400; maxWidth += 10) {
      const lines = wrap(text, maxWidth, 99);
      for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(maxWidth);
      expect(lines.join(' ')).toBe(text);
    }
  });

  test('breaks after hyphens and slashes', () => {
    expect(wrap('Check-in/Drop-off', 90)).toEqual(['Check-in/', 'Drop-off']);
  });

  test('ends in an ellipsis when there are not enough lines', () => {
    expect(wrap('Baggage claim and customs office', 130, 2)).toEqual([
      'Baggage claim',
      'and customs…',
    ]);
    expect(wrap('Baggage claim', 60, 1)).toEqual(['Bagga…']);
  });

  test('lets a long word be half as wide again, then truncates it', () => {
    expect(wrap('Untersuchung', 80)).toEqual(['Untersuchung']);
    expect(wrap('Untersuchungszimmer', 80)).toEqual(['Untersuchun…']);
  });

  test('breaks scripts without spaces between words, and keeps punctuation at ends of lines', () => {
    const text = '国際線出発ロビー、北ウイング';
    const lines = wrap(text, 80);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(text);
    for (const line of lines) expect(line).not.toMatch(/^、/u);
  });

  test('cuts between graphemes, not inside an emoji', () => {
    expect(wrap('👩‍🚀👩‍🚀👩‍🚀👩‍🚀', 50, 1)[0]).toBe('👩‍🚀👩‍🚀…');
  });

  test('keeps line breaks of the text and drops empty lines', () => {
    expect(wrap('Gate\n\n A  12 ', 100)).toEqual(['Gate', 'A 12']);
    expect(wrap('  ', 100)).toEqual([]);
  });
});
