import routesChunkNames from '@generated/routesChunkNames';

let chunksByRoute: Map<string, Set<string>> | undefined;

/** The chunks of a path: those of its page and of the layouts around it. */
export function chunkNamesOf(path: string): Set<string> {
  chunksByRoute ??= indexRoutes();
  const names = new Set<string>();
  for (const route of [...framesAround(path), path, `${path}/`]) {
    for (const name of chunksByRoute.get(route) ?? []) names.add(name);
  }
  return names;
}

/** The framework keys its table by path and a hash of the route: `/web-sdk/labels-7f3`. */
function indexRoutes(): Map<string, Set<string>> {
  const index = new Map<string, Set<string>>();
  for (const [routeWithHash, chunks] of Object.entries(routesChunkNames)) {
    const route = routeWithHash.slice(0, routeWithHash.lastIndexOf('-'));
    const names = index.get(route) ?? new Set();
    collectChunks(chunks, names);
    index.set(route, names);
  }
  return index;
}

function framesAround(path: string): string[] {
  const segments = path.split('/').slice(1, -1);
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
}

/** A name such as `docs.1` is a part of the chunk `docs`. */
function collectChunks(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value.replace(/\..*/, ''));
  else for (const part of Object.values(value ?? {})) collectChunks(part, into);
}
