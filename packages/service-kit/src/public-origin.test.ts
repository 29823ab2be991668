import { describe, expect, test } from 'vitest';
import { publicOrigin } from './public-origin.ts';

type Case = { readonly hops: number; readonly proto?: string; readonly host?: string };

function originOf({ hops, proto, host }: Case): string {
  const headers = new Headers();
  if (proto !== undefined) headers.set('x-forwarded-proto', proto);
  if (host !== undefined) headers.set('x-forwarded-host', host);
  return publicOrigin(new Request('http://inside:3000/rest/v1', { headers }), hops);
}

describe('publicOrigin', () => {
  test.each<[string, Case, string]>([
    [
      'ignores the headers without a proxy',
      { hops: 0, proto: 'https', host: 'docs.example' },
      'http://inside:3000',
    ],
    [
      'reads both headers behind one proxy',
      { hops: 1, proto: 'https', host: 'docs.example' },
      'https://docs.example',
    ],
    ['reads the scheme alone', { hops: 1, proto: 'https' }, 'https://inside:3000'],
    ['reads the host alone', { hops: 1, host: 'docs.example:8080' }, 'http://docs.example:8080'],
    ['keeps the origin without headers', { hops: 1 }, 'http://inside:3000'],
    [
      'ignores entries that the client sent itself',
      { hops: 1, proto: 'http, https', host: 'evil.example, docs.example' },
      'https://docs.example',
    ],
    [
      'reads what the outermost of two proxies wrote',
      { hops: 2, proto: 'ftp, https, http', host: 'evil.example, docs.example, inner.example' },
      'https://docs.example',
    ],
    [
      'reads a single value that the inner of two proxies passed on',
      { hops: 2, proto: 'HTTPS', host: 'docs.example' },
      'https://docs.example',
    ],
    [
      'ignores an unknown scheme',
      { hops: 1, proto: 'javascript', host: 'docs.example' },
      'http://docs.example',
    ],
    [
      'ignores a host with a path',
      { hops: 1, proto: 'https', host: 'docs.example/x' },
      'https://inside:3000',
    ],
    [
      'ignores a host with a user name',
      { hops: 1, proto: 'https', host: 'a@evil.example' },
      'https://inside:3000',
    ],
    [
      'ignores a host that is not one',
      { hops: 1, proto: 'https', host: 'docs example' },
      'https://inside:3000',
    ],
  ])('%s', (_title, input, origin) => {
    expect(originOf(input)).toBe(origin);
  });
});
