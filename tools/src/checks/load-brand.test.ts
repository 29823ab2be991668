import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { brand } from '../../../brand.ts';
import { loadBrand } from '../../../load-brand.ts';

const folder = mkdtempSync(join(tmpdir(), 'brand-'));
const file = join(folder, 'brand.json');
afterAll(() => rmSync(folder, { recursive: true }));

function load(content: unknown) {
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return loadBrand(file);
}

test('returns the brand of the repository without a file', () => {
  expect(loadBrand('')).toBe(brand);
});

test('takes fields that a file leaves out from brand.ts', () => {
  const loaded = load({ name: 'Acme', links: { blog: 'https://acme.example/blog' } });
  expect(loaded).toMatchObject({ name: 'Acme', slug: brand.slug });
  expect(loaded.links).toEqual({ ...brand.links, blog: 'https://acme.example/blog' });
});

test.each([
  [{ nmae: 'Acme' }, /there is no field "nmae"\. Known: name, slug, /],
  [{ links: { twitter: 'x' } }, /"links": there is no field "twitter"/],
  [{ name: 5 }, /"name" has to be a string/],
  [{ links: 'none' }, /"links": expected an object/],
  [{ slug: 'My Brand' }, /"slug" is "My Brand"\. Use lower-case letters/],
  [{ siteUrl: 'docs' }, /"siteUrl" is not a URL/],
  [[], /expected an object/],
  ['{ name', /has to be JSON with fields of brand\.ts/],
])('explains the mistake in %j', (content, message) => {
  expect(() => load(content)).toThrow(message);
});

test('throws when the file is missing', () => {
  expect(() => loadBrand(join(folder, 'none.json'))).toThrow('there is no such file');
});
