import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import remarkIncludeSample from './remark-include-sample.ts';

let samplesFolder: string;

beforeAll(() => {
  samplesFolder = mkdtempSync(join(tmpdir(), 'samples-'));
  mkdirSync(join(samplesFolder, 'web'));
  writeFileSync(
    join(samplesFolder, 'web/main.ts'),
    "import { show } from '@brand/web';\nimport '@brand/web/style.css';\n\n",
  );
});

afterAll(() => rmSync(samplesFolder, { recursive: true }));

describe('remarkIncludeSample', () => {
  test('fills a fence with the sample, under the scope of the brand', () => {
    expect(included({ meta: 'title="main.ts" file="web/main.ts" {1}', value: '' }).value).toBe(
      "import { show } from '@acme/web';\nimport '@acme/web/style.css';",
    );
  });

  test.each([undefined, null, '', 'title="main.ts"', 'profile="web/main.ts"'])(
    'leaves a fence with meta %j alone',
    (meta) => {
      const value = "import '@brand/web'\n";
      expect(included({ meta, value }).value).toBe(value);
    },
  );

  test('reaches a fence inside other content', () => {
    const fence = { type: 'code' as const, meta: 'file="web/main.ts"', value: '' };
    run({ type: 'root', children: [{ type: 'listItem', children: [fence] }] });
    expect(fence.value).toContain('@acme/web');
  });

  test('fails at the fence that names no file', () => {
    expect(() => included({ meta: 'file="web/gone.ts"', value: '' })).toThrow(
      'The sample examples/web/gone.ts does not exist.',
    );
  });
});

function included(fields: { meta: string | null | undefined; value: string }) {
  const fence = { type: 'code' as const, ...fields };
  run({ type: 'root', children: [fence] });
  return fence;
}

function run(root: unknown): void {
  remarkIncludeSample({ samplesFolder, packageScope: '@acme' })(root, { fail });
}

function fail(message: string): never {
  throw new Error(message);
}
