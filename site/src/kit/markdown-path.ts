/** The path of a page's Markdown. The page of a folder may end in a slash; its Markdown is beside the folder. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path.replace(/\/$/, '')}.md`;
}
