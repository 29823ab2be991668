import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { findContainer } from './map-root.ts';

test('takes an element of another frame', () => {
  const element = runInNewContext('({ append() {} })') as HTMLElement;
  expect(element).not.toBeInstanceOf(Object);
  expect(findContainer(element)).toBe(element);
});

test.each([null, {}])('refuses %o, which is no element', (container) => {
  expect(() => findContainer(container as HTMLElement)).toThrow(/expected an element/);
});
