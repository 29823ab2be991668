import type { Mvf1Document, Mvf2Document } from '../../../bundle/document.ts';
import type { Position } from '../../../geojson/types.gen.ts';
import type { NodeFeature } from '../../../v1/paths/types.gen.ts';
import type { Neighbor, NodeFeature as NodeOf2 } from '../../../v2/paths/types.gen.ts';
import type { ImportReport } from '../../import-report.ts';
import { hasFlag } from '../to-2/write-paths.ts';
import type { HexIds } from './hex-ids.ts';

type Edge = { readonly to: string; readonly extraCost: number; readonly accessible: boolean };

/**
 * Writes nodes level by level. Version 1 stores access and cost on nodes; later versions store them
 * on edges. An edge that wheelchairs cannot pass, between two accessible nodes, therefore gets an
 * extra node in its middle.
 */
export function writeLevelNodes(
  document: Mvf2Document,
  hex: HexIds,
  report: ImportReport,
): Mvf1Document['nodes'] {
  const nodes = document.nodes?.features ?? [];
  if (nodes.length === 0) return undefined;
  const edges = new Map(nodes.map((node) => [node.properties.id, edgesOf(node, document)]));
  const closed = closedNodes(edges);
  const levels = new Map<string, NodeFeature[]>();
  const midways = new MidwayNodes(nodes, hex);
  for (const node of nodes) {
    const { id, map } = node.properties;
    const mine = edges.get(id) ?? [];
    const cost = mine.reduce((least, { extraCost }) => Math.min(least, extraCost), Infinity);
    if (mine.some(({ extraCost }) => extraCost !== cost)) noteCosts(report);
    const written = toNode(hex.of(id), hex.of(map), node.geometry.coordinates);
    written.properties.weight = Number.isFinite(cost) ? cost : 0;
    written.properties.accessible = !closed.has(id);
    written.properties.neighbors = mine.map(({ to, accessible }) => {
      const isBarred = !accessible && !closed.has(id) && !closed.has(to);
      return isBarred ? midways.between(id, to) : hex.of(to);
    });
    const list = levels.get(written.properties.level);
    if (list) list.push(written);
    else levels.set(written.properties.level, [written]);
  }
  for (const midway of midways.nodes) levels.get(midway.properties.level)?.push(midway);
  noteFlags(document, report);
  return Object.fromEntries(
    [...levels].map(([level, features]) => [
      level,
      { type: 'FeatureCollection' as const, features },
    ]),
  );
}

function toNode(id: string, level: string, coordinates: Position): NodeFeature {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: {
      id,
      level,
      neighbors: [],
      weight: 0,
      multiplier: 1,
      accessible: true,
      externalId: null,
    },
  };
}

function edgesOf({ properties }: NodeOf2, { navigationFlags }: Mvf2Document): Edge[] {
  const flag = navigationFlags?.['accessible'];
  return properties.neighbors.map((neighbor) => {
    const edge: Neighbor = typeof neighbor === 'string' ? { id: neighbor } : neighbor;
    const accessible = flag === undefined || edge.flags === undefined || hasFlag(edge.flags, flag);
    return { to: edge.id, extraCost: edge.extraCost ?? 0, accessible };
  });
}

/** Returns the nodes that have edges but none for wheelchairs. */
function closedNodes(edges: ReadonlyMap<string, readonly Edge[]>): ReadonlySet<string> {
  const open = new Set<string>();
  const barred = new Set<string>();
  for (const [from, list] of edges) {
    for (const { to, accessible } of list) {
      for (const id of [from, to]) (accessible ? open : barred).add(id);
    }
  }
  return new Set([...barred].filter((id) => !open.has(id)));
}

class MidwayNodes {
  readonly #positions: ReadonlyMap<string, { position: Position; map: string }>;
  readonly #byEdge = new Map<string, NodeFeature>();
  readonly #hex: HexIds;

  constructor(nodes: readonly NodeOf2[], hex: HexIds) {
    this.#hex = hex;
    this.#positions = new Map(
      nodes.map(({ geometry, properties }) => [
        properties.id,
        { position: geometry.coordinates, map: properties.map },
      ]),
    );
  }

  get nodes(): readonly NodeFeature[] {
    return [...this.#byEdge.values()];
  }

  /** Returns the id of the extra node in the middle of the edge, which leads on to its end. */
  between(from: string, to: string): string {
    const [start, end] = [this.#positions.get(from), this.#positions.get(to)];
    if (!start || !end) return this.#hex.of(to);
    const key = [from, to].toSorted().join(' ');
    let midway = this.#byEdge.get(key);
    if (!midway) {
      const middle = [0, 1].map((axis) => (start.position[axis]! + end.position[axis]!) / 2);
      midway = toNode(this.#hex.of(`between ${key}`), this.#hex.of(start.map), middle);
      midway.properties.accessible = false;
      this.#byEdge.set(key, midway);
    }
    midway.properties.neighbors.push(this.#hex.of(to));
    return midway.properties.id;
  }
}

function noteCosts(report: ImportReport): void {
  report.note({
    action: 'dropped',
    code: 'edge-cost',
    message: 'Version 1 has one cost per node: nodes got the smallest of their edges.',
    source: 'node.geojson',
  });
}

function noteFlags({ navigationFlags = {} }: Mvf2Document, report: ImportReport): void {
  const lost = Object.keys(navigationFlags).filter((name) => name !== 'accessible');
  if (lost.length === 0) return;
  report.note({
    action: 'dropped',
    code: 'navigation-flags',
    message: `Version 1 has no flag except \`accessible\`. Left out: ${lost.join(', ')}.`,
    source: 'navigation-flags.json',
  });
}
