import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import matter from 'gray-matter';

export const SITE_ROOT: string = join(import.meta.dirname, '..');

export type ContentPage = {
  /** Path from the site's folder, with forward slashes. */
  readonly file: string;
  readonly absolutePath: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly body: string;
};

/** The folders below `site/` that hold MDX pages. */
export function contentFolders(): string[] {
  return readdirSync(SITE_ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .filter((name) => name === 'content' || name.endsWith('_versioned_docs'))
    .concat('src/pages');
}

/** Reads every MDX page below the given folders of the site; partials are not pages. */
export function readContentPages(folders: readonly string[] = contentFolders()): ContentPage[] {
  return folders.flatMap((folder) =>
    readdirSync(join(SITE_ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
      .filter((entry) => !isPartialsFolder(entry.parentPath))
      .map((entry) => readPage(join(entry.parentPath, entry.name))),
  );
}

/** Same rule as the framework: files below a folder that starts with `_` get no route. */
function isPartialsFolder(absolutePath: string): boolean {
  return relative(SITE_ROOT, absolutePath)
    .split(sep)
    .some((name) => name.startsWith('_'));
}

function readPage(absolutePath: string): ContentPage {
  const { data, content } = matter(readFileSync(absolutePath, 'utf8'));
  const file = relative(SITE_ROOT, absolutePath).replaceAll('\\', '/');
  return { file, absolutePath, frontMatter: data, body: content };
}
