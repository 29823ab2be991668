/** Where the text of a page begins, and what comes first after it: docs, then all other pages. */
const CONTENTS: readonly (readonly [begin: string, ends: readonly string[]])[] = [
  ['<div class="theme-doc-markdown', ['<footer class="theme-doc-footer', '</article>', '</main>']],
  ['<main', ['</main>']],
];

/**
 * The part of a built page that is its text. Found by its marks and not by a parser: navigation is
 * most of a page, and to read it takes most of the time.
 */
export function extractMainContent(html: string): string {
  for (const [begin, ends] of CONTENTS) {
    const from = html.indexOf(begin);
    if (from < 0) continue;
    const to = ends.map((end) => html.indexOf(end, from)).find((index) => index >= 0);
    return html.slice(from, to);
  }
  return '';
}
