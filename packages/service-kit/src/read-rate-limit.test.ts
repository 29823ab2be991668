import { describe, expect, test } from 'vitest';
import { readRateLimit } from './read-rate-limit.ts';

const DEFAULTS = { burst: 600, perSecond: 10 };

describe('readRateLimit', () => {
  test('returns the defaults, or the variables with the prefix', () => {
    expect(readRateLimit({}, 'REST_RATE', DEFAULTS)).toEqual(DEFAULTS);
    const environment = { REST_RATE_BURST: '7', REST_RATE_PER_SECOND: '0.5', MCP_RATE_BURST: '1' };
    expect(readRateLimit(environment, 'REST_RATE', DEFAULTS)).toEqual({ burst: 7, perSecond: 0.5 });
  });

  test.each([
    ['REST_RATE_BURST', '1.5', 'a whole number from 1 to 1000000'],
    ['REST_RATE_BURST', '0', 'a whole number from 1 to 1000000'],
    ['REST_RATE_PER_SECOND', '0', 'a number from 0.001 to 1000000'],
    ['REST_RATE_PER_SECOND', '1e9', 'a number from 0.001 to 1000000'],
  ])('rejects %s=%s', (name, value, allowed) => {
    expect(() => readRateLimit({ [name]: value }, 'REST_RATE', DEFAULTS)).toThrow(
      new Error(`${name}: expected ${allowed}, found "${value}".`),
    );
  });
});
