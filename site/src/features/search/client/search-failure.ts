import { isQueryTooLong } from '@brand/wire/search';

/**
 * Why a search failed: the query is too long, no host could be reached, or the service rejected it.
 */
export type SearchFailure =
  | { readonly kind: 'too-long' }
  | { readonly kind: 'retry' }
  | { readonly kind: 'api'; readonly status?: number };

/** Why a query must not be sent, if so. */
export function rejectQuery(query: string): SearchFailure | undefined {
  return isQueryTooLong(query) ? { kind: 'too-long' } : undefined;
}

/** Classifies the client's errors; spec §8 distinguishes the retry error of unreachable hosts. */
export function toSearchFailure(error: unknown): SearchFailure {
  const { name, status } = error as { name?: unknown; status?: unknown };
  if (name === 'RetryError') return { kind: 'retry' };
  return typeof status === 'number' ? { kind: 'api', status } : { kind: 'api' };
}
