import { dirname, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { OutputChunk } from 'rolldown';
import { minifySync } from 'rolldown/utils';
import { ROOT } from '../shared/repo.ts';

/** Brotli bytes of a folder's part of a bundle, each folder compressed alone. */
export type FolderSize = { readonly folder: string; readonly bytes: number };

/** Bundle size by folder, the largest first. */
export function sizeByFolder(chunks: readonly OutputChunk[]): FolderSize[] {
  const codes = new Map<string, string>();
  for (const [id, { code }] of chunks.flatMap(({ modules }) => Object.entries(modules))) {
    const folder = folderOf(id);
    const minified = minifySync('module.js', code ?? '', { compress: true, mangle: true });
    codes.set(folder, `${codes.get(folder) ?? ''}\n${minified.code}`);
  }
  return [...codes]
    .map(([folder, code]) => ({ folder, bytes: brotliCompressSync(code).length }))
    .toSorted((a, b) => b.bytes - a.bytes);
}

/** A package of others counts as one folder. */
function folderOf(id: string): string {
  const installed = /\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  return installed ?? relative(ROOT, dirname(id));
}
