import { describe, expect, test } from 'vitest';
import { listSearchOrigins, readSearchConfig } from './search-config.ts';

describe('search settings', () => {
  test('default to our own service on the origin of the site [S7.06]', () => {
    const config = readSearchConfig({});
    expect(config).toEqual({ appId: 'portal', apiKey: 'public', index: 'developer-docs' });
    expect(listSearchOrigins(config)).toEqual([]);
  });

  test('use other hosts as origins, in their order [S7.09]', () => {
    const config = readSearchConfig({
      SEARCH_HOSTS: 'https://search.example/, https://spare.example:8443',
    });
    expect(config.hosts).toEqual(['https://search.example', 'https://spare.example:8443']);
    expect(listSearchOrigins(config)).toEqual(config.hosts);
  });

  test('contain only the hosts of the application for hosted search [S7.09]', () => {
    const config = readSearchConfig({
      SEARCH_HOSTED: '1',
      SEARCH_APP_ID: 'PROTOAPP01',
      SEARCH_API_KEY: 'searchkey',
      SEARCH_INDEX: 'other-docs',
    });
    expect(config).toEqual({
      appId: 'PROTOAPP01',
      apiKey: 'searchkey',
      index: 'other-docs',
      hosted: true,
    });
    expect(listSearchOrigins(config)).toEqual([
      'https://protoapp01-dsn.algolia.net',
      'https://protoapp01-1.algolianet.com',
      'https://protoapp01-2.algolianet.com',
      'https://protoapp01-3.algolianet.com',
      'https://insights.algolia.io',
    ]);
  });

  test.each([
    [{ SEARCH_HOSTED: 'true' }, 'SEARCH_HOSTED: expected one of 0, 1, found "true".'],
    [{ SEARCH_HOSTED: '1' }, 'SEARCH_APP_ID'],
    [{ SEARCH_HOSTED: '1', SEARCH_APP_ID: 'A' }, 'SEARCH_API_KEY'],
    [{ SEARCH_HOSTS: 'search.example' }, 'SEARCH_HOSTS'],
    [{ SEARCH_EXTERNAL_URLS: '(' }, 'SEARCH_EXTERNAL_URLS'],
  ])('reject %j, naming %s', (environment, name) => {
    expect(() => readSearchConfig(environment)).toThrow(name);
  });
});
