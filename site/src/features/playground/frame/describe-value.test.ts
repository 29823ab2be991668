import { beforeAll, describe, expect, test, vi } from 'vitest';
import { describeValue } from './describe-value.ts';

beforeAll(() => {
  vi.stubGlobal('Element', Shop);
  return () => vi.unstubAllGlobals();
});

class Tag {
  text = 'new';
}

/** A stub for DOM elements, which Node does not have. */
class Shop {
  localName = 'shop';
}

function go(): void {}

describe('describeValue', () => {
  test.each([
    ['text', 'text'],
    [5, '5'],
    [undefined, 'undefined'],
    [10n, '10n'],
    [['a', 1], '["a", 1]'],
    [{}, '{}'],
    [{ a: { b: true } }, '{ a: { b: true } }'],
    [new Tag(), 'Tag { text: "new" }'],
    [new Shop(), '<shop>'],
    [new Map([['a', 1]]), 'Map(1) {"a" → 1}'],
    [new Set([1, 2]), 'Set(2) {1, 2}'],
    [new TypeError('No'), 'TypeError: No'],
    [go, 'ƒ go()'],
    [new Uint8Array(4), 'Uint8Array (4 bytes)'],
    [{ a: { b: { c: { d: 1 } } } }, '{ a: { b: { c: {…} } } }'],
  ])('formats %s', (value, text) => {
    expect(describeValue(value)).toBe(text);
  });

  test('truncates circular, long and large values', () => {
    const loop: { self?: object } = {};
    loop.self = loop;
    expect(describeValue(loop)).toBe('{ self: [circular] }');
    expect(describeValue(Array.from({ length: 1000 }, () => 0))).toMatch(/… 970 more\]$/);
    expect(describeValue('x'.repeat(100_000)).length).toBeLessThan(6000);
  });

  test('does not throw when reading a value throws', () => {
    const trap = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no');
        },
      },
    );
    expect(describeValue(trap)).toBe('[cannot be shown]');
  });
});
