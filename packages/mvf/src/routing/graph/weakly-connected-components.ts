import { UnionFind } from '@brand/geo';
import { type EdgeTable, hasFlags } from './edge-table.ts';
import type { Components } from './strongly-connected-components.ts';

/** Finds parts of a graph that are connected if every edge may be used in both directions. */
export function weaklyConnectedComponents(table: EdgeTable, mask?: Uint32Array): Components {
  const { firstEdge, edgeTarget } = table;
  const vertexCount = firstEdge.length - 1;
  const sets = new UnionFind(vertexCount);
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    for (let edge = firstEdge[vertex]!; edge < firstEdge[vertex + 1]!; edge++) {
      if (hasFlags(table, edge, mask)) sets.join(vertex, edgeTarget[edge]!);
    }
  }
  let count = 0;
  const of = new Int32Array(vertexCount);
  for (let vertex = 0; vertex < vertexCount; vertex++) {
    // The smallest number of a set is its root, so components are numbered in the order of
    // vertices.
    const root = sets.rootOf(vertex);
    of[vertex] = root === vertex ? count++ : of[root]!;
  }
  return { of, count };
}
