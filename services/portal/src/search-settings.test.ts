import { readSearchConfig } from '@brand/wire/search';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSearchSettings, readSearchSettings, withSearchOrigins } from './search-settings.ts';
import { createSite } from './site.ts';
import { writeTestSite } from './testing/write-test-site.ts';

const OWN = readSearchConfig({});
const HOSTED = readSearchConfig({
  SEARCH_HOSTED: '1',
  SEARCH_APP_ID: 'PROTOAPP01',
  SEARCH_API_KEY: 'searchkey',
});
const POLICY = "default-src 'self'; connect-src 'self' https://count.example; base-uri 'self'";
const HOSTED_ORIGINS =
  'https://protoapp01-dsn.algolia.net https://protoapp01-1.algolianet.com https://protoapp01-2.algolianet.com https://protoapp01-3.algolianet.com https://insights.algolia.io';

describe('the search settings of a server', () => {
  test('are those of the build unless the operator gives some', () => {
    expect(readSearchSettings({ PORT: '3000', SEARCH_HOSTED: '' })).toBeUndefined();
    expect(readSearchSettings({ SEARCH_APP_ID: 'docs' })).toEqual({ ...OWN, appId: 'docs' });
  });

  test('are told to the dialog, and asked for again on each visit', async () => {
    const response = await createSearchSettings(HOSTED).request('/search/config.json');
    expect(await response.json()).toEqual(HOSTED);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test('S7.09 admit exactly the hosts that readers ask, and connect to the first early', () => {
    const headers = withSearchOrigins({ 'Content-Security-Policy': POLICY }, OWN, HOSTED);
    expect(headers).toEqual({
      'Content-Security-Policy': `default-src 'self'; connect-src 'self' https://count.example ${HOSTED_ORIGINS}; base-uri 'self'`,
      Link: '<https://protoapp01-dsn.algolia.net>; rel=preconnect; crossorigin',
    });
    expect(withSearchOrigins(headers, HOSTED, OWN)).toEqual({ 'Content-Security-Policy': POLICY });
  });

  test('S7.09 change the headers of a site that is built', async () => {
    const site = writeTestSite({
      'index.html': '',
      'security-headers.json': JSON.stringify({
        pages: { 'Content-Security-Policy': POLICY },
        files: {},
      }),
      'search/config.json': JSON.stringify(OWN),
    });
    onTestFinished(() => site.remove());
    const { headers } = await createSite(site.folder, { search: HOSTED }).request('/');
    expect(headers.get('content-security-policy')).toContain('https://insights.algolia.io;');
    expect(headers.get('link')).toContain('rel=preconnect');
    const built = await createSite(site.folder).request('/');
    expect(built.headers.get('content-security-policy')).toBe(POLICY);
  });
});
