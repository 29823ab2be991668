import { describe, expect, test } from 'vitest';
import { symbolAddress } from './symbol-address.ts';

const place = { sdk: 'web-sdk', version: '6.0', page: '/web-sdk/api-reference' };

describe('symbolAddress', () => {
  test("returns the portal's page by default", () => {
    expect(symbolAddress(place)).toBe('/web-sdk/api-reference');
    expect(symbolAddress({ ...place, id: 'MapView.on' }, '')).toBe(
      '/web-sdk/api-reference#MapView.on',
    );
  });

  test('uses the docs host if one is configured', () => {
    expect(symbolAddress({ ...place, id: 'MapView.on' }, 'https://docs.example/api/')).toBe(
      'https://docs.example/api/web-sdk/6.0/#MapView.on',
    );
  });

  test.each(['docs.example', 'javascript:alert(1)', 'https://docs.example/?a=b'])(
    'rejects %s as a host',
    (host) => {
      expect(() => symbolAddress(place, host)).toThrow('REFERENCE_DOCS_HOST: expected an address');
    },
  );
});
