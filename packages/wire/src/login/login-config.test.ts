import { describe, expect, test } from 'vitest';
import { loginOrigin, readLoginConfig } from './login-config.ts';

const DOMAIN = { LOGIN_DOMAIN: 'login.example', LOGIN_CLIENT_ID: 'portal' };

describe('login settings', () => {
  test('disable login by default [S6.02]', () => {
    expect(readLoginConfig({})).toBeUndefined();
    expect(readLoginConfig({ LOGIN_DOMAIN: '', LOGIN_CLIENT_ID: '' })).toBeUndefined();
  });

  test('contain domain, client id, audience and cookie domain [S6.02]', () => {
    const config = readLoginConfig({
      ...DOMAIN,
      LOGIN_AUDIENCE: 'https://api.example/maps',
      LOGIN_COOKIE_DOMAIN: '.Company.example',
    });
    expect(config).toEqual({
      authority: 'https://login.example/',
      clientId: 'portal',
      audience: 'https://api.example/maps',
      cookieDomain: 'company.example',
    });
  });

  test.each([
    ['login.example:8443', 'https://login.example:8443/', 'https://login.example:8443'],
    ['https://id.example/realms/maps', 'https://id.example/realms/maps', 'https://id.example'],
    [
      'http://auth.dev.localhost:79/',
      'http://auth.dev.localhost:79/',
      'http://auth.dev.localhost:79',
    ],
  ])('resolve the domain %s to that provider', (domain, authority, origin) => {
    const config = readLoginConfig({ ...DOMAIN, LOGIN_DOMAIN: domain });
    expect(config?.authority).toBe(authority);
    expect(config && loginOrigin(config)).toBe(origin);
  });

  test.each([
    [{ LOGIN_DOMAIN: 'login.example' }, 'LOGIN_CLIENT_ID: expected a value'],
    [{ LOGIN_CLIENT_ID: 'portal' }, 'LOGIN_DOMAIN: expected a value'],
    [{ LOGIN_AUDIENCE: 'maps' }, 'LOGIN_DOMAIN: expected a value, because LOGIN_AUDIENCE is set'],
    [{ ...DOMAIN, LOGIN_DOMAIN: 'http://login.example' }, 'LOGIN_DOMAIN: expected HTTPS'],
    [{ ...DOMAIN, LOGIN_DOMAIN: 'javascript://x' }, 'LOGIN_DOMAIN: expected HTTPS'],
    [{ ...DOMAIN, LOGIN_DOMAIN: 'login example' }, 'LOGIN_DOMAIN: expected a domain'],
    [{ ...DOMAIN, LOGIN_DOMAIN: 'me:secret@login.example' }, 'LOGIN_DOMAIN: expected a domain'],
    [{ ...DOMAIN, LOGIN_DOMAIN: 'login.example/?a=b' }, 'LOGIN_DOMAIN: expected a domain'],
    [{ ...DOMAIN, LOGIN_CLIENT_ID: 'a b' }, 'LOGIN_CLIENT_ID: expected at most 500'],
    [{ ...DOMAIN, LOGIN_AUDIENCE: 'x'.repeat(501) }, 'LOGIN_AUDIENCE: expected at most 500'],
  ])('reject %j: %s', (environment, message) => {
    expect(() => readLoginConfig(environment)).toThrow(message);
  });

  test.each(['example', 'https://company.example', 'company.example:80', '10.0.0.1', 'a..b'])(
    'reject the cookie domain %s',
    (domain) => {
      expect(() => readLoginConfig({ ...DOMAIN, LOGIN_COOKIE_DOMAIN: domain })).toThrow(
        `LOGIN_COOKIE_DOMAIN: expected the parent domain of your sites, such as company.example, found "${domain}"`,
      );
    },
  );
});
