/** Why there is no answer: nobody could be reached, or somebody said no. */
export type SearchFailure =
  | { readonly kind: 'retry' }
  | { readonly kind: 'api'; readonly status?: number };

/** Tells the client's errors apart; spec §8 keeps the retry error of unreachable hosts by itself. */
export function toSearchFailure(error: unknown): SearchFailure {
  const { name, status } = error as { name?: unknown; status?: unknown };
  if (name === 'RetryError') return { kind: 'retry' };
  return typeof status === 'number' ? { kind: 'api', status } : { kind: 'api' };
}
