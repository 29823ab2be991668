import { describe, expect, test } from 'vitest';
import { HintCookie } from './hint-cookie.ts';

describe('HintCookie', () => {
  test('sets the value 1 on the parent domain with a maximum age [S6.02]', () => {
    const jar = { cookie: '' };
    new HintCookie(jar, { slug: 'acme', domain: 'acme.test', isSecure: true }).set();
    expect(jar.cookie).toBe(
      'acme.is-authenticated=1; Max-Age=86400; Path=/; SameSite=Lax; Domain=acme.test; Secure',
    );
  });

  test('limits the cookie to this host without a domain, and removes it with the same attributes', () => {
    const jar = { cookie: '' };
    new HintCookie(jar, { slug: 'acme', isSecure: false }).remove();
    expect(jar.cookie).toBe('acme.is-authenticated=; Max-Age=0; Path=/; SameSite=Lax');
  });

  test.each([
    ['', false],
    ['a=1; acme.is-authenticated=1; b=2', true],
    ['acme.is-authenticated=', false],
    ['other-acme.is-authenticated=1', false],
  ])('finds the cookie in "%s": %s', (cookie, expected) => {
    expect(new HintCookie({ cookie }, { slug: 'acme', isSecure: true }).isSet()).toBe(expected);
  });
});
