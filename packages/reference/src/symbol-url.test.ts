import { describe, expect, test } from 'vitest';
import { symbolUrl } from './symbol-url.ts';

const place = { sdk: 'web-sdk', version: '6.0', page: '/web-sdk/api-reference' };

describe('symbolAddress', () => {
  test("returns the portal's page by default", () => {
    expect(symbolUrl(place)).toBe('/web-sdk/api-reference');
    expect(symbolUrl({ ...place, id: 'MapView.on' }, '')).toBe('/web-sdk/api-reference#MapView.on');
  });

  test('uses the docs host if one is configured', () => {
    expect(symbolUrl({ ...place, id: 'MapView.on' }, 'https://docs.example/api/')).toBe(
      'https://docs.example/api/web-sdk/6.0/#MapView.on',
    );
  });

  test.each(['docs.example', 'javascript:alert(1)', 'https://docs.example/?a=b'])(
    'rejects %s as a host',
    (host) => {
      expect(() => symbolUrl(place, host)).toThrow('REFERENCE_DOCS_HOST: expected an address');
    },
  );
});
