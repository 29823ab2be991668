import type { ShapeElement } from '@brand/venue';
import {
  type Directions,
  type DirectionsOptions,
  type DirectionsTarget,
  findDirections,
} from './directions.ts';
import type { Location } from './location.ts';
import type { MapCoordinate } from './map-coordinate.ts';
import type { VenueIndex } from './venue-index.ts';
import type { VenueMap } from './venue-map.ts';

/**
 * A room, a hallway or another area on a map.
 *
 * @example
 * const [polygon] = place.polygons;
 * if (polygon) console.log(`${polygon.name} is on ${polygon.map.name}.`);
 */
export class Polygon {
  /** @internal The engine's shape. */
  readonly element: ShapeElement;
  readonly #index: VenueIndex;

  /** @internal Created by venues. */
  constructor(element: ShapeElement, index: VenueIndex) {
    this.element = element;
    this.#index = index;
  }

  /** Id of the polygon. It may change when the venue is published again. */
  get id(): string {
    return this.element.id;
  }

  /** Name of the first location, otherwise the polygon's own name. Empty if there is neither. */
  get name(): string {
    return this.element.locations[0]?.name || this.element.name;
  }

  /** Map that the polygon is on. */
  get map(): VenueMap {
    return this.#index.map(this.element.floor);
  }

  /** Places that the polygon belongs to. Most hallways belong to none. */
  get locations(): readonly Location[] {
    return this.element.locations.map((one) => this.#index.location(one));
  }

  /** A point well inside the polygon. */
  get center(): MapCoordinate {
    const [longitude, latitude] = this.element.center.lngLat;
    return { map: this.map, latitude, longitude };
  }

  /** Whether people walk through the polygon to other places. */
  get isHallway(): boolean {
    return this.element.kind === 'hallway';
  }

  /**
   * Finds the route from here to a target. Also resolves if there is no route, so check `found`.
   */
  directionsTo(target: DirectionsTarget, options?: DirectionsOptions): Promise<Directions> {
    return findDirections({ index: this.#index, from: this, to: target }, options);
  }
}
