import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('the table of error codes', () => {
  test('has a row for every code of the Web SDK, and none that was removed', () => {
    const source = read('packages/web-sdk/src/kernel/map-view-error.ts');
    const page = read('site/web-sdk_versioned_docs/version-6.0/getting-started.mdx');
    const codes = [...source.matchAll(/^ {2}\| '(map-view\/[\w-]+)'/gm)].map(([, code]) => code);
    const rows = [...page.matchAll(/^\| <code>(map-view\/[\w-]+)<\/code>/gm)].map(
      ([, code]) => code,
    );
    expect(codes.length).toBeGreaterThan(5);
    expect(rows.toSorted()).toEqual(codes.toSorted());
  });
});
