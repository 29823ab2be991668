import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generatedFiles } from './generated-files.ts';

test('match the files that the schemas generate', async () => {
  const stale: string[] = [];
  for (const [path, content] of await generatedFiles()) {
    const written = readFileSync(join(import.meta.dirname, '..', path), 'utf8');
    if (written !== content) stale.push(path);
  }
  expect(stale, 'run: node packages/mvf/generate/index.ts').toEqual([]);
});
