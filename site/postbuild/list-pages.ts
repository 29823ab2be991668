import { dirname, relative } from 'node:path';
import { listFiles } from './list-files.ts';

export type PageFile = { readonly path: string; readonly file: string };

/** Pages that only lead elsewhere, the viewer, and the frames of samples. */
const NO_PAGES = /^\/(?:404-not-found|search-results|viewer|samples\/.*)$/;

/** Lists the pages of a built site that have content, sorted by path. */
export async function listPages(buildFolder: string): Promise<PageFile[]> {
  const files = await listFiles(buildFolder, /^index\.html$/);
  return files
    .map((file) => ({ path: pathOf(relative(buildFolder, file)), file }))
    .filter(({ path }) => !NO_PAGES.test(path))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** `web-sdk/markers/index.html` is the page `/web-sdk/markers`. */
function pathOf(file: string): string {
  return `/${dirname(file).replaceAll('\\', '/')}`.replace(/^\/\.$/, '/');
}
