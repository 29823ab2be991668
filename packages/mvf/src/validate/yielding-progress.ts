/** Progress of the work. `total` grows while more of the bundle becomes known. */
export type Progress = {
  /** Number of completed pieces of work. */
  readonly done: number;
  /** Number of known pieces of work. */
  readonly total: number;
};

/** Counts units of work, reports progress and yields to the event loop. */
export type YieldingProgress = {
  /** Announces more units. */
  readonly expect: (count: number) => void;
  /** Call before each piece. Rejects if the work was stopped. */
  readonly step: () => Promise<void>;
  /** Call after the last piece. */
  readonly finish: () => void;
};

/** Short enough for a responsive page and a prompt abort, long enough for negligible overhead. */
const YIELD_INTERVAL_MS = 30;

export function createYieldingProgress({
  signal,
  onProgress,
}: {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: Progress) => void;
}): YieldingProgress {
  let done = 0;
  let total = 0;
  let turn = performance.now();
  return {
    expect: (count) => {
      total += count;
    },
    step: async () => {
      if (performance.now() - turn > YIELD_INTERVAL_MS) {
        await new Promise((resolve) => {
          setTimeout(resolve);
        });
        turn = performance.now();
      }
      signal?.throwIfAborted();
      total = Math.max(total, done + 1);
      onProgress?.({ done, total });
      done += 1;
    },
    finish: () => onProgress?.({ done: total, total }),
  };
}
