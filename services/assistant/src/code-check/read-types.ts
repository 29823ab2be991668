import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CodeTypes } from '@brand/wire/assistant';

/** Declarations by their path in the compiler's file system. */
export type TypeFiles = ReadonlyMap<string, string>;

/** Reads the declarations of a version from the built site. */
export function readTypes(siteFolder: string, { files }: CodeTypes): TypeFiles {
  const parts = files.map(
    (file) => JSON.parse(readFileSync(join(siteFolder, file), 'utf8')) as Record<string, string>,
  );
  return new Map(parts.flatMap((part) => Object.entries(part)));
}
