/** Escapes a path for a regular expression of a server's configuration. */
export function escapePattern(path: string): string {
  return path.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
