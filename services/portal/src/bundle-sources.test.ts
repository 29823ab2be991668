import { describe, expect, test } from 'vitest';
import { readBundleSources } from './bundle-sources.ts';

describe('the hosts of bundles', () => {
  test('are none unless the operator names some', () => {
    expect(readBundleSources(undefined)).toEqual([]);
    expect(readBundleSources(' , ')).toEqual([]);
  });

  test('are origins, subdomains, or every host by https', () => {
    const text = 'https://cdn.example.com, https://*.example.org:8443,https:';
    expect(readBundleSources(text)).toEqual([
      'https://cdn.example.com',
      'https://*.example.org:8443',
      'https:',
    ]);
  });

  test.each(['*', 'cdn.example.com', 'https://example.com/maps', 'https://a.example; img-src *'])(
    'cannot be "%s"',
    (entry) => expect(() => readBundleSources(entry)).toThrow('VIEWER_BUNDLE_HOSTS: expected'),
  );
});
