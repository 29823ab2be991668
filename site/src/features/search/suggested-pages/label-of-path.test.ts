import { expect, test } from 'vitest';
import { labelOfPath } from './label-of-path.ts';

test.each([
  ['/web-sdk/markers', 'Markers, Web SDK'],
  ['/web-sdk/5.0/blue-dot', 'Blue dot, Web SDK 5.0'],
  ['/ios-sdk/', 'iOS SDK'],
  ['/showcase/5.0/item', 'Item, Showcase 5.0'],
  ['/docs/data-sync/geodata-sync', 'Geodata sync'],
])('turns %s into "%s"', (path, label) => {
  expect(labelOfPath(path)).toBe(label);
});
