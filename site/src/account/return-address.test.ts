import { describe, expect, test } from 'vitest';
import { resolveReturnUrl, isProviderRedirect } from './return-address.ts';

const CALLBACK = 'https://docs.test/playground/';
const LOGIN = { kind: 'login', returnTo: '/playground/markers?v=2#code=abc' } as const;
const LOGOUT = { kind: 'logout', returnTo: '/playground/#code=abc' } as const;

describe('isProviderRedirect', () => {
  test.each([
    ['?code=1&state=2', undefined, true],
    ['?error=access_denied&state=2', LOGIN, true],
    ['?error=access_denied', LOGIN, true],
    ['?error=access_denied', undefined, false],
    ['?state=2', LOGIN, false],
    ['?state=2', LOGOUT, true],
    ['', LOGOUT, true],
    ['', LOGIN, false],
    ['#code=1&state=2', undefined, false],
  ])('treats %s on the callback page, with %j, as %s', (query, journey, expected) => {
    expect(isProviderRedirect(CALLBACK + query, CALLBACK, journey)).toBe(expected);
  });

  test('ignores other pages', () => {
    expect(isProviderRedirect(`${CALLBACK}markers?code=1&state=2`, CALLBACK, LOGIN)).toBe(false);
  });
});

describe('resolveReturnUrl', () => {
  test('returns the page where the reader started, with query and hash [S6.02]', () => {
    expect(resolveReturnUrl(`${CALLBACK}?code=1&state=2`, LOGIN)).toBe(
      'https://docs.test/playground/markers?v=2#code=abc',
    );
  });

  test.each([
    undefined,
    { ...LOGIN, returnTo: 'https://evil.test/' },
    { ...LOGIN, returnTo: '//evil.test' },
  ])("falls back, with %j, to this page without the provider's parameters", (journey) => {
    const address = `${CALLBACK}?code=1&theme=dark&state=2&iss=https://login.test#top`;
    expect(resolveReturnUrl(address, journey)).toBe(`${CALLBACK}?theme=dark#top`);
  });
});
