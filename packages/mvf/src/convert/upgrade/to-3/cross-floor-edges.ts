import type { ConnectionParts, End, JoinedNodes } from './joined-nodes.ts';
import type { NodeDraft, NodeTable } from './node-draft.ts';

/** Two nodes on different floors that are neighbours in the source. */
export type CrossFloorEdge = {
  readonly entrances: readonly End[];
  readonly exits: readonly End[];
  readonly extraCost: number;
};

/**
 * Returns edges between floors, which version 3 allows only for connections. Edges that a
 * connection already covers are skipped; both directions of an edge become one connection.
 */
export function crossFloorEdges(
  nodes: NodeTable,
  joined: JoinedNodes,
  { flags, outdoorFloors, report }: ConnectionParts,
): CrossFloorEdge[] {
  const outdoors = new Set(outdoorFloors);
  const edges = new Map<string, { ends: [End, End][]; extraCost: number }>();
  for (const node of nodes.values()) {
    for (const edge of node.edges) {
      const other = nodes.get(edge.to);
      if (!other || other.floorId === node.floorId) continue;
      const isJoined = joined.has(node, other);
      report.note({
        action: 'changed',
        code: isJoined ? 'edge-is-connection' : 'edge-between-floors',
        message: isJoined
          ? 'Edges between floors that repeat a connection were left out.'
          : 'Edges between floors without a matching connection became connections of unknown type.',
        source: 'node.geojson',
      });
      if (isJoined) continue;
      const toEnd = (end: NodeDraft): End => {
        const defaults = { accessible: true, outdoors: outdoors.has(end.floorId) };
        return { node: end, flags: flags.bits(edge.flags, defaults) };
      };
      const key = [node.id, other.id].toSorted().join(' ');
      const before = edges.get(key);
      const ends: [End, End] = [toEnd(node), toEnd(other)];
      if (before) before.ends.push(ends);
      else edges.set(key, { ends: [ends], extraCost: edge.extraCost });
    }
  }
  return [...edges.values()].map(({ ends, extraCost }) => ({
    entrances: ends.map(([from]) => from),
    exits: ends.map(([, to]) => to),
    extraCost,
  }));
}
