/** A path in the form that the route table and the router share. */
export function withoutEndSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
