/** Whether a header such as `If-None-Match` names an entity tag. */
export function matchesEtag(header: string | null, etag: string): boolean {
  if (header === null) return false;
  const tags = new Set(header.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  return tags.has('*') || tags.has(etag);
}
