/**
 * Passes a value at most once per interval. The last value always arrives, so that the final camera
 * position is not lost.
 */
export function throttle<T>(
  interval: number,
  pass: (value: T) => void,
): { readonly push: (value: T) => void; readonly stop: () => void } {
  if (interval <= 0) return { push: pass, stop: () => {} };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { readonly value: T } | undefined;
  const open = (): void => {
    timer = undefined;
    if (waiting) push(waiting.value);
  };
  const push = (value: T): void => {
    if (timer !== undefined) {
      waiting = { value };
      return;
    }
    waiting = undefined;
    timer = setTimeout(open, interval);
    pass(value);
  };
  return { push, stop: () => clearTimeout(timer) };
}
