import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Bytes after Brotli of the sheet that every page waits for. */
const MAX_SHARED_BYTES = 21_000;
const SHARED_SHEET = /^styles\./;
const CLASS_SELECTOR = /\.(-?[A-Z_a-z][\w-]*)/g;
const CLASS_ATTRIBUTE = /\sclass="([^"]+)"/g;
const LINKED_SHEET = /<link rel="stylesheet" href="[^"]*\/assets\/css\/([^"/]+)"/g;

/**
 * Throws if a page has an element whose styles are only in sheets that the page does not link, so
 * that it would be painted without them, and if the sheet that every page waits for has grown.
 */
export function checkStyles(siteFolder: string): void {
  const sheets = new Map(
    globSync('assets/css/*.css', { cwd: siteFolder }).map((file) => [
      basename(file),
      readFileSync(join(siteFolder, file), 'utf8'),
    ]),
  );
  const byClass = sheetsByClass(sheets);
  const unstyled = globSync('**/*.html', { cwd: siteFolder }).flatMap((file) =>
    findUnstyled(readFileSync(join(siteFolder, file), 'utf8'), byClass).map(
      (finding) => `${file}: ${finding}`,
    ),
  );
  if (unstyled.length > 0) {
    throw new Error(
      `These pages do not link the sheets of their elements. Import the styles of a part that is loaded later in the page too, or change site/src/plugins/slim-client/style-sheets.ts:\n${unstyled.join('\n')}`,
    );
  }
  for (const [name, css] of sheets) {
    const bytes = SHARED_SHEET.test(name) ? brotliCompressSync(css).length : 0;
    if (bytes > MAX_SHARED_BYTES) {
      throw new Error(
        `assets/css/${name}: every page waits for this sheet, and it has ${bytes} bytes instead of at most ${MAX_SHARED_BYTES}. Give the new styles a sheet of their own in site/src/plugins/slim-client/style-sheets.ts.`,
      );
    }
  }
}

function sheetsByClass(sheets: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const byClass = new Map<string, Set<string>>();
  for (const [sheet, css] of sheets) {
    for (const [, name = ''] of css.matchAll(CLASS_SELECTOR)) {
      byClass.set(name, (byClass.get(name) ?? new Set()).add(sheet));
    }
  }
  return byClass;
}

/** Classes of a page with the sheets that have rules for them, if the page links none of those. */
function findUnstyled(html: string, byClass: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const linked = new Set(Array.from(html.matchAll(LINKED_SHEET), ([, name = '']) => name));
  // Frames, the viewer and redirects have styles of their own.
  if (linked.size === 0) return [];
  const classes = new Set(
    Array.from(html.matchAll(CLASS_ATTRIBUTE), ([, names = '']) => names.split(' ')).flat(),
  );
  return [...classes].flatMap((name) => {
    const styledIn = byClass.get(name);
    return !styledIn || !styledIn.isDisjointFrom(linked)
      ? []
      : [`.${name} is in ${[...styledIn].join(', ')}`];
  });
}
