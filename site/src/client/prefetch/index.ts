import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { chunkNamesOf } from './chunk-names';

/** The bundler's own function: URL of a chunk by name. */
declare const __webpack_require__: { gca: (chunkName: string) => string | undefined };

type Connection = { readonly effectiveType?: string; readonly saveData?: boolean };

const LINKS_PER_TURN = 4;
const waiting = new Set<string>();
const fetched = new Set<string>();
let isInstalled = false;

/**
 * Prefetches the code of links in view. The framework does it for all links at once, with a scan of
 * the whole route table for each, right when the page becomes interactive. Here it is a look-up in
 * idle time.
 */
export function onRouteDidUpdate(): void {
  if (isInstalled || typeof window.requestIdleCallback !== 'function') return;
  isInstalled = true;
  window.docusaurus = { ...window.docusaurus, prefetch: enqueue };
  window.requestIdleCallback(warmUpRouter);
}

/** The router compiles the pattern of a path on first use: better now than on a click. */
function warmUpRouter(): void {
  matchRoutes(routes, `${window.location.pathname}/-`);
}

function enqueue(path: string): false {
  if (!navigator.onLine || isSlowConnection() || fetched.has(path)) return false;
  if (waiting.size === 0) window.requestIdleCallback(takeTurn);
  waiting.add(path);
  return false;
}

/** Spec §9: no prefetching on a connection type containing 2g, or with data saver on. */
function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
}

function takeTurn(): void {
  for (const path of [...waiting].slice(0, LINKS_PER_TURN)) {
    waiting.delete(path);
    fetched.add(path);
    for (const chunkName of chunkNamesOf(path)) fetchAhead(chunkName);
  }
  if (waiting.size > 0) window.requestIdleCallback(takeTurn);
}

function fetchAhead(chunkName: string): void {
  if (fetched.has(chunkName)) return;
  fetched.add(chunkName);
  const address = __webpack_require__.gca(chunkName);
  // A chunk that was merged into another has no URL of its own.
  if (!address || address.includes('undefined')) return;
  if (document.querySelector(`script[src="${address}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = address;
  document.head.append(link);
}
