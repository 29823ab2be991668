import { describe, expect, test } from 'vitest';
import { assertClaims } from './assert-claims.ts';

const NOW = 1_700_000_000_000;
const EXPECTED = { issuer: 'https://login.example/', clientId: 'portal', now: NOW };
const RIGHT = { iss: EXPECTED.issuer, aud: 'portal', exp: NOW / 1000 + 60, sub: 'ada' };

describe('assertClaims', () => {
  test.each([{}, { aud: ['portal', 'api'] }, { azp: 'portal' }, { exp: NOW / 1000 - 60 }])(
    'accepts a token with %j',
    (claims) => {
      expect(() => assertClaims({ ...RIGHT, ...claims }, EXPECTED)).not.toThrow();
    },
  );

  test.each([
    { iss: 'https://other.example/' },
    { aud: 'somebody-else' },
    { aud: ['portal'], azp: 'somebody-else' },
    { exp: NOW / 1000 - 600 },
    { exp: undefined },
    { sub: '' },
    { sub: 7 },
  ])('rejects a token with %j [S6.02]', (claims) => {
    expect(() => assertClaims({ ...RIGHT, ...claims }, EXPECTED)).toThrow('is not valid');
  });
});
