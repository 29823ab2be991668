import type { RouteNode } from '@brand/venue';
import {
  type Directions,
  type DirectionsOptions,
  type DirectionsTarget,
  findDirections,
} from './directions.ts';
import type { VenueIndex } from './venue-index.ts';
import type { VenueMap } from './venue-map.ts';

/**
 * A node of the path network. A node is also a coordinate, so you can pass it wherever a coordinate
 * is accepted.
 *
 * @example
 * const [node] = venue.nodes;
 * const directions = await node?.directionsTo(place);
 */
export class PathNode {
  /** @internal The engine's node. */
  readonly node: RouteNode;
  readonly #index: VenueIndex;

  /** @internal Created by venues. */
  constructor(node: RouteNode, index: VenueIndex) {
    this.node = node;
    this.#index = index;
  }

  /** Id of the node. It may change when the venue is published again. */
  get id(): string {
    return this.node.id;
  }

  /** Map that the node is on. */
  get map(): VenueMap {
    return this.#index.map(this.node.floor);
  }

  /** Latitude, in degrees north. */
  get latitude(): number {
    return this.node.center.lngLat[1];
  }

  /** Longitude, in degrees east. */
  get longitude(): number {
    return this.node.center.lngLat[0];
  }

  /** Nodes that are directly connected to this node. */
  get neighbors(): readonly PathNode[] {
    return this.node.neighbors.map((one) => this.#index.node(one));
  }

  /**
   * Finds the route from here to a target. Also resolves if there is no route, so check `found`.
   */
  directionsTo(target: DirectionsTarget, options?: DirectionsOptions): Promise<Directions> {
    return findDirections({ index: this.#index, from: this, to: target }, options);
  }
}
