import { expect, test } from 'vitest';
import { markdownPath } from './markdown-path';

test.each([
  ['/', '/index.md'],
  ['/web-sdk/markers', '/web-sdk/markers.md'],
  ['/web-sdk/', '/web-sdk.md'],
  ['/portal/web-sdk/5.0/', '/portal/web-sdk/5.0.md'],
])('returns for %s the Markdown path %s', (path, expected) => {
  expect(markdownPath(path)).toBe(expected);
});
