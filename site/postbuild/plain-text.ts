/** Strips the syntax of links, code and emphasis from Markdown. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\{@link\s+([^}|]+)(?:\|[^}]*)?\}/g, '$1')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
