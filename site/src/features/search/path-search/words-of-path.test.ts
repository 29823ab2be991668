import { expect, test } from 'vitest';
import { wordsOfPath } from './words-of-path.ts';

test.each([
  ['/web-sdk/5.0/blue_dot.html', 'web sdk blue dot'],
  ['/docs/category/rest-apis/', 'rest apis'],
  ['/docs/caf%C3%A9', 'café'],
  ['/web-sdk/%E0%A4%A', 'web sdk'],
  ['/markers/markers', 'markers'],
  ['/404', ''],
  ['/', ''],
])('reads the words of %s as "%s" [S2.03]', (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});

test('takes the first eight words of a long path', () => {
  expect(wordsOfPath('/a/b/c/d/e/f/g/h/i/j')).toBe('a b c d e f g h');
});
