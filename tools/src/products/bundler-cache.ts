import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileInFolder } from '../shared/create-dist.ts';
import { hashInputs } from '../shared/hash-inputs.ts';
import { SITE } from '../shared/repo.ts';

/** Cache folder of the bundler. */
const CACHE = join(SITE, 'node_modules/.cache/rspack');
const STAMP = join(CACHE, 'made-from');
/** With the data that pages show. */
const PAGES = '{content,*_versioned_docs}/**/*.{mdx,json}';
const IS_PAGE_FOLDER = /^site\/(?:content|.*_versioned_docs)$/;

/**
 * Deletes the bundler's cache unless only sentences of pages changed. The bundler detects changes
 * of the files that it bundles, but not of those that our plugins read: samples, references, and
 * titles, headings and tables of other pages.
 */
export function dropStaleBundlerCache(
  inputs: readonly string[],
  settings: readonly string[],
): void {
  const others = inputs.filter((path) => !IS_PAGE_FOLDER.test(path));
  const hash = createHash('sha256').update(hashInputs(others, settings)).update(hashPages());
  const madeFrom = hash.digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === madeFrom) return;
  rmSync(CACHE, { recursive: true, force: true });
  writeFileInFolder(STAMP, madeFrom);
}

function hashPages(): string {
  const hash = createHash('sha256');
  for (const path of globSync(PAGES, { cwd: SITE }).toSorted()) {
    const text = readFileSync(join(SITE, path), 'utf8');
    hash.update(`${path}\n${path.endsWith('.mdx') ? sharedLines(text) : text}\n`);
  }
  return hash.digest('hex');
}

/**
 * Parts that other pages may depend on: front matter, headings, and components with their tables.
 */
function sharedLines(page: string): string {
  const frontMatter = /^---\n.*?\n---\n/s.exec(page)?.[0] ?? '';
  const lines = page
    .slice(frontMatter.length)
    .split('\n')
    .filter((line) => /^(?:#|<|```)/.test(line));
  return frontMatter + lines.join('\n');
}
