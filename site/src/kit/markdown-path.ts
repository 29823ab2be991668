/**
 * The path of a page's Markdown. The path of a folder's page may end in a slash; its Markdown is
 * beside the folder.
 */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path.replace(/\/$/, '')}.md`;
}
