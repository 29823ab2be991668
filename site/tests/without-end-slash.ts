/** A path as the route table and the router agree on it. */
export function withoutEndSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
