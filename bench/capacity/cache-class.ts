/** What a CDN may do with a response. */
export type CacheClass = 'immutable' | 'cached' | 'revalidated' | 'uncacheable';

/** Derives it from a `Cache-Control` header. */
export function cacheClassOf(cacheControl: string): CacheClass {
  if (cacheControl.includes('immutable')) return 'immutable';
  if (cacheControl === '' || /\b(?:no-store|private)\b/.test(cacheControl)) return 'uncacheable';
  return Number(/\bmax-age=(\d+)/.exec(cacheControl)?.[1] ?? 0) > 0 ? 'cached' : 'revalidated';
}
