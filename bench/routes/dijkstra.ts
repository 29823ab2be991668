import type { RoutingGraph } from '@brand/mvf/routing';

/**
 * Dijkstra's algorithm without a heuristic: the cheapest cost between two vertices. Slow, as a
 * reference for other algorithms.
 */
export function dijkstra(graph: RoutingGraph, from: number, to: number): number {
  const cost = new Float64Array(graph.x.length).fill(Infinity);
  const heap: (readonly [cost: number, vertex: number])[] = [];
  push(heap, [0, from]);
  cost[from] = 0;
  for (let top = pop(heap); top; top = pop(heap)) {
    const [total, vertex] = top;
    if (vertex === to) return total;
    if (total > cost[vertex]!) continue;
    for (let edge = graph.firstEdge[vertex]!; edge < graph.firstEdge[vertex + 1]!; edge += 1) {
      const next = graph.edgeTarget[edge]!;
      const reached = total + graph.edgeCost[edge]!;
      if (reached >= cost[next]!) continue;
      cost[next] = reached;
      push(heap, [reached, next]);
    }
  }
  return Infinity;
}

type Entry = readonly [cost: number, vertex: number];

function push(heap: Entry[], entry: Entry): void {
  let slot = heap.length;
  heap.push(entry);
  while (slot > 0) {
    const parent = (slot - 1) >> 1;
    if (heap[parent]![0] <= entry[0]) break;
    heap[slot] = heap[parent]!;
    slot = parent;
  }
  heap[slot] = entry;
}

function pop(heap: Entry[]): Entry | undefined {
  const top = heap[0];
  const last = heap.pop();
  if (!last || heap.length === 0) return top;
  let slot = 0;
  for (;;) {
    let child = 2 * slot + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && heap[child + 1]![0] < heap[child]![0]) child += 1;
    if (heap[child]![0] >= last[0]) break;
    heap[slot] = heap[child]!;
    slot = child;
  }
  heap[slot] = last;
  return top;
}
