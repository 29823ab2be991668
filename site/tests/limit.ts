type Task<T> = () => Promise<T>;

/** Runs at most `most` tasks at a time; the others wait for their turn. */
export function createLimit(most: number): <T>(task: Task<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
