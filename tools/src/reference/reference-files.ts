import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reference } from '@brand/reference';
import { ROOT } from '../shared/repo.ts';

/** The references that the site shows, from any source: `<sdk>/<version>.json`. */
export const REFERENCE_FOLDER: string = join(ROOT, '.cache/reference');
/** The references made from the sources of this workspace. */
export const MADE_FOLDER: string = join(ROOT, '.cache/reference-made');

/** Path of a reference below a folder. */
export function referenceFile(folder: string, sdk: string, version: string): string {
  return join(folder, sdk, `${version}.json`);
}

/** Canonical serialization: the same reference produces the same bytes. */
export function referenceText(reference: Reference): string {
  return `${JSON.stringify(reference)}\n`;
}

/** Writes a file atomically, because tests and builds may read it concurrently. */
export function writeAtomically(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
