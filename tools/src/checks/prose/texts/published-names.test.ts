import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { publishedNames } from './published-names.ts';

const root = mkdtempSync(join(tmpdir(), 'published-names-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

test('names that an entry exports again are published, under the names of their files', () => {
  write('packages/map/package.json', '{ "exports": { ".": "./src/index.ts" } }');
  write(
    'packages/map/src/index.ts',
    "export { Inner as Outer } from './inner.ts';\nexport * from './all.ts';\nexport type { Venue } from '@brand/venue';\nexport { Old } from './old.js';\n",
  );
  write('packages/map/src/inner.ts', 'export class Inner {}\nexport const hidden = 1;\n');
  write('packages/map/src/all.ts', 'export const all = 1;\nconst own = 2;\n');
  write('packages/map/src/old.d.ts', 'export declare class Old {}\n');
  write('packages/venue/package.json', '{ "exports": { ".": "./src/index.ts" } }');
  write('packages/venue/src/index.ts', 'export type Venue = {};\nexport type Other = {};\n');
  const names = publishedNames(root, ['map']);
  const listed = [...names].map(([file, found]) => `${file}: ${[...found].join(' ')}`);
  expect(listed.toSorted()).toEqual([
    'packages/map/src/all.ts: all',
    'packages/map/src/index.ts: ',
    'packages/map/src/inner.ts: Inner',
    'packages/map/src/old.d.ts: Old',
    'packages/venue/src/index.ts: Venue',
  ]);
});
