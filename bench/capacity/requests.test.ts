import { describe, expect, test } from 'vitest';
import { clientAddress, itemsOf } from './requests.ts';

describe('clientAddress', () => {
  test.each([
    [1, '10.0.0.1'],
    [256, '10.0.1.0'],
    [70_000, '10.1.17.112'],
  ])('makes the address of client %i', (client, address) =>
    expect(clientAddress(client)).toBe(address),
  );
});

describe('itemsOf', () => {
  const items = Array.from({ length: 100 }, (_, index) => index);

  test('takes each item once before it repeats any', () => {
    expect(new Set(itemsOf(items, 3, 100)).size).toBe(100);
  });

  test('starts with another item for each connection', () => {
    expect(itemsOf(items, 4, 10)[0]).not.toBe(itemsOf(items, 5, 10)[0]);
  });
});
