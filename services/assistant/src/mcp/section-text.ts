/** Text between a heading of a Markdown document and the next heading. */
export function sectionText(markdown: string, heading: string): string {
  const lines = markdown.split('\n');
  const wanted = plain(heading);
  const at = lines.findIndex((line) => /^#{1,6} /.test(line) && plain(line) === wanted);
  if (at < 0) return '';
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((line) => /^#{1,6} /.test(line));
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .join('\n')
    .trim();
}

/** A heading without Markdown syntax. */
function plain(heading: string): string {
  return heading
    .replace(/^#+ /, '')
    .replaceAll(/\]\([^)]*\)|[^\p{L}\d]/gu, '')
    .toLowerCase();
}
