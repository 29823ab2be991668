import { describe, expect, test } from 'vitest';
import { baseUrlOf } from './base-url.ts';

describe('baseUrlOf', () => {
  const request = new Request('http://inside:3000/rest/v1/token', {
    headers: {
      'x-forwarded-proto': 'http, https',
      'x-forwarded-host': 'evil.example, docs.example',
    },
  });

  test.each([
    [{ proxyHops: 0 }, 'http://inside:3000/rest'],
    [{ proxyHops: 1 }, 'https://docs.example/rest'],
    [{ proxyHops: 1, publicUrl: 'https://api.example' }, 'https://api.example/rest'],
  ])('resolves %j to %s', (options, url) => {
    expect(baseUrlOf(request, options)).toBe(url);
  });
});
