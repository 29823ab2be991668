import { describe, expect, test } from 'vitest';
import { addressAfter, isReturn } from './return-address.ts';

const CALLBACK = 'https://docs.test/playground/';
const LOGIN = { kind: 'login', returnTo: '/playground/markers?v=2#code=abc' } as const;
const LOGOUT = { kind: 'logout', returnTo: '/playground/#code=abc' } as const;

describe('isReturn', () => {
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
  ])('%s on the callback, with %j, is %s', (query, journey, expected) => {
    expect(isReturn(CALLBACK + query, CALLBACK, journey)).toBe(expected);
  });

  test('no other page is', () => {
    expect(isReturn(`${CALLBACK}markers?code=1&state=2`, CALLBACK, LOGIN)).toBe(false);
  });
});

describe('addressAfter', () => {
  test('is where the reader began, with query and hash [S6.02]', () => {
    expect(addressAfter(`${CALLBACK}?code=1&state=2`, LOGIN)).toBe(
      'https://docs.test/playground/markers?v=2#code=abc',
    );
  });

  test.each([
    undefined,
    { ...LOGIN, returnTo: 'https://evil.test/' },
    { ...LOGIN, returnTo: '//evil.test' },
  ])('with %j it is this page without what the provider added', (journey) => {
    const address = `${CALLBACK}?code=1&theme=dark&state=2&iss=https://login.test#top`;
    expect(addressAfter(address, journey)).toBe(`${CALLBACK}?theme=dark#top`);
  });
});
