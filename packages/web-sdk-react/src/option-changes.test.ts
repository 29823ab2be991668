import { describe, expect, test } from 'vitest';
import { givenOptions, optionChanges } from './option-changes.ts';

describe('optionChanges', () => {
  test('gives what differs and nothing else', () => {
    expect(
      optionChanges<object>(
        { color: 'red', size: 1, at: [1, 2] },
        { color: 'blue', size: 1, at: [1, 2] },
      ),
    ).toEqual({ color: 'blue' });
  });

  test('gives an option that came', () => {
    expect(optionChanges<object>({ size: 1 }, { size: 1, color: 'red' })).toEqual({ color: 'red' });
  });

  test('says that nothing differs', () => {
    expect(optionChanges({ at: [1, 2] }, { at: [1, 2] })).toBe('none');
  });

  test('asks for a new one when an option is taken back', () => {
    expect(optionChanges<object>({ size: 1, color: 'red' }, { size: 2 })).toBe('anew');
  });
});

describe('givenOptions', () => {
  test('leaves out what is undefined, and only that', () => {
    expect(givenOptions({ a: undefined, b: null, c: 0, d: false })).toEqual({
      b: null,
      c: 0,
      d: false,
    });
  });
});
