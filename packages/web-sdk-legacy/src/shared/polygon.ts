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

  /** @internal Venues make their polygons. */
  constructor(element: ShapeElement, index: VenueIndex) {
    this.element = element;
    this.#index = index;
  }

  /** Names the polygon for as long as the venue is not drawn anew. */
  get id(): string {
    return this.element.id;
  }

  /** The name of its first location, otherwise its own; empty where there is none. */
  get name(): string {
    return this.element.locations[0]?.name || this.element.name;
  }

  /** The map that it lies on. */
  get map(): VenueMap {
    return this.#index.map(this.element.floor);
  }

  /** The places that it belongs to; none for most hallways. */
  get locations(): readonly Location[] {
    return this.element.locations.map((one) => this.#index.location(one));
  }

  /** A point well inside of it. */
  get center(): MapCoordinate {
    const [longitude, latitude] = this.element.center.lngLat;
    return { map: this.map, latitude, longitude };
  }

  /** Whether people walk through it on the way to other places. */
  get isHallway(): boolean {
    return this.element.kind === 'hallway';
  }

  /** The way from here to somewhere else. Resolves also where there is none: look at `found`. */
  directionsTo(target: DirectionsTarget, options?: DirectionsOptions): Promise<Directions> {
    return findDirections({ index: this.#index, from: this, to: target }, options);
  }
}
