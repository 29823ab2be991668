import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

type Key = { readonly name: string | number };
type Options = { readonly end?: boolean; readonly strict?: boolean; readonly sensitive?: boolean };
type PathPattern = (path: string, keys?: Key[], options?: Options) => RegExp;

const require = createRequire(import.meta.url);
const pathPattern = require('./path-pattern.js') as PathPattern;
/** The version that the router uses. */
const library = createRequire(require.resolve('react-router'))('path-to-regexp') as PathPattern;
const { routes: ROUTES } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../routes.json'), 'utf8'),
) as { readonly routes: readonly { readonly path: string }[] };
const OPTIONS: readonly Options[] = [true, false].flatMap((end) =>
  [true, false].flatMap((strict) => [true, false].map((sensitive) => ({ end, strict, sensitive }))),
);

test('builds the patterns of the library for every route', () => {
  const paths = ['/', '*', ...ROUTES.flatMap(({ path }) => [path, `${path.replace(/\/$/, '')}/`])];
  for (const path of new Set(paths)) {
    for (const options of OPTIONS) {
      const keys: Key[] = [];
      const expectedKeys: Key[] = [];
      const pattern = String(pathPattern(path, keys, options));
      expect(pattern).toBe(String(library(path, expectedKeys, options)));
      expect(keys.map(({ name }) => name)).toEqual(expectedKeys.map(({ name }) => name));
    }
    expect(String(pathPattern(path))).toBe(String(library(path)));
  }
});

test('builds the patterns of links, which escape their path', () => {
  for (const path of [String.raw`\/docs\/mvf\/v3`, String.raw`\/a\.b\:c\*`]) {
    expect(String(pathPattern(path))).toBe(String(library(path)));
    expect(String(pathPattern(path, [], { end: false }))).toBe(
      String(library(path, [], { end: false })),
    );
  }
  expect(pathPattern(String.raw`\/docs`, [], { end: false }).test('/docs/overview')).toBe(true);
});

test('refuses a path with parameters', () => {
  expect(() => pathPattern('/venues/:id')).toThrow('expected a plain path or *, found /venues/:id');
});
