import { describe, expect, test } from 'vitest';
import { suggestPaths } from './suggest-paths.ts';

describe('suggestPaths', () => {
  const paths = [
    '/',
    '/docs/overview',
    '/docs/roadmap',
    '/web-sdk/wayfinding',
    '/web-sdk/markers',
    '/web-sdk/5.0/markers',
    '/ios-sdk/markers',
    '/hack-the-north',
  ];

  test.each([
    ['/web-sdk/wayfindng', '/web-sdk/wayfinding'],
    ['/docs/raodmap', '/docs/roadmap'],
    ['/hack-the-nort', '/hack-the-north'],
  ])('suggests, for a typo in %s, first %s [S2.03]', (wanted, path) => {
    expect(suggestPaths(wanted, paths)[0]).toBe(path);
  });

  test('finds a page requested in the wrong section [S2.03]', () => {
    const moved = '/react-native-sdk/4.0/labels';
    expect(suggestPaths('/guides/for/beginners/labels', [...paths, moved])).toEqual([moved]);
  });

  test('ranks the page of the requested section above its namesakes [S2.03]', () => {
    expect(suggestPaths('/ios-sdk/marker', paths)[0]).toBe('/ios-sdk/markers');
    expect(suggestPaths('/web-sdk/marker', paths)[0]).toBe('/web-sdk/markers');
  });

  test.each(['/A', '/a.html', '/a.htm', '/a/', '//a'])('treats %s as /a [S2.03]', (wanted) =>
    expect(suggestPaths(wanted, ['/a'])).toEqual(['/a']),
  );

  test('prefers the shorter of two equally similar paths', () => {
    expect(suggestPaths('/a', ['/a/', '/a'])).toEqual(['/a', '/a/']);
  });

  test('suggests at most five', () => {
    const many = Array.from({ length: 9 }, (_, index) => `/docs/page-${index}`);
    expect(suggestPaths('/docs/page', many)).toHaveLength(5);
  });

  test.each(['/zzzz/qqqq', '/wp-login.php'])('suggests nothing for %s', (wanted) => {
    expect(suggestPaths(wanted, paths)).toEqual([]);
  });
});
