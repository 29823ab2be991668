type Prefetch = (path: string) => false | Promise<void[]>;

const waiting: string[] = [];
let isPatched = false;

/**
 * The framework prefetches every link that comes into view at once, and each one searches the whole
 * route table: dozens of searches right when the page becomes interactive. They wait for idle
 * moments, one at a time.
 */
export function onRouteDidUpdate(): void {
  if (isPatched || typeof window.requestIdleCallback !== 'function') return;
  isPatched = true;
  const prefetch: Prefetch = window.docusaurus.prefetch;
  const takeTurn = (): void => {
    const path = waiting.shift();
    if (path !== undefined) prefetch(path);
    if (waiting.length > 0) window.requestIdleCallback(takeTurn);
  };
  const prefetchWhenIdle: Prefetch = (path) => {
    waiting.push(path);
    if (waiting.length === 1) window.requestIdleCallback(takeTurn);
    return false;
  };
  window.docusaurus = { ...window.docusaurus, prefetch: prefetchWhenIdle };
}
