import { type EdgeTable, hasFlags } from './edge-table.ts';
import type { Components } from './strongly-connected-components.ts';

/** Parts of a graph that hang together when every edge may be used in both directions. */
export function weaklyConnectedComponents(table: EdgeTable, mask?: Uint32Array): Components {
  const { firstEdge, edgeTarget } = table;
  const parent = Int32Array.from({ length: firstEdge.length - 1 }, (_, vertex) => vertex);
  const rootOf = (vertex: number): number => {
    let root = vertex;
    while (parent[root] !== root) {
      parent[root] = parent[parent[root]!]!;
      root = parent[root]!;
    }
    return root;
  };
  for (let vertex = 0; vertex < parent.length; vertex++) {
    for (let edge = firstEdge[vertex]!; edge < firstEdge[vertex + 1]!; edge++) {
      if (!hasFlags(table, edge, mask)) continue;
      // The smaller number becomes the root, so that numbers of parts follow those of vertices.
      const a = rootOf(vertex);
      const b = rootOf(edgeTarget[edge]!);
      parent[Math.max(a, b)] = Math.min(a, b);
    }
  }
  let count = 0;
  const of = new Int32Array(parent.length);
  for (let vertex = 0; vertex < parent.length; vertex++) {
    const root = rootOf(vertex);
    of[vertex] = root === vertex ? count++ : of[root]!;
  }
  return { of, count };
}
