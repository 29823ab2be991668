import { type EdgeTable, hasFlags } from './edge-table.ts';

/** Parts of a graph in which every vertex can be reached from every other. */
export type Components = {
  /** The number of the component of each vertex. */
  readonly of: Int32Array;
  readonly count: number;
};

/**
 * Finds the strongly connected components.
 *
 * Tarjan's algorithm with an explicit stack instead of recursion, so that a corridor of a hundred
 * thousand nodes does not exhaust the call stack. Cost: O(v + e).
 */
export function stronglyConnectedComponents(table: EdgeTable, mask?: Uint32Array): Components {
  const { firstEdge, edgeTarget } = table;
  const vertexCount = firstEdge.length - 1;
  const component = new Int32Array(vertexCount).fill(-1);
  // 0 is unvisited. `low` is the earliest vertex on the stack that is known to be reachable.
  const order = new Uint32Array(vertexCount);
  const low = new Uint32Array(vertexCount);
  const next = firstEdge.slice();
  const open: number[] = [];
  const trail: number[] = [];
  let visited = 0;
  let count = 0;

  const enter = (vertex: number): void => {
    visited += 1;
    order[vertex] = visited;
    low[vertex] = visited;
    open.push(vertex);
    trail.push(vertex);
  };
  const leave = (vertex: number): void => {
    trail.pop();
    const before = trail.at(-1);
    if (before !== undefined) low[before] = Math.min(low[before]!, low[vertex]!);
    if (low[vertex] !== order[vertex]) return;
    for (let member = open.pop()!; ; member = open.pop()!) {
      component[member] = count;
      if (member === vertex) break;
    }
    count += 1;
  };

  for (let root = 0; root < vertexCount; root++) {
    if (order[root] !== 0) continue;
    enter(root);
    for (let vertex = trail.at(-1); vertex !== undefined; vertex = trail.at(-1)) {
      if (next[vertex] === firstEdge[vertex + 1]) {
        leave(vertex);
        continue;
      }
      const edge = next[vertex]!++;
      const target = edgeTarget[edge]!;
      if (!hasFlags(table, edge, mask)) continue;
      if (order[target] === 0) enter(target);
      else if (component[target] === -1) low[vertex] = Math.min(low[vertex]!, order[target]!);
    }
  }
  return { of: component, count };
}
