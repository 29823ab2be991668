import type { RoutingGraph } from './routing-graph.ts';

/**
 * Returns the bits that an edge must have to carry all the named flags. Returns `undefined` if the
 * venue does not declare one of them, because no edge can then have it.
 *
 * @example
 * const { document } = await importVenue(bytes);
 * const graph = buildRoutingGraph(document);
 * const isKnown = flagMask(graph, ['accessible']) !== undefined;
 */
export function flagMask(graph: RoutingGraph, names: Iterable<string>): Uint32Array | undefined {
  const mask = new Uint32Array(graph.flagWords);
  for (const name of names) {
    const flag = graph.flags.get(name);
    if (!flag) return undefined;
    mask[flag.index]! |= 1 << flag.bit;
  }
  return mask;
}
