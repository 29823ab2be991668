import { describe, expect, test } from 'vitest';
import { followUpQuery } from './follow-up-query.ts';

describe('followUpQuery', () => {
  const before = ['how do I draw a route between two rooms', 'and in React?'];

  test.each([
    ['make it red', [before[0]!], 'how do I draw a route between two rooms make it red'],
    ['why?', before, 'how do I draw a route between two rooms and in React? why?'],
    [
      'can I also hide them on one floor?',
      [before[0]!],
      'how do I draw a route between two rooms can I also hide them on one floor?',
    ],
  ])('puts the questions before %j, which lacks a subject, in front', (text, earlier, query) => {
    expect(followUpQuery({ text, before: earlier })).toBe(query);
  });

  test('leaves a question with a subject of its own alone', () => {
    const text = 'how do I color rooms by occupancy';
    expect(followUpQuery({ text, before })).toBe(text);
    expect(followUpQuery({ text: 'why?', before: [] })).toBe('why?');
  });
});
