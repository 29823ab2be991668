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
 * A point of the network that routes are found on. It is a coordinate as well, so that it can be
 * handed over wherever one is taken.
 *
 * @example
 * const [node] = venue.nodes;
 * const directions = await node?.directionsTo(place);
 */
export class PathNode {
  /** @internal The engine's node. */
  readonly node: RouteNode;
  readonly #index: VenueIndex;

  /** @internal Venues make their nodes. */
  constructor(node: RouteNode, index: VenueIndex) {
    this.node = node;
    this.#index = index;
  }

  /** Names the node for as long as the venue is not drawn anew. */
  get id(): string {
    return this.node.id;
  }

  /** The map that it is on. */
  get map(): VenueMap {
    return this.#index.map(this.node.floor);
  }

  /** Degrees to the north. */
  get latitude(): number {
    return this.node.center.lngLat[1];
  }

  /** Degrees to the east. */
  get longitude(): number {
    return this.node.center.lngLat[0];
  }

  /** The nodes that are one step away. */
  get neighbors(): readonly PathNode[] {
    return this.node.neighbors.map((one) => this.#index.node(one));
  }

  /** The way from here to somewhere else. Resolves also where there is none: look at `found`. */
  directionsTo(target: DirectionsTarget, options?: DirectionsOptions): Promise<Directions> {
    return findDirections({ index: this.#index, from: this, to: target }, options);
  }
}
