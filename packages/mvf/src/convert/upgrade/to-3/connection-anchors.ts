import type { NodeDraft, NodeTable } from './node-draft.ts';

/**
 * Finds geometries for nodes, because version 2 connects nodes and version 3 geometries. A geometry
 * can represent a set of nodes only if no other nodes lead to it: otherwise people could enter a
 * lift from anywhere in the hallway. Nodes that no geometry represents get their own point.
 */
export class AnchorFinder {
  readonly #nodesOfGeometry = new Map<string, Set<NodeDraft>>();
  readonly #points = new Map<NodeDraft, string>();
  readonly #addPoint: (node: NodeDraft) => string;

  constructor(nodes: NodeTable, addPoint: (node: NodeDraft) => string) {
    this.#addPoint = addPoint;
    for (const node of nodes.values()) {
      for (const geometryId of node.geometryIds) {
        const members = this.#nodesOfGeometry.get(geometryId);
        if (members) members.add(node);
        else this.#nodesOfGeometry.set(geometryId, new Set([node]));
      }
    }
  }

  /** Returns geometries that together lead to exactly these nodes of one floor. */
  find(nodes: ReadonlySet<NodeDraft>): string[] {
    const found: string[] = [];
    const open = new Set(nodes);
    for (const [geometryId, members] of this.#candidates(nodes)) {
      if (![...members].some((node) => open.has(node))) continue;
      found.push(geometryId);
      for (const node of members) open.delete(node);
    }
    return [...found, ...[...open].map((node) => this.#pointOf(node))];
  }

  /** Returns geometries that only these nodes lead to, those with the most nodes first. */
  #candidates(nodes: ReadonlySet<NodeDraft>): [string, ReadonlySet<NodeDraft>][] {
    const ids = new Set([...nodes].flatMap((node) => [...node.geometryIds]));
    return [...ids]
      .flatMap((id): [string, ReadonlySet<NodeDraft>][] => {
        const members = this.#nodesOfGeometry.get(id);
        return members && isSubset(members, nodes) ? [[id, members]] : [];
      })
      .toSorted(([, a], [, b]) => b.size - a.size);
  }

  #pointOf(node: NodeDraft): string {
    const before = this.#points.get(node);
    if (before !== undefined) return before;
    const geometryId = this.#addPoint(node);
    this.#points.set(node, geometryId);
    node.geometryIds.add(geometryId);
    return geometryId;
  }
}

function isSubset(part: ReadonlySet<NodeDraft>, whole: ReadonlySet<NodeDraft>): boolean {
  return part.size <= whole.size && [...part].every((node) => whole.has(node));
}
