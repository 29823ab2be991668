/**
 * Whether an `If-None-Match` or `If-Match` header lists an entity tag. Weak and strong tags compare
 * as equal, because proxies that compress responses weaken the tags of clients.
 */
export function matchesEtag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  return header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}
