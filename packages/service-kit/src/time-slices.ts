const MAX_SLICE_MS = 4;

/** A long synchronous task that can pause at each `yield`. */
export type SlicedTask<Result> = Generator<undefined, Result, undefined>;

/** Runs a task to its end without pausing. */
export function runSync<Result>(task: SlicedTask<Result>): Result {
  for (;;) {
    const step = task.next();
    if (step.done === true) return step.value;
  }
}

/** Runs a task in time slices, so that the event loop can respond to requests in between. */
export async function runInSlices<Result>(task: SlicedTask<Result>): Promise<Result> {
  for (;;) {
    await nextIteration();
    const end = performance.now() + MAX_SLICE_MS;
    do {
      const step = task.next();
      if (step.done === true) return step.value;
    } while (performance.now() < end);
  }
}

/** Resolves after pending I/O callbacks, unlike a microtask. */
function nextIteration(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
