import { describe, expect, onTestFinished, test } from 'vitest';
import { applyRuntimeCsp } from './page-headers.ts';
import { type PageSettings, readAllPageSettings, readPageSettings } from './page-settings.ts';
import { createSettingsFile } from './settings-file.ts';
import { createSite } from './site.ts';
import { writeTestSite } from './testing/write-test-site.ts';

const POLICY = "default-src 'self'; connect-src 'self' https://count.example; base-uri 'self'";
const HEADERS = { 'Content-Security-Policy': POLICY, 'X-Frame-Options': 'SAMEORIGIN' };
const BUILT = readAllPageSettings({});
const HOSTED = readPageSettings({
  SEARCH_HOSTED: '1',
  SEARCH_APP_ID: 'PROTOAPP01',
  SEARCH_API_KEY: 'searchkey',
});
const HOSTED_ORIGINS =
  'https://protoapp01-dsn.algolia.net https://protoapp01-1.algolianet.com https://protoapp01-2.algolianet.com https://protoapp01-3.algolianet.com https://insights.algolia.io';
const LOGIN = readPageSettings({
  LOGIN_DOMAIN: 'https://login.example/realm',
  LOGIN_CLIENT_ID: 'portal',
});
const ASSISTANT = readPageSettings({ ASSISTANT_URL: 'https://assistant.example/chat/' });

function admitting(...origins: readonly string[]) {
  return POLICY.replace('count.example', ['count.example', ...origins].join(' '));
}

describe('page settings of a running server', () => {
  test('keep the values of the build unless the operator sets others', () => {
    expect(readPageSettings({ PORT: '3000', SEARCH_HOSTED: '' })).toEqual({});
    expect(readPageSettings({ SEARCH_APP_ID: 'docs' })).toEqual({
      search: { ...BUILT.search, appId: 'docs' },
    });
    expect(LOGIN).toEqual({
      login: { authority: 'https://login.example/realm', clientId: 'portal' },
    });
    expect(ASSISTANT).toEqual({
      assistant: { assistantId: 'docs', url: 'https://assistant.example/chat' },
    });
  });

  test('can disable the assistant [S7.07]', () => {
    expect(readPageSettings({ ASSISTANT: 'off' })).toEqual({ assistant: {} });
    expect(() => readPageSettings({ ASSISTANT_HOSTED: '1' })).toThrow('ASSISTANT_ID: expected');
  });

  test('reach pages in a file that is revalidated on each visit [S6.02]', async () => {
    const file = createSettingsFile('login/config.json', LOGIN.login ?? {});
    const response = await file.request('/login/config.json');
    expect(await response.json()).toEqual(LOGIN.login);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });
});

describe('the headers of pages', () => {
  test('admit exactly the hosts of search, and connect to the first early [S7.09]', () => {
    const headers = applyRuntimeCsp(HEADERS, BUILT, HOSTED);
    expect(headers).toEqual({
      ...HEADERS,
      'Content-Security-Policy': admitting(HOSTED_ORIGINS),
      Link: '<https://protoapp01-dsn.algolia.net>; rel=preconnect; crossorigin',
    });
    const { search } = BUILT;
    expect(applyRuntimeCsp(headers, { ...BUILT, ...HOSTED }, { search })).toEqual(HEADERS);
  });

  test.each([
    ['the provider that logs readers in [S6.02]', LOGIN, 'https://login.example'],
    ['the assistant of another host [S7.07]', ASSISTANT, 'https://assistant.example'],
  ])('admit %s, and change nothing else', (_, settings, origin) => {
    const headers = applyRuntimeCsp(HEADERS, BUILT, settings);
    expect(headers).toEqual({ ...HEADERS, 'Content-Security-Policy': admitting(origin) });
    expect(applyRuntimeCsp(headers, { ...BUILT, ...settings }, BUILT)).toEqual(HEADERS);
  });

  test('keep an origin that is needed for another reason, once', () => {
    const shared = readPageSettings({ ASSISTANT_URL: 'https://login.example/chat' });
    const built: PageSettings = { ...BUILT, ...LOGIN, ...shared };
    const headers = { ...HEADERS, 'Content-Security-Policy': admitting('https://login.example') };
    expect(applyRuntimeCsp(headers, built, { login: {} })).toEqual(headers);
    expect(applyRuntimeCsp(headers, built, { login: {}, assistant: {} })).toEqual(HEADERS);
  });

  test('change on a built site [S6.02 S7.09]', async () => {
    const site = writeTestSite({
      'index.html': '',
      'security-headers.json': JSON.stringify({ pages: HEADERS, files: {} }),
      'search/config.json': JSON.stringify(BUILT.search),
      'login/config.json': '{}',
    });
    onTestFinished(() => site.remove());
    const headersFor = async (settings: Partial<PageSettings>) =>
      (await createSite(site.folder, { settings }).request('/')).headers;
    const policyOf = async (settings: Partial<PageSettings>) =>
      (await headersFor(settings)).get('content-security-policy');
    expect(await policyOf({})).toBe(POLICY);
    expect(await policyOf({ ...LOGIN, ...ASSISTANT })).toBe(
      admitting('https://login.example', 'https://assistant.example'),
    );
    expect((await headersFor(HOSTED)).get('link')).toContain('rel=preconnect');
  });
});
