import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

/** Brotli size in bytes of what a page loads that imports these names from this package. */
async function browserSize(code: string): Promise<number> {
  const entry = join(import.meta.dirname, 'size-probe.ts');
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    treeshake: true,
    plugins: [
      {
        name: 'probe',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  return output.reduce(
    (sum, chunk) =>
      sum + brotliCompressSync(chunk.type === 'chunk' ? chunk.code : chunk.source).length,
    0,
  );
}

test('the reader alone stays below 8 kB', async () => {
  expect(await browserSize(`export { readBundle } from './read.ts';`)).toBeLessThan(8_000);
});

test('the reader with the validator stays below 40 kB', async () => {
  const code = `export { readBundle } from './read.ts'; export { validate } from './validate/index.ts';`;
  expect(await browserSize(code)).toBeLessThan(40_000);
});
