import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { followSite } from './follow-site';

const css = readFileSync(
  createRequire(import.meta.url).resolve('swagger-ui-dist/swagger-ui.css'),
  'utf8',
);

/** Counts matches in the styles, because printing the whole text would hide the failure. */
function count(pattern: RegExp): number {
  return [...followSite(css).matchAll(pattern)].length;
}

test('applies dark styles when the site is dark', () => {
  expect(count(/html\[data-theme="dark"\] \.swagger-ui/g)).toBeGreaterThan(100);
  expect(count(/html\.dark-mode/g)).toBe(0);
});

test('leaves the page around Swagger UI unchanged', () => {
  expect(count(/(?:^|[},])(?:html|body)[^{},.]*\{[^}]*background/g)).toBe(0);
});

test('fetches nothing', () => {
  expect(count(/@import|sourceMappingURL|url\((?!["']?data:)/g)).toBe(0);
});

test('fails the build when a release implements dark mode differently', () => {
  expect(() => followSite('.swagger-ui{color:#000}')).toThrow(
    'expected rules for "html.dark-mode"',
  );
});
