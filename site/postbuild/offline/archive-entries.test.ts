import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createArchiveEntries } from './archive-entries.ts';
import { packArchive } from './pack-archive.ts';

const FILES = [
  { path: 'index.html', content: strToU8('<html><head><title>A</title></head></html>') },
  { path: 'samples/web-sdk/6.0/a/main.html', content: strToU8('<html><head></head></html>') },
  { path: 'offline/search/docs.json', content: strToU8('[]') },
  { path: 'offline/search/results.html', content: strToU8('<head></head>') },
  { path: 'venues/mall/mvf-3.zip', content: new Uint8Array([1, 2, 3]) },
];

test('the archive has marked pages, and settings for search without a service', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'archive-'));
  try {
    const file = join(folder, 'site.zip');
    const bytes = await packArchive(file, createArchiveEntries(FILES));
    const zip = readFileSync(file);
    expect(bytes).toBe(zip.length);
    const entries = unzipSync(zip);
    const textOf = (path: string): string => strFromU8(entries[path] ?? new Uint8Array());
    expect(textOf('index.html')).toBe(
      '<html><head><meta name="edition" content="archive"><title>A</title></head></html>',
    );
    expect(textOf('search-results/index.html')).toContain('archive');
    expect(textOf('samples/web-sdk/6.0/a/main.html')).toBe('<html><head></head></html>');
    expect(JSON.parse(textOf('search/config.json'))).toMatchObject({ isLocal: true });
    expect(JSON.parse(textOf('offline/search/index.json'))).toEqual(['offline/search/docs.json']);
    expect(JSON.parse(textOf('assistant/config.json'))).toEqual({});
    expect([...(entries['venues/mall/mvf-3.zip'] ?? [])]).toEqual([1, 2, 3]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
