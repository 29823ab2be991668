import type { LngLat } from '@brand/geo';
import type { RoutingGraph } from '@brand/mvf/routing';
import type { ShapeElement } from './element-type.ts';
import { RouteNode } from './route-node.ts';
import type { VenueModel } from './venue-model.ts';

/**
 * The nodes of a routing graph as elements. The data stays in the graph, and nodes hold an index
 * into it.
 */
export class NodeTable {
  /** Nodes whose floor exists in the venue, in graph order. */
  readonly nodes: readonly RouteNode[];
  readonly #graph: RoutingGraph;
  readonly #byIndex: (RouteNode | undefined)[] = [];
  #shapeIds: ReadonlyMap<number, readonly string[]> | undefined;

  constructor(model: VenueModel, graph: RoutingGraph) {
    this.#graph = graph;
    const floors = graph.floorIds.map((id) => model.floor(id));
    for (let index = 0; index < graph.nodeCount; index += 1) {
      const floor = floors[graph.floor[index]!];
      const id = graph.nodeIds[index]!;
      this.#byIndex.push(floor && new RouteNode(model, { id, floor, index, table: this }));
    }
    this.nodes = this.#byIndex.filter((node) => node !== undefined);
  }

  lngLatOf(index: number): LngLat {
    const { lngLat } = this.#graph;
    return [lngLat[2 * index]!, lngLat[2 * index + 1]!];
  }

  neighborsOf(index: number): readonly RouteNode[] {
    const { firstEdge, edgeTarget, nodeCount } = this.#graph;
    const targets = new Set(edgeTarget.subarray(firstEdge[index], firstEdge[index + 1]));
    // Targets beyond the nodes are intermediate stops of connections.
    return [...targets].flatMap((to) => (to < nodeCount ? (this.#byIndex[to] ?? []) : []));
  }

  elementsOf({ index, floor }: RouteNode): readonly ShapeElement[] {
    this.#shapeIds ??= shapeIdsByNode(this.#graph);
    return (this.#shapeIds.get(index) ?? []).flatMap((id) => floor.element(id) ?? []);
  }
}

function shapeIdsByNode({ nodesByGeometry }: RoutingGraph): ReadonlyMap<number, string[]> {
  const ids = new Map<number, string[]>();
  for (const [shapeId, nodes] of nodesByGeometry) {
    for (const node of nodes) {
      const list = ids.get(node);
      if (list) list.push(shapeId);
      else ids.set(node, [shapeId]);
    }
  }
  return ids;
}
