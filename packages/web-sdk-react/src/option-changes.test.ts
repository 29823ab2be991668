import { describe, expect, test } from 'vitest';
import { definedOptions, optionChanges } from './option-changes.ts';

describe('optionChanges', () => {
  test('returns only the options that differ', () => {
    expect(
      optionChanges<object>(
        { color: 'red', size: 1, at: [1, 2] },
        { color: 'blue', size: 1, at: [1, 2] },
      ),
    ).toEqual({ color: 'blue' });
  });

  test('returns an added option', () => {
    expect(optionChanges<object>({ size: 1 }, { size: 1, color: 'red' })).toEqual({ color: 'red' });
  });

  test("returns 'none' if nothing differs", () => {
    expect(optionChanges({ at: [1, 2] }, { at: [1, 2] })).toBe('none');
  });

  test("returns 'recreate' if an option was removed", () => {
    expect(optionChanges<object>({ size: 1, color: 'red' }, { size: 2 })).toBe('recreate');
  });
});

describe('givenOptions', () => {
  test('removes undefined values only', () => {
    expect(definedOptions({ a: undefined, b: null, c: 0, d: false })).toEqual({
      b: null,
      c: 0,
      d: false,
    });
  });
});
