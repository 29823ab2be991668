/**
 * Start marker of the text and possible end markers, in order: docs first, then all other pages.
 */
const CONTENTS: readonly (readonly [begin: string, ends: readonly string[]])[] = [
  ['<div class="theme-doc-markdown', ['<footer class="theme-doc-footer', '</article>', '</main>']],
  ['<main', ['</main>']],
];

/**
 * Extracts the text of a built page. Searches for markers instead of parsing, because navigation is
 * most of a page and would take most of the time.
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
