export type LoadResult = {
  /** Responses by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Latencies of successful responses, in milliseconds. */
  readonly latenciesMs: readonly number[];
  /** Connections that failed, and requests without a response in time. */
  readonly errors: number;
};

const SERVICE_UNAVAILABLE = 503;

/** Adds results of loads that ran side by side. */
export function mergeResults(results: readonly LoadResult[]): LoadResult {
  const statuses = new Map<number, number>();
  for (const result of results) {
    for (const [status, count] of result.statuses) {
      statuses.set(status, (statuses.get(status) ?? 0) + count);
    }
  }
  return {
    statuses,
    latenciesMs: results.flatMap(({ latenciesMs }) => latenciesMs),
    errors: results.reduce((sum, { errors }) => sum + errors, 0),
  };
}

/** Ratio of requests that were refused because the server was busy. */
export function refusedRatio({ statuses }: LoadResult): number {
  const all = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  return all === 0 ? 0 : (statuses.get(SERVICE_UNAVAILABLE) ?? 0) / all;
}
