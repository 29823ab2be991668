import { describe, expect, test } from 'vitest';
import { validateLimits } from './validate-limits.ts';

const rules = (count: number) => '/a\n  Name: value\n\n'.repeat(count);

describe('validateLimits', () => {
  test('accepts files that Cloudflare Pages reads whole', () => {
    expect(validateLimits(rules(100), '/a /b 301\n'.repeat(2000))).toEqual([]);
  });

  test('reports rules beyond the limits, and lines that are too long', () => {
    expect(validateLimits(rules(101), '/a/* /b 301\n'.repeat(101))).toEqual([
      '_headers: rules: found 101, Cloudflare Pages reads at most 100.',
      '_redirects: rules with a wildcard: found 101, Cloudflare Pages reads at most 100.',
    ]);
    expect(validateLimits(`/a\n  Name: ${'x'.repeat(2000)}\n`, '')).toHaveLength(1);
  });
});
