import type { KnownSample } from '@brand/wire/assistant';
import type { SitePages } from '../knowledge/site-pages.ts';

/** Shorter lines occur in several samples of a page. */
const MIN_LINE_LENGTH = 20;

/** Subject of a sample: the page and section that show it, and the description of the page. */
export async function describeSample(
  { pages: [path], files }: KnownSample,
  pages: SitePages,
): Promise<string | undefined> {
  const page = path === undefined ? undefined : pages.find(path);
  if (!page) return undefined;
  const { title, description } = page;
  const heading = findHeading(await pages.readPage(page), Object.values(files));
  const place = heading === undefined ? title : `${title} › ${heading}`;
  return description === '' ? place : `${place}. ${description}`;
}

/** The heading above the first code on a page that has the most specific line of one file. */
function findHeading(markdown: string, files: readonly string[]): string | undefined {
  const lines = markdown.split('\n');
  const wanted = new Set(files.map(longestLine).filter(({ length }) => length >= MIN_LINE_LENGTH));
  const at = lines.findIndex((line) => wanted.has(line.trim()));
  const above = lines.slice(0, Math.max(0, at)).findLast((line) => /^#{1,6} /.test(line));
  // The title of the page is known.
  return above === undefined || above.startsWith('# ') ? undefined : above.replace(/^#+ /, '');
}

function longestLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.reduce((longest, line) => (line.length > longest.length ? line : longest), '');
}
