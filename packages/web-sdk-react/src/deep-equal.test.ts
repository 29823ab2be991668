import { describe, expect, test } from 'vitest';
import { deepEqual } from './deep-equal.ts';

class Space {
  readonly id = 'a';
}

function createRing(): object {
  const ring: { self?: object } = {};
  ring.self = ring;
  return ring;
}

describe('deepEqual', () => {
  const space = new Space();
  test.each<[string, unknown, unknown]>([
    ['numbers', 1, 1],
    ['what is no number', Number.NaN, Number.NaN],
    ['lists written in place', [0, [1, 2]], [0, [1, 2]]],
    ['options written in place', { a: 1, b: { c: [space] } }, { b: { c: [space] }, a: 1 }],
  ])('treats %s as equal', (_, a, b) => {
    expect(deepEqual(a, b)).toBe(true);
  });

  test.each<[string, unknown, unknown]>([
    ['lists of other length', [1], [1, 2]],
    ['an option more', { a: 1 }, { a: 1, b: undefined }],
    ['an option that has another name', { a: undefined }, { b: undefined }],
    ['a list and an object', [], {}],
    ['objects of a class', new Space(), new Space()],
    ['bytes', new Uint8Array(2), new Uint8Array(2)],
    ['functions', () => 1, () => 1],
    ['nothing and something', null, {}],
  ])('distinguishes %s', (_, a, b) => {
    expect(deepEqual(a, b)).toBe(false);
    expect(deepEqual(b, a)).toBe(false);
  });

  test('terminates on a cycle', () => {
    expect(deepEqual(createRing(), createRing())).toBe(false);
  });
});
