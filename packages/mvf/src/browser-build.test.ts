import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';

/**
 * Brotli size in bytes of a page that imports these names from this package. Only the inflater for
 * engines without a native `DecompressionStream` is loaded on demand.
 */
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
  const chunks = output.filter((file) => file.type === 'chunk');
  const onDemand = chunks.filter((chunk) => chunk.isDynamicEntry);
  expect(onDemand.map(({ name }) => name)).toEqual(['inflate-raw']);
  return chunks
    .filter((chunk) => !onDemand.includes(chunk))
    .reduce((sum, { code: text }) => sum + brotliCompressSync(text).length, 0);
}

test('keeps the reader alone below 8 kB', async () => {
  expect(await browserSize(`export { readBundle } from './read.ts';`)).toBeLessThan(8_000);
});

test('keeps the reader with the validator below 40 kB', async () => {
  const code = `export { readBundle } from './read.ts'; export { validate } from './validate/index.ts';`;
  expect(await browserSize(code)).toBeLessThan(40_000);
});
