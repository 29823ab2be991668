import { MinHeap } from '@brand/geo';
import type { RoutingGraph } from './routing-graph.ts';

/** Scratch arrays of a search, reused per graph, so that a search does not have to clear them. */
export type SearchScratch = {
  readonly heap: MinHeap;
  /** The search that last visited a vertex. Any older number counts as not visited. */
  readonly visit: Uint32Array;
  readonly cost: Float64Array;
  readonly estimate: Float64Array;
  readonly parent: Int32Array;
  /** The search for which a vertex is a goal. */
  readonly goal: Uint32Array;
  /** Extra cost at a goal. */
  readonly goalCost: Float64Array;
  /** The number of the current search. */
  search: number;
};

const scratches = new WeakMap<RoutingGraph, SearchScratch>();

/** Returns the arrays of a graph, ready for another search. */
export function startSearch(graph: RoutingGraph): SearchScratch {
  const count = graph.x.length;
  let scratch = scratches.get(graph);
  if (!scratch) {
    scratch = {
      heap: new MinHeap(256),
      visit: new Uint32Array(count),
      cost: new Float64Array(count),
      estimate: new Float64Array(count),
      parent: new Int32Array(count),
      goal: new Uint32Array(count),
      goalCost: new Float64Array(count),
      search: 0,
    };
    scratches.set(graph, scratch);
  }
  if (scratch.search === 0xff_ff_ff_ff) {
    scratch.visit.fill(0);
    scratch.goal.fill(0);
    scratch.search = 0;
  }
  scratch.search += 1;
  scratch.heap.clear();
  return scratch;
}

/** Marks nodes as goals, each with its extra cost, and returns the valid ones. */
export function markGoals(
  { nodeCount }: RoutingGraph,
  { goal, goalCost, search }: SearchScratch,
  nodes: Iterable<number>,
  costs: ArrayLike<number> | undefined,
): number[] {
  const goals: number[] = [];
  let index = -1;
  for (const node of nodes) {
    index += 1;
    const cost = costs?.[index] ?? 0;
    if (!(node >= 0 && node < nodeCount)) continue;
    if (goal[node] === search) {
      goalCost[node] = Math.min(goalCost[node]!, cost);
      continue;
    }
    goal[node] = search;
    goalCost[node] = cost;
    goals.push(node);
  }
  return goals;
}
