import { isQueryTooLong } from '@brand/wire/search';

/** Why there is no answer: the query is too long to send, nobody could be reached, or somebody said no. */
export type SearchFailure =
  | { readonly kind: 'too-long' }
  | { readonly kind: 'retry' }
  | { readonly kind: 'api'; readonly status?: number };

/** Why a query is not sent, if it is not. */
export function rejectQuery(query: string): SearchFailure | undefined {
  return isQueryTooLong(query) ? { kind: 'too-long' } : undefined;
}

/** Tells the client's errors apart; spec §8 keeps the retry error of unreachable hosts by itself. */
export function toSearchFailure(error: unknown): SearchFailure {
  const { name, status } = error as { name?: unknown; status?: unknown };
  if (name === 'RetryError') return { kind: 'retry' };
  return typeof status === 'number' ? { kind: 'api', status } : { kind: 'api' };
}
