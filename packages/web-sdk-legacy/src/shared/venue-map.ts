import type { Floor, FloorStack } from '@brand/venue';
import type { MapCoordinate } from './map-coordinate.ts';
import type { Location } from './location.ts';
import type { MapLink } from './map-link.ts';
import type { Polygon } from './polygon.ts';
import type { VenueIndex } from './venue-index.ts';

/**
 * A map of the venue: one floor of one building, or the ground outside.
 *
 * @example
 * for (const map of venue.maps) console.log(map.elevation, map.name, map.polygons.length);
 */
export class VenueMap {
  /** @internal The engine's floor. */
  readonly floor: Floor;
  readonly #index: VenueIndex;

  /** @internal Venues make their maps. */
  constructor(floor: Floor, index: VenueIndex) {
    this.floor = floor;
    this.#index = index;
  }

  /** Names the map for as long as the venue is not drawn anew. */
  get id(): string {
    return this.floor.id;
  }

  /** Its name, such as "Ground floor". */
  get name(): string {
    return this.floor.name;
  }

  /** A name that fits on a button, such as "G"; the full name where there is none. */
  get shortName(): string {
    return this.floor.shortName ?? this.floor.name;
  }

  /** Which floor it is, counted from the entrance: 0 is level with it, 1 above, -1 below. */
  get elevation(): number {
    return this.floor.elevation;
  }

  /** The building that it belongs to; none for the ground outside. */
  get group(): MapGroup | undefined {
    const { floorStack } = this.floor;
    return floorStack && this.#index.group(floorStack);
  }

  /** The rooms and areas on it. */
  get polygons(): readonly Polygon[] {
    return this.#index.polygonsOn(this.floor);
  }

  /** The places on it. */
  get locations(): readonly Location[] {
    return this.floor.locations.map((one) => this.#index.location(one));
  }

  /** The elevators, stairs and other ways from it to other maps. */
  get links(): readonly MapLink[] {
    return this.floor.connections.map((one) => this.#index.link(one));
  }

  /** Its middle. */
  get center(): MapCoordinate {
    const [longitude, latitude] = this.floor.center.lngLat;
    return { map: this, latitude, longitude };
  }
}

/**
 * Maps that lie above each other: a building.
 *
 * @example
 * const [building] = venue.mapGroups;
 * console.log(building?.maps.map(({ shortName }) => shortName));
 */
export class MapGroup {
  /** @internal The engine's floor stack. */
  readonly stack: FloorStack;
  readonly #index: VenueIndex;

  /** @internal Venues make their groups. */
  constructor(stack: FloorStack, index: VenueIndex) {
    this.stack = stack;
    this.#index = index;
  }

  /** Names the group for as long as the venue is not drawn anew. */
  get id(): string {
    return this.stack.id;
  }

  /** Its name. */
  get name(): string {
    return this.stack.name;
  }

  /** Its maps, from the lowest to the highest. */
  get maps(): readonly VenueMap[] {
    return this.stack.floors
      .map((floor) => this.#index.map(floor))
      .toSorted((a, b) => a.elevation - b.elevation);
  }

  /** The map that is shown first. */
  get defaultMap(): VenueMap {
    return this.#index.map(this.stack.defaultFloor);
  }
}
