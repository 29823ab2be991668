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

  /** @internal Created by venues. */
  constructor(floor: Floor, index: VenueIndex) {
    this.floor = floor;
    this.#index = index;
  }

  /** Id of the map. It may change when the venue is published again. */
  get id(): string {
    return this.floor.id;
  }

  /** Name of the map, such as "Ground floor". */
  get name(): string {
    return this.floor.name;
  }

  /** Short name for buttons, such as "G". If the map has no short name, the full name. */
  get shortName(): string {
    return this.floor.shortName ?? this.floor.name;
  }

  /**
   * Level of the floor, counted from the entrance. 0 is the level of the entrance, 1 the floor
   * above and -1 the floor below.
   */
  get elevation(): number {
    return this.floor.elevation;
  }

  /** Building that the map belongs to. `undefined` for the ground outside. */
  get group(): MapGroup | undefined {
    const { floorStack } = this.floor;
    return floorStack && this.#index.group(floorStack);
  }

  /** Rooms and areas on the map. */
  get polygons(): readonly Polygon[] {
    return this.#index.polygonsOn(this.floor);
  }

  /** Places on the map. */
  get locations(): readonly Location[] {
    return this.floor.locations.map((one) => this.#index.location(one));
  }

  /** Elevators, stairs and other connections from this map to other maps. */
  get links(): readonly MapLink[] {
    return this.floor.connections.map((one) => this.#index.link(one));
  }

  /** Centre of the map. */
  get center(): MapCoordinate {
    const [longitude, latitude] = this.floor.center.lngLat;
    return { map: this, latitude, longitude };
  }
}

/**
 * A building, which is a group of maps above each other.
 *
 * @example
 * const [building] = venue.mapGroups;
 * console.log(building?.maps.map(({ shortName }) => shortName));
 */
export class MapGroup {
  /** @internal The engine's floor stack. */
  readonly stack: FloorStack;
  readonly #index: VenueIndex;

  /** @internal Created by venues. */
  constructor(stack: FloorStack, index: VenueIndex) {
    this.stack = stack;
    this.#index = index;
  }

  /** Id of the group. It may change when the venue is published again. */
  get id(): string {
    return this.stack.id;
  }

  /** Name of the group. */
  get name(): string {
    return this.stack.name;
  }

  /** Maps of the group, from the lowest to the highest. */
  get maps(): readonly VenueMap[] {
    return this.stack.floors
      .map((floor) => this.#index.map(floor))
      .toSorted((a, b) => a.elevation - b.elevation);
  }

  /** Map of the group that is shown first. */
  get defaultMap(): VenueMap {
    return this.#index.map(this.stack.defaultFloor);
  }
}
