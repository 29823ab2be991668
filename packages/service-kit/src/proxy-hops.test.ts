import { describe, expect, test } from 'vitest';
import { readProxyHops } from './proxy-hops.ts';

describe('readProxyHops', () => {
  test.each([
    [undefined, 0],
    ['', 0],
    ['0', 0],
    ['1', 1],
    ['10', 10],
  ])('parses %j as %i', (value, hops) => {
    expect(readProxyHops({ TRUST_PROXY: value })).toBe(hops);
  });

  test.each(['true', '-1', '1.5', '11', '1e1', ' 1', '10.0.0.0/8'])(
    'rejects %j with the variable, the value and what is allowed',
    (value) => {
      expect(() => readProxyHops({ TRUST_PROXY: value })).toThrow(
        new Error(
          `TRUST_PROXY: expected the number of proxies in front of the server, a whole number from 0 to 10, found "${value}".`,
        ),
      );
    },
  );
});
