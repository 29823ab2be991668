type Prefetch = (path: string) => false | Promise<void[]>;

const waiting: string[] = [];
let isPatched = false;

/**
 * The framework prefetches every link that comes into view at once, and each one searches the whole
 * route table: dozens of searches right when the page becomes interactive. They can wait for idle
 * moments.
 */
export function onRouteDidUpdate(): void {
  if (isPatched || typeof window.requestIdleCallback !== 'function') return;
  isPatched = true;
  const prefetch: Prefetch = window.docusaurus.prefetch;
  const takeTurns = (deadline: IdleDeadline): void => {
    do {
      const path = waiting.shift();
      if (path !== undefined) prefetch(path);
    } while (waiting.length > 0 && deadline.timeRemaining() > 10);
    if (waiting.length > 0) window.requestIdleCallback(takeTurns);
  };
  const prefetchWhenIdle: Prefetch = (path) => {
    waiting.push(path);
    if (waiting.length === 1) window.requestIdleCallback(takeTurns);
    return false;
  };
  window.docusaurus = { ...window.docusaurus, prefetch: prefetchWhenIdle };
}
