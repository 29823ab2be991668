import { existsSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { SIZE_RECORD } from '../products/build-sdk.ts';
import { bundleSdk } from './bundle-sdk.ts';
import { measureSize, type SizeRecord } from './measure-size.ts';
import { readSdkPackage } from './sdk-package.ts';
import { withHint } from './with-hint.ts';

const CORE_LIMIT = 180_000;
const GROWTH_LIMIT = 2048;
const UPDATE = 'If the growth is worth it: node tools/src/products/build-sdk.ts --record-size';

describe('the size of the Web SDK', () => {
  let size: SizeRecord;
  beforeAll(async () => {
    size = measureSize(await bundleSdk(readSdkPackage('web-sdk').entries, 'pages'));
  });

  test('stays at or below 180 kB for the core, with three', () => {
    expect(size.core).toBeLessThanOrEqual(CORE_LIMIT);
  });

  test('exceeds the record by at most 2 kB for each part', () => {
    const record = existsSync(SIZE_RECORD)
      ? figuresOf(JSON.parse(readFileSync(SIZE_RECORD, 'utf8')) as SizeRecord)
      : {};
    const grown = Object.entries(figuresOf(size))
      .filter(([name, bytes]) => bytes > (record[name] ?? -Infinity) + GROWTH_LIMIT)
      .map(([name, bytes]) => `${name}: ${record[name] ?? 'not on record'} → ${bytes} B`);
    expect(withHint(grown, UPDATE)).toEqual([]);
  });
});

function figuresOf({ core, coreLater, features }: SizeRecord): Readonly<Record<string, number>> {
  return { core, 'core, later': coreLater, ...features };
}
