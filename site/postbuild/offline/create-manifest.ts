import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { OfflineFile, OfflineManifest } from '@brand/wire/offline';
import { OFFLINE_PATHS, recordsPathOf } from '@brand/wire/offline';
import { SHARED_PART } from './classify-file.ts';
import type { PartFiles } from './list-parts.ts';

const HASH_LENGTH = 16;

/** Lists every file of the parts with its hash and sizes. */
export function createManifest(buildFolder: string, parts: readonly PartFiles[]): OfflineManifest {
  const paths = [...new Set(parts.flatMap((part) => listPaths(buildFolder, part)))].toSorted();
  const files = paths.map((path) => describeFile(buildFolder, path));
  const indexes = new Map(paths.map((path, index) => [path, index]));
  const hashes = files.map(([path, hash]) => `${path} ${hash}`).join('\n');
  return {
    build: hashOf(hashes),
    files,
    parts: parts.map((part) => ({
      id: part.id,
      label: part.label,
      ...(part.group !== undefined && { group: part.group }),
      needs: part.needs,
      pages: part.pages,
      files: listPaths(buildFolder, part).map((path) => indexes.get(path) ?? 0),
    })),
  };
}

/** The files of a part, with those that search needs. */
function listPaths(buildFolder: string, { id, paths }: PartFiles): string[] {
  const ofSearch = [recordsPathOf(id), ...(id === SHARED_PART ? [OFFLINE_PATHS.resultsCopy] : [])];
  return [...paths, ...ofSearch.filter((path) => existsSync(join(buildFolder, path)))];
}

function describeFile(buildFolder: string, path: string): OfflineFile {
  const file = join(buildFolder, path);
  const content = readFileSync(file);
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return [path, hashOf(content), content.length, compressed?.size ?? content.length];
}

/** Readers of one build are many, collisions of 64 bits are not. */
function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
}
