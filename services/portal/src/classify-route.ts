import type { RouteClass } from '@brand/server';
import { SERVICE_PATHS } from '@brand/wire/paths';

const PREFIXES: readonly (readonly [string, RouteClass])[] = [
  ['/healthz', 'probe'],
  ['/readyz', 'probe'],
  ['/1/events', 'events'],
  ['/1', 'search'],
  ['/assistant', 'answer'],
  [SERVICE_PATHS.rest, 'rest'],
  [SERVICE_PATHS.mcp, 'mcp'],
  [SERVICE_PATHS.venues, 'venue'],
  [SERVICE_PATHS.privateVenues, 'venue'],
  ['/sdk', 'sdk'],
  ['/npm', 'asset'],
  ['/assets', 'asset'],
];

/** Purpose of a request to the portal. */
export function classifyRoute(path: string): RouteClass {
  const match = PREFIXES.find(([prefix]) => `${path}/`.startsWith(`${prefix}/`));
  if (match) return match[1];
  return /\.(?!html$|md$)\w+$/.test(path) ? 'asset' : 'page';
}
