import { describe, expect, test } from 'vitest';
import { readSearchConfig } from './search.ts';

describe('search settings', () => {
  test('S7.06 our own service answers on the origin of the site, by the index of the docs', () => {
    const { client, origins, preconnect } = readSearchConfig({});
    expect(client).toEqual({ appId: 'portal', apiKey: 'public', index: 'developer-docs' });
    expect(origins).toEqual([]);
    expect(preconnect).toBeUndefined();
  });

  test('S7.09 a host elsewhere is admitted, and connected to early', () => {
    const { client, origins, preconnect } = readSearchConfig({
      SEARCH_HOSTS: 'https://search.example/, https://spare.example:8443',
    });
    expect(client.hosts).toEqual(['https://search.example', 'https://spare.example:8443']);
    expect(origins).toEqual(client.hosts);
    expect(preconnect).toBe('https://search.example');
  });

  test('S7.09 hosted search has the hosts of its application', () => {
    const { client, origins, preconnect } = readSearchConfig({
      SEARCH_HOSTED: '1',
      SEARCH_APP_ID: 'PROTOAPP01',
      SEARCH_API_KEY: 'searchkey',
      SEARCH_INDEX: 'other-docs',
    });
    expect(client).toEqual({
      appId: 'PROTOAPP01',
      apiKey: 'searchkey',
      index: 'other-docs',
      hosted: true,
    });
    expect(preconnect).toBe('https://protoapp01-dsn.algolia.net');
    expect(origins).toContain('https://protoapp01-3.algolianet.com');
    expect(origins).toContain('https://insights.algolia.io');
  });

  test.each([
    [{ SEARCH_HOSTED: '1' }, 'SEARCH_APP_ID'],
    [{ SEARCH_HOSTED: '1', SEARCH_APP_ID: 'A' }, 'SEARCH_API_KEY'],
    [{ SEARCH_HOSTS: 'search.example' }, 'SEARCH_HOSTS'],
    [{ SEARCH_EXTERNAL_URLS: '(' }, 'SEARCH_EXTERNAL_URLS'],
  ])('%j is refused, naming %s', (environment, name) => {
    expect(() => readSearchConfig(environment)).toThrow(name);
  });
});
