import { MinHeap } from '@brand/geo';
import { hasFlags } from './edge-table.ts';
import { flagMask } from './flag-mask.ts';
import type { RoutingGraph } from './routing-graph.ts';

/** A cheapest way through a venue. */
export type Route = {
  /** Cost of the whole way, in metres of walking. */
  readonly cost: number;
  /** The nodes along the way by index, the first one included. */
  readonly nodes: readonly number[];
  /**
   * For each of these nodes the index of the connection that led to it, -1 where one walked. The
   * first is -1.
   */
  readonly connections: readonly number[];
};

/** What a route must observe. */
export type RouteOptions = {
  /**
   * Names of navigation flags that every edge and connection of the route has, such as
   * `accessible`. Where the venue does not declare one of them, there is no route.
   * @defaultValue none
   */
  readonly require?: readonly string[];
};

/** Arrays that a search fills; kept per graph, so that a search does not begin by clearing them. */
type Scratch = {
  readonly heap: MinHeap;
  /** The search that last touched a vertex: anything older counts as not visited. */
  readonly visit: Uint32Array;
  readonly cost: Float64Array;
  readonly estimate: Float64Array;
  readonly parent: Int32Array;
  /** The search for which a vertex is a target. */
  readonly target: Uint32Array;
  search: number;
};

const scratches = new WeakMap<RoutingGraph, Scratch>();

/**
 * The cheapest route from any of some nodes to any of some others, by index; `undefined` when there
 * is none.
 *
 * A* with a binary heap. The estimate is the straight distance to the box around the targets and
 * the cheapest way to their elevation, both scaled down to what connections can save, so it never
 * exceeds the true cost and the route is a cheapest one. Inner stops have no place and only an
 * estimate of the elevation; a vertex is therefore taken up again when a cheaper way to it turns
 * up. Of equally cheap routes the same one is found every time. Cost: O(e log v) at worst.
 */
export function findRoute(
  graph: RoutingGraph,
  from: Iterable<number>,
  to: Iterable<number>,
  options: RouteOptions = {},
): Route | undefined {
  const mask = options.require && flagMask(graph, options.require);
  if (options.require && !mask) return undefined;
  const scratch = scratchOf(graph);
  const { heap, visit, cost, parent, target, search } = scratch;
  const targets = [...to].filter((node) => node >= 0 && node < graph.nodeCount);
  for (const node of targets) target[node] = search;
  const estimate = estimatorFor(graph, targets);
  const reach = (vertex: number, total: number, before: number): void => {
    if (visit[vertex] !== search) {
      visit[vertex] = search;
      scratch.estimate[vertex] = estimate(vertex);
    } else if (total >= cost[vertex]!) return;
    cost[vertex] = total;
    parent[vertex] = before;
    heap.push(vertex, total + scratch.estimate[vertex]!);
  };
  for (const node of from) if (node >= 0 && node < graph.nodeCount) reach(node, 0, -1);
  while (heap.size > 0) {
    const priority = heap.topPriority;
    const vertex = heap.pop();
    const total = cost[vertex]!;
    if (priority > total + scratch.estimate[vertex]!) continue;
    if (target[vertex] === search) return traceRoute(graph, scratch, vertex);
    for (let edge = graph.firstEdge[vertex]!; edge < graph.firstEdge[vertex + 1]!; edge++) {
      if (!hasFlags(graph, edge, mask)) continue;
      reach(graph.edgeTarget[edge]!, total + graph.edgeCost[edge]!, vertex);
    }
  }
  return undefined;
}

function scratchOf(graph: RoutingGraph): Scratch {
  const count = graph.x.length;
  let scratch = scratches.get(graph);
  if (!scratch) {
    scratch = {
      heap: new MinHeap(256),
      visit: new Uint32Array(count),
      cost: new Float64Array(count),
      estimate: new Float64Array(count),
      parent: new Int32Array(count),
      target: new Uint32Array(count),
      search: 0,
    };
    scratches.set(graph, scratch);
  }
  if (scratch.search === 0xff_ff_ff_ff) {
    scratch.visit.fill(0);
    scratch.target.fill(0);
    scratch.search = 0;
  }
  scratch.search += 1;
  scratch.heap.clear();
  return scratch;
}

function estimatorFor(graph: RoutingGraph, targets: readonly number[]): (vertex: number) => number {
  const { x, y, elevation, nodeCount, minCostPerMetre, minCostPerElevation } = graph;
  const [west, east] = rangeOf(x, targets);
  const [south, north] = rangeOf(y, targets);
  const [low, high] = rangeOf(elevation, targets);
  return (vertex) => {
    const climb = minCostPerElevation * gap(elevation[vertex]!, low, high);
    if (vertex >= nodeCount) return climb;
    const dx = gap(x[vertex]!, west, east);
    const dy = gap(y[vertex]!, south, north);
    return climb + minCostPerMetre * Math.sqrt(dx * dx + dy * dy);
  };
}

function rangeOf(values: Float64Array, nodes: readonly number[]): [low: number, high: number] {
  let low = Infinity;
  let high = -Infinity;
  for (const node of nodes) {
    low = Math.min(low, values[node]!);
    high = Math.max(high, values[node]!);
  }
  return [low, high];
}

function gap(value: number, low: number, high: number): number {
  return Math.max(0, low - value, value - high);
}

function traceRoute(graph: RoutingGraph, { cost, parent }: Scratch, end: number): Route {
  const nodes: number[] = [];
  const connections: number[] = [];
  for (let vertex = end; vertex !== -1; vertex = parent[vertex]!) {
    if (vertex >= graph.nodeCount) continue;
    nodes.push(vertex);
    const before = parent[vertex]!;
    connections.push(before === -1 ? -1 : graph.connection[before]!);
  }
  return { cost: cost[end]!, nodes: nodes.toReversed(), connections: connections.toReversed() };
}
