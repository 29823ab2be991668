import { brand } from '../brand.ts';
import routeTable from '../site/routes.json' with { type: 'json' };

export type Route = { path: string; group: string; version?: string; unlisted?: boolean };

/** Every fixed path of the site, with the brand's slug filled in. */
export const ROUTES: readonly Route[] = (routeTable.routes as Route[]).map((route) => ({
  ...route,
  path: route.path.replaceAll('{product}', brand.slug),
}));

/** Removes the trailing slash, as links and the router do. */
export function trimPath(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}
