import type { RoutingGraph } from './routing-graph.ts';

/**
 * The bits that an edge must have to carry all the named flags; `undefined` when the venue does not
 * declare one of them, so that no edge can have it.
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
