import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { followSite } from './follow-site';

const css = readFileSync(
  createRequire(import.meta.url).resolve('swagger-ui-dist/swagger-ui.css'),
  'utf8',
);

/** How often a pattern is in the styles; the whole text would drown a failure. */
function count(pattern: RegExp): number {
  return [...followSite(css).matchAll(pattern)].length;
}

test('the styles are dark when the site is', () => {
  expect(count(/html\[data-theme="dark"\] \.swagger-ui/g)).toBeGreaterThan(100);
  expect(count(/html\.dark-mode/g)).toBe(0);
});

test('the styles leave the page around them as it is', () => {
  expect(count(/(?:^|[},])(?:html|body)[^{},.]*\{[^}]*background/g)).toBe(0);
});

test('the styles fetch nothing', () => {
  expect(count(/@import|sourceMappingURL|url\((?!["']?data:)/g)).toBe(0);
});

test('a release that is made dark in another way fails the build', () => {
  expect(() => followSite('.swagger-ui{color:#000}')).toThrow(
    'expected rules for "html.dark-mode"',
  );
});
