import { type EdgeTable, hasFlags } from './edge-table.ts';

/** Marks with 1 the seeds and every vertex that edges lead to from them. One pass. */
export function reachableFrom(
  table: EdgeTable,
  seeds: Iterable<number>,
  mask?: Uint32Array,
): Uint8Array {
  const { firstEdge, edgeTarget } = table;
  const marks = new Uint8Array(firstEdge.length - 1);
  const queue: number[] = [];
  const mark = (vertex: number): void => {
    if (marks[vertex] === 1) return;
    marks[vertex] = 1;
    queue.push(vertex);
  };
  for (const seed of seeds) mark(seed);
  for (let vertex = queue.pop(); vertex !== undefined; vertex = queue.pop()) {
    for (let edge = firstEdge[vertex]!; edge < firstEdge[vertex + 1]!; edge++) {
      if (hasFlags(table, edge, mask)) mark(edgeTarget[edge]!);
    }
  }
  return marks;
}
