type Chunks = string | readonly Chunks[] | { readonly [prop: string]: Chunks };
export type ChunkNames = Record<string, Chunks>;
export type TableRoute = {
  readonly path: string;
  /** Index among the routes with this path, from 0. */
  readonly order: number;
  readonly routes?: readonly TableRoute[];
};
type Shape = { readonly chunks?: Chunks };
/**
 * Routes of one shape: paths below the parent's, separated by spaces; `routes` are children of the
 * last.
 */
type Group = readonly [shape: number, paths: string, routes?: readonly Group[]];
export type RouteTable = { readonly shapes: readonly Shape[]; readonly groups: readonly Group[] };

/** Placeholder for the next chunk that no earlier route has. */
const NEXT_CHUNK = '';

/**
 * The framework's tables of routes and chunks repeat most of a route for each page. Here, pages
 * that differ only in their path and in a chunk of their own are a list of paths.
 */
export function compactRoutes(
  routes: readonly TableRoute[],
  chunkNames: Readonly<ChunkNames>,
): RouteTable {
  const shapes: string[] = [];
  const count = createCounter();
  const compact = (siblings: readonly TableRoute[], parent: string): Group[] => {
    const groups: [number, string, Group[]?][] = [];
    for (const { path, order, routes: children, ...props } of siblings) {
      if (!path.startsWith(parent) || path.includes(' ')) {
        throw new Error(`route-table: ${path} cannot be written as a path below ${parent}.`);
      }
      const chunks = chunkNames[keyOf(path, order)];
      const named = chunks && mapNames(chunks, (name) => (count.isNext(name) ? NEXT_CHUNK : name));
      const shape = JSON.stringify({ ...props, ...(named && { chunks: named }) });
      if (!shapes.includes(shape)) shapes.push(shape);
      const index = shapes.indexOf(shape);
      const last = groups.at(-1);
      const below = path.slice(parent.length);
      const nested = children && compact(children, path);
      if (last && last[0] === index && !last[2] && !nested) last[1] += ` ${below}`;
      else groups.push(nested ? [index, below, nested] : [index, below]);
    }
    return groups;
  };
  const groups = compact(routes, '');
  return { shapes: shapes.map((shape) => JSON.parse(shape) as Shape), groups };
}

export function expandRoutes({ shapes, groups }: RouteTable): {
  routes: TableRoute[];
  chunkNames: ChunkNames;
} {
  const chunkNames: ChunkNames = {};
  const orders = new Map<string, number>();
  const count = createCounter();
  const expand = (siblings: readonly Group[], parent: string): TableRoute[] =>
    siblings.flatMap(([shape, paths, children]) =>
      paths.split(' ').map((below) => {
        const path = parent + below;
        const order = orders.get(path) ?? 0;
        orders.set(path, order + 1);
        const { chunks, ...props } = shapes[shape] ?? {};
        if (chunks !== undefined) {
          chunkNames[keyOf(path, order)] = mapNames(chunks, (name) => name || count.next());
        }
        return { ...props, path, order, ...(children && { routes: expand(children, path) }) };
      }),
    );
  return { routes: expand(groups, ''), chunkNames };
}

type Route = Omit<TableRoute, 'order' | 'routes'> & {
  readonly component: unknown;
  readonly routes?: readonly Route[];
};

/** One or two of hundreds of components are used, so each is created lazily. */
export function addComponents(
  routes: readonly TableRoute[],
  createComponent: (path: string, order: number) => unknown,
): Route[] {
  return routes.map(({ order, routes: children, ...props }) => {
    let component: unknown;
    return {
      ...props,
      ...(children && { routes: addComponents(children, createComponent) }),
      get component() {
        component ??= createComponent(props.path, order);
        return component;
      },
    };
  });
}

function keyOf(path: string, order: number): string {
  return `${path}-${order}`;
}

function mapNames(chunks: Chunks, mapName: (name: string) => string): Chunks {
  if (typeof chunks === 'string') return mapName(chunks);
  if (Array.isArray(chunks)) return chunks.map((each: Chunks) => mapNames(each, mapName));
  return Object.fromEntries(
    Object.entries(chunks).map(([prop, each]) => [prop, mapNames(each as Chunks, mapName)]),
  );
}

/** Numbers the chunks that are named by a number. */
function createCounter() {
  let counted = 0;
  const next = (): string => `p${counted++}`;
  const isNext = (name: string): boolean => name === `p${counted}` && next() === name;
  return { next, isNext };
}
