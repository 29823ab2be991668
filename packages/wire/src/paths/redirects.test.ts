import { describe, expect, test } from 'vitest';
import { findRedirect } from './redirects.ts';

describe('findRedirect', () => {
  const redirects = [
    { from: '/old', to: '/new' },
    { from: '/sdk/6.0', to: '/sdk' },
    { from: '/sdk/6.0/*', to: '/sdk/:splat' },
    { from: '/sdk/6.0/late', to: '/never' },
  ];

  test.each(['/old', '/old/'])('finds the target of %s', (path) => {
    expect(findRedirect(redirects, path)).toBe('/new');
  });

  test('replaces :splat with the rest of the path', () => {
    expect(findRedirect(redirects, '/sdk/6.0/a/b')).toBe('/sdk/a/b');
  });

  test.each([
    ['/v1/a?b#c', '/docs/a%3Fb%23c'],
    ['/v1/a b/c', '/docs/a%20b/c'],
    ['/v1/a\r\nb', '/docs/a%0D%0Ab'],
    ['/v1/a$&b', '/docs/a%24%26b'],
  ])('encodes the decoded rest of %j again', (path, target) => {
    expect(findRedirect([{ from: '/v1/*', to: '/docs/:splat' }], path)).toBe(target);
  });

  test('redirects the bare path to its own target', () => {
    expect(findRedirect(redirects, '/sdk/6.0')).toBe('/sdk');
    expect(findRedirect(redirects, '/sdk/6.0/')).toBe('/sdk');
  });

  test('applies the first rule that matches', () => {
    expect(findRedirect(redirects, '/sdk/6.0/late')).toBe('/sdk/late');
  });

  test.each(['/', '/older', '/old/page', '/sdk/6.01', '/sdk/6'])('leaves %s alone', (path) => {
    expect(findRedirect(redirects, path)).toBeUndefined();
  });

  test('can move the root', () => {
    expect(findRedirect([{ from: '/', to: '/home' }], '/')).toBe('/home');
  });
});
