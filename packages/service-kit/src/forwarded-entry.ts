/**
 * The entry of an `X-Forwarded-*` header that the outermost trusted proxy wrote. Each proxy appends
 * one, so it is counted from the right: entries further left are whatever the client sent. With
 * fewer entries than proxies, all of them are from proxies, and the leftmost is the nearest to the
 * client.
 */
export function forwardedEntry(
  header: string | null | undefined,
  proxyHops: number,
): string | undefined {
  if (proxyHops === 0) return undefined;
  const entries = (header ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return entries[Math.max(0, entries.length - proxyHops)];
}
