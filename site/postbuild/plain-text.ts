/** Markdown as it is read aloud: without the signs of links, code and emphasis. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\{@link\s+([^}|]+)(?:\|[^}]*)?\}/g, '$1')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
