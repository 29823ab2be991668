import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { precompress } from './precompress.ts';

const LONG = 'a floor of a building\n'.repeat(50);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precompress-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('precompress', () => {
  test.each(['index.html', 'a.js', 'a.css', 'a.svg', 'sitemap.xml', 'a.json'])(
    'writes smaller copies of %s that hold the same text',
    async (name) => {
      writeFileSync(join(folder, name), LONG);
      await precompress(folder);
      const brotli = readFileSync(join(folder, `${name}.br`));
      const gzip = readFileSync(join(folder, `${name}.gz`));
      expect(brotliDecompressSync(brotli).toString()).toBe(LONG);
      expect(gunzipSync(gzip).toString()).toBe(LONG);
      expect(Math.max(brotli.length, gzip.length)).toBeLessThan(LONG.length);
    },
  );

  test('compresses files in nested folders', async () => {
    mkdirSync(join(folder, 'docs/page'), { recursive: true });
    writeFileSync(join(folder, 'docs/page/index.html'), LONG);
    await precompress(folder);
    expect(existsSync(join(folder, 'docs/page/index.html.br'))).toBe(true);
  });

  test.each(['plan.png', 'font.woff2', '_headers'])('leaves %s alone', async (name) => {
    writeFileSync(join(folder, name), LONG);
    await precompress(folder);
    expect(readdirSync(folder)).toEqual([name]);
  });

  test('compresses from 256 bytes on', async () => {
    writeFileSync(join(folder, 'small.txt'), 'a'.repeat(255));
    writeFileSync(join(folder, 'large.txt'), 'a'.repeat(256));
    await precompress(folder);
    expect(readdirSync(folder).toSorted()).toEqual([
      'large.txt',
      'large.txt.br',
      'large.txt.gz',
      'small.txt',
    ]);
  });

  test('does not compress its own output on a second run', async () => {
    // Noise, so that the output itself is long enough to be compressed.
    const noise = createHash('shake256', { outputLength: 2000 }).digest('hex');
    writeFileSync(join(folder, 'a.js'), noise);
    await precompress(folder);
    await precompress(folder);
    expect(readdirSync(folder).toSorted()).toEqual(['a.js', 'a.js.br', 'a.js.gz']);
  });

  describe('with a cache', () => {
    let cacheFolder: string;
    beforeEach(() => (cacheFolder = mkdtempSync(join(tmpdir(), 'compressed-'))));
    afterEach(() => rmSync(cacheFolder, { recursive: true }));

    test('reuses cached output', async () => {
      writeFileSync(join(folder, 'a.js'), LONG);
      await precompress(folder, { cacheFolder });
      const name = readdirSync(cacheFolder).find((each) => each.endsWith('.br'))!;
      writeFileSync(join(cacheFolder, name), 'from the cache');
      await precompress(folder, { cacheFolder });
      expect(readFileSync(join(folder, 'a.js.br'), 'utf8')).toBe('from the cache');
    });

    test('compresses files with the same content at the same time', async () => {
      const names = Array.from({ length: 40 }, (_, index) => `${index}.js`);
      // Pairs of neighbours, which workers reach together.
      for (const [index, name] of names.entries()) {
        writeFileSync(join(folder, name), `${LONG}${index >> 1}`);
      }
      await precompress(folder, { cacheFolder });
      for (const [index, name] of names.entries()) {
        const text = gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString();
        expect(text).toBe(`${LONG}${index >> 1}`);
      }
      expect(readdirSync(cacheFolder)).toHaveLength(names.length);
    });

    test('compresses changed files and evicts their old output', async () => {
      writeFileSync(join(folder, 'a.js'), LONG);
      await precompress(folder, { cacheFolder });
      const before = readdirSync(cacheFolder);
      writeFileSync(join(folder, 'a.js'), LONG.toUpperCase());
      await precompress(folder, { cacheFolder });
      const text = brotliDecompressSync(readFileSync(join(folder, 'a.js.br'))).toString();
      expect(text).toBe(LONG.toUpperCase());
      expect(readdirSync(cacheFolder)).toHaveLength(before.length);
      expect(readdirSync(cacheFolder)).not.toContain(before[0]);
    });
  });
});
