import { type Point, pointDistance } from '@brand/geo';
import type { RoutingGraph } from '@brand/mvf/routing';
import type { Connection } from '../model/connection.ts';
import type { ShapeElement } from '../model/element-type.ts';
import type { Floor } from '../model/floor.ts';
import { WalkableFloor } from './walkable-floor.ts';
import type { RoutableVenue } from './routable-venue.ts';

/** The routing graph of a venue with the elements behind its indexes. */
export class Network {
  readonly graph: RoutingGraph;
  /** Positions of the nodes, in metres of the venue's frame. */
  readonly places: readonly Point[];
  /** All connections of the venue, including those that the graph does not reach. */
  readonly connections: readonly Connection[];
  readonly #floors: readonly (Floor | undefined)[];
  readonly #connections: readonly (Connection | undefined)[];
  readonly #nodesOfFloor: Map<Floor, number[]> = new Map();
  readonly #spaces: Map<Floor, WalkableFloor> = new Map();

  /** Whether the graph has the nodes of the bundle, to which node elements refer. */
  readonly isOwn: boolean;

  constructor(
    venue: RoutableVenue,
    graph: RoutingGraph,
    origin: 'bundle' | 'generated' = 'bundle',
  ) {
    this.graph = graph;
    this.isOwn = origin === 'bundle';
    this.connections = venue.connections;
    const { lngLat, nodeCount } = graph;
    this.places = Array.from({ length: nodeCount }, (_, node) =>
      venue.frame.toMetres([lngLat[2 * node]!, lngLat[2 * node + 1]!]),
    );
    const floors = new Map(venue.floors.map((floor) => [floor.id, floor]));
    const connections = new Map(venue.connections.map((one) => [one.id, one]));
    this.#floors = graph.floorIds.map((id) => floors.get(id));
    this.#connections = graph.connectionIds.map((id) => connections.get(id));
    for (let node = 0; node < nodeCount; node += 1) {
      const floor = this.#floors[graph.floor[node]!];
      const nodes = floor && this.#nodesOfFloor.get(floor);
      if (nodes) nodes.push(node);
      else if (floor) this.#nodesOfFloor.set(floor, [node]);
    }
  }

  /** The floors that have nodes. */
  get floors(): Iterable<Floor> {
    return this.#nodesOfFloor.keys();
  }

  floorOf(node: number): Floor {
    return this.#floors[this.graph.floor[node]!]!;
  }

  /** Returns the connection with an index in the graph. */
  connection(index: number): Connection {
    return this.#connections[index]!;
  }

  /** Connection types, in graph order. */
  get connectionTypes(): readonly string[] {
    return this.#connections.map((connection) => connection?.connectionType ?? 'unknown');
  }

  /** Returns the nodes of a shape. */
  nodesAt({ id, floor }: ShapeElement): readonly number[] {
    const nodes = this.graph.nodesByGeometry.get(id) ?? [];
    return nodes.filter((node) => this.floorOf(node) === floor);
  }

  /** Returns the nodes of a floor within a radius in metres, nearest first. */
  nodesNear(floor: Floor, point: Point, metres: number): readonly number[] {
    return (this.#nodesOfFloor.get(floor) ?? [])
      .map((node) => ({ node, distance: pointDistance(point, this.places[node]!) }))
      .filter(({ distance }) => distance <= metres)
      .toSorted((a, b) => a.distance - b.distance)
      .map(({ node }) => node);
  }

  /** Returns the obstacles and walkable areas of a floor, prepared on first use. */
  space(floor: Floor): WalkableFloor {
    let space = this.#spaces.get(floor);
    if (!space) this.#spaces.set(floor, (space = new WalkableFloor(floor)));
    return space;
  }
}
