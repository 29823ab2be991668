import { describe, expect, test } from 'vitest';
import { findNearPaths } from './find-near-paths.ts';

describe('findNearPaths', () => {
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
  ])('S2.03: suggests for a slip in %s first %s', (wanted, path) => {
    expect(findNearPaths(wanted, paths)[0]).toBe(path);
  });

  test('S2.03: finds a page sought in the wrong section', () => {
    const moved = '/react-native-sdk/4.0/labels';
    expect(findNearPaths('/guides/for/beginners/labels', [...paths, moved])).toEqual([moved]);
  });

  test('S2.03: puts the page of the wanted section before its namesakes', () => {
    expect(findNearPaths('/ios-sdk/marker', paths)[0]).toBe('/ios-sdk/markers');
    expect(findNearPaths('/web-sdk/marker', paths)[0]).toBe('/web-sdk/markers');
  });

  test.each(['/A', '/a.html', '/a.htm', '/a/', '//a'])('S2.03: takes %s for /a', (wanted) =>
    expect(findNearPaths(wanted, ['/a'])).toEqual(['/a']),
  );

  test('prefers the shorter of two paths that are equally near', () => {
    expect(findNearPaths('/a', ['/a/', '/a'])).toEqual(['/a', '/a/']);
  });

  test('suggests five at most', () => {
    const many = Array.from({ length: 9 }, (_, index) => `/docs/page-${index}`);
    expect(findNearPaths('/docs/page', many)).toHaveLength(5);
  });

  test.each(['/zzzz/qqqq', '/wp-login.php'])('suggests nothing for %s', (wanted) => {
    expect(findNearPaths(wanted, paths)).toEqual([]);
  });
});
