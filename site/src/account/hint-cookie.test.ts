import { describe, expect, test } from 'vitest';
import { HintCookie } from './hint-cookie.ts';

describe('the hint cookie', () => {
  test('is on the parent domain, says no more than 1, and has an end [S6.02]', () => {
    const jar = { cookie: '' };
    new HintCookie(jar, { slug: 'acme', domain: 'acme.test', isSecure: true }).set();
    expect(jar.cookie).toBe(
      'acme.is-authenticated=1; Max-Age=86400; Path=/; SameSite=Lax; Domain=acme.test; Secure',
    );
  });

  test('belongs to this site alone where no domain is given, and is removed as it was set', () => {
    const jar = { cookie: '' };
    new HintCookie(jar, { slug: 'acme', isSecure: false }).remove();
    expect(jar.cookie).toBe('acme.is-authenticated=; Max-Age=0; Path=/; SameSite=Lax');
  });

  test.each([
    ['', false],
    ['a=1; acme.is-authenticated=1; b=2', true],
    ['acme.is-authenticated=', false],
    ['other-acme.is-authenticated=1', false],
  ])('is found in "%s": %s', (cookie, expected) => {
    expect(new HintCookie({ cookie }, { slug: 'acme', isSecure: true }).isSet()).toBe(expected);
  });
});
