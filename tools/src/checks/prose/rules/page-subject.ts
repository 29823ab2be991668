const SDK_PAGE = /^site\/[a-z-]+_versioned_docs\/version-[\d.]+\//;
const FORMAT_VERSION = /\/v\d+(?=\/)/;
/** Pages with such a name have nothing in common but their place in a folder. */
const GENERIC = new Set(['configuration', 'getting-started', 'index', 'overview', 'release-notes']);
/** Pages that are the same for another SDK or another library under another name. */
const SIBLINGS: readonly (readonly [name: RegExp, subject: string])[] = [
  [/^floating-labels$/, 'labels'],
  [/^render-with-.+$/, 'render-with'],
];

/** What a page is about: the same page of another SDK, version or library has the same subject. */
export function pageSubject(file: string): string {
  const path = file
    .replace(SDK_PAGE, '')
    .replace(FORMAT_VERSION, '')
    .replace(/\.mdx$/, '');
  const name = path.split('/').at(-1) ?? path;
  if (GENERIC.has(name)) return path;
  return SIBLINGS.find(([siblings]) => siblings.test(name))?.[1] ?? name;
}
