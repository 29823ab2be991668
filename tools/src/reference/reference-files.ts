import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reference } from '@brand/reference';
import { ROOT } from '../shared/repo.ts';

/** What the site shows, from wherever it came: `<sdk>/<version>.json`. */
export const REFERENCE_FOLDER: string = join(ROOT, '.cache/reference');
/** What was made from the sources of this workspace. */
export const MADE_FOLDER: string = join(ROOT, '.cache/reference-made');

/** Where a reference is kept below a folder. */
export function referenceFile(folder: string, sdk: string, version: string): string {
  return join(folder, sdk, `${version}.json`);
}

/** The one text of a reference: the same reference gives the same bytes. */
export function referenceText(reference: Reference): string {
  return `${JSON.stringify(reference)}\n`;
}

/** Writes a file whole or not at all: tests and builds may read it at the same time. */
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
