/** Resolves when the browser is idle, or soon where `requestIdleCallback` is missing. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: 2000 });
    } else {
      setTimeout(resolve, 50);
    }
  });
}
