import { readLoginConfig } from '@brand/wire/login';
import { readSearchConfig } from '@brand/wire/search';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLoginSettings, withLoginOrigin } from './login-settings.ts';
import { createSite } from './site.ts';
import { writeTestSite } from './testing/write-test-site.ts';

const POLICY = "default-src 'self'; connect-src 'self' https://count.example; base-uri 'self'";
const HEADERS = { 'Content-Security-Policy': POLICY, 'X-Frame-Options': 'SAMEORIGIN' };
const LOGIN = readLoginConfig({
  LOGIN_DOMAIN: 'https://login.example/realm',
  LOGIN_CLIENT_ID: 'portal',
  LOGIN_COOKIE_DOMAIN: 'company.example',
});
const OTHER = readLoginConfig({ LOGIN_DOMAIN: 'id.example', LOGIN_CLIENT_ID: 'portal' });

describe('login settings of a running server', () => {
  test('S6.02 are told to pages, and asked for again on each visit', async () => {
    const response = await createLoginSettings(LOGIN).request('/login/config.json');
    expect(await response.json()).toEqual({
      authority: 'https://login.example/realm',
      clientId: 'portal',
      cookieDomain: 'company.example',
    });
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const off = await createLoginSettings(undefined).request('/login/config.json');
    expect(await off.json()).toEqual({});
  });

  test('S6.02 admit the origin of the provider to connections, and change nothing else', () => {
    const headers = withLoginOrigin(HEADERS, { built: undefined, wanted: LOGIN, others: [] });
    expect(headers).toEqual({
      ...HEADERS,
      'Content-Security-Policy': POLICY.replace(
        'count.example',
        'count.example https://login.example',
      ),
    });
    expect(withLoginOrigin(headers, { built: LOGIN, wanted: OTHER, others: [] })).toEqual({
      ...HEADERS,
      'Content-Security-Policy': POLICY.replace(
        'count.example',
        'count.example https://id.example',
      ),
    });
    expect(withLoginOrigin(headers, { built: LOGIN, wanted: undefined, others: [] })).toEqual(
      HEADERS,
    );
  });

  test('an origin that is asked for another reason stays admitted, once', () => {
    const headers = withLoginOrigin(HEADERS, { built: undefined, wanted: LOGIN, others: [] });
    const shared = ['https://login.example'];
    expect(withLoginOrigin(headers, { built: LOGIN, wanted: OTHER, others: shared })).toEqual({
      ...HEADERS,
      'Content-Security-Policy': POLICY.replace(
        'count.example',
        'count.example https://login.example https://id.example',
      ),
    });
    expect(withLoginOrigin(headers, { built: LOGIN, wanted: LOGIN, others: shared })).toEqual(
      headers,
    );
  });

  test('S6.02 change the headers of a site that is built', async () => {
    const search = readSearchConfig({ SEARCH_HOSTS: 'https://search.example' });
    const site = writeTestSite({
      'index.html': '',
      'security-headers.json': JSON.stringify({ pages: HEADERS, files: {} }),
      'login/config.json': '{}',
    });
    onTestFinished(() => site.remove());
    const policyOf = async (settings: Parameters<typeof createSite>[1]) =>
      (await createSite(site.folder, settings).request('/')).headers.get('content-security-policy');
    expect(await policyOf({})).toBe(POLICY);
    expect(await policyOf({ search })).toContain(
      "'self' https://count.example https://search.example;",
    );
    expect(await policyOf({ login: LOGIN })).toContain(
      "'self' https://count.example https://login.example;",
    );
  });
});
