import { readdir, readFile, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { MVF_LIMITS } from '../archive/limits.ts';
import { MvfError } from '../mvf-error.ts';

/** The content at the input path of a command. */
export type CliInput =
  | {
      readonly kind: 'file';
      readonly name: string;
      readonly bytes: Uint8Array;
      readonly size: number;
    }
  | {
      readonly kind: 'folder';
      readonly name: string;
      readonly files: Record<string, Uint8Array>;
      readonly size: number;
    }
  | { readonly kind: 'address'; readonly name: string; readonly size: 0 };

/** Reads a file, a folder or standard input (`-`). HTTP URLs are passed to the bundle reader. */
export async function readInput(path: string): Promise<CliInput> {
  if (/^https?:\/\//i.test(path)) return { kind: 'address', name: path, size: 0 };
  if (path === '-') {
    const bytes = await readAll(process.stdin);
    return { kind: 'file', name: 'standard input', bytes, size: bytes.length };
  }
  const found = await stat(path).catch((cause: unknown) => {
    throw new MvfError(
      'mvf/unreadable-source',
      `${path}: expected a file or folder, found none. Check the path.`,
      { cause },
    );
  });
  if (found.isDirectory()) return readFolder(path);
  requireSize(found.size, path);
  const bytes = await readFile(path);
  return { kind: 'file', name: path, bytes, size: bytes.length };
}

async function readFolder(path: string): Promise<CliInput> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => relative(path, join(entry.parentPath, entry.name)))
    .toSorted();
  if (names.length > MVF_LIMITS.maxEntries) {
    throw new MvfError(
      'mvf/limit-exceeded',
      `${path}: expected at most ${MVF_LIMITS.maxEntries} files, found ${names.length}. Is this the right folder?`,
      { limit: 'maxEntries' },
    );
  }
  let size = 0;
  const files: [string, Uint8Array][] = [];
  for (const name of names) {
    const file = join(path, name);
    size += (await stat(file)).size;
    requireSize(size, path);
    files.push([name.split(sep).join('/'), await readFile(file)]);
  }
  return { kind: 'folder', name: path, files: Object.fromEntries(files), size };
}

async function readAll(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    requireSize(size, 'standard input');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function requireSize(size: number, path: string): void {
  if (size <= MVF_LIMITS.maxArchiveBytes) return;
  throw new MvfError(
    'mvf/limit-exceeded',
    `${path}: expected at most ${MVF_LIMITS.maxArchiveBytes} bytes, found more. Split the venue.`,
    { limit: 'maxArchiveBytes' },
  );
}
