import { describe, expect, test } from 'vitest';
import { readAnalyticsConfig } from './analytics.ts';

const pageTag = {
  ANALYTICS_PAGE_TAG_DOMAIN: 'developer.acme.test',
  ANALYTICS_PAGE_TAG_ENDPOINT: 'https://tag.acme.test/api/event',
};
const product = {
  ANALYTICS_PRODUCT_KEY: 'key-1',
  ANALYTICS_PRODUCT_HOST: 'https://product.acme.test/',
};

describe('readAnalyticsConfig', () => {
  test('disables both services without configuration [S7.10]', () => {
    expect(readAnalyticsConfig({})).toEqual({ client: {}, origins: [] });
  });

  test('disables both services when their settings are empty [S7.10]', () => {
    const names = Object.keys({ ...pageTag, ...product });
    const environment = Object.fromEntries(names.map((name) => [name, '']));
    expect(readAnalyticsConfig(environment)).toEqual({ client: {}, origins: [] });
  });

  test('enables each service alone when only it is configured [S7.10]', () => {
    expect(readAnalyticsConfig(pageTag)).toEqual({
      client: {
        pageTag: { domain: 'developer.acme.test', endpoint: 'https://tag.acme.test/api/event' },
      },
      origins: ['https://tag.acme.test'],
    });
    expect(readAnalyticsConfig(product)).toEqual({
      client: { product: { key: 'key-1', host: 'https://product.acme.test/' } },
      origins: ['https://product.acme.test'],
    });
  });

  test('enables both services together [S7.10]', () => {
    const { client, origins } = readAnalyticsConfig({ ...pageTag, ...product });
    expect(Object.keys(client)).toEqual(['pageTag', 'product']);
    expect(origins).toEqual(['https://tag.acme.test', 'https://product.acme.test']);
  });

  test.each(Object.keys({ ...pageTag, ...product }))('names the missing %s of a pair', (name) => {
    const environment = { ...pageTag, ...product, [name]: undefined };
    expect(() => readAnalyticsConfig(environment)).toThrow(
      new RegExp(`^Analytics: .* go together\\. Set ${name}, or neither\\.$`),
    );
    expect(() => readAnalyticsConfig({ ...environment, [name]: '' })).toThrow(`Set ${name}`);
  });

  test.each(['ANALYTICS_PAGE_TAG_ENDPOINT', 'ANALYTICS_PRODUCT_HOST'])(
    'rejects a path as %s',
    (name) => {
      expect(() => readAnalyticsConfig({ ...pageTag, ...product, [name]: '/event' })).toThrow(
        'Analytics: expected an absolute URL, found "/event".',
      );
    },
  );
});
