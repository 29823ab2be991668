import type { Category as EngineCategory, Location as EngineLocation } from '@brand/venue';
import type { Category } from './category.ts';
import {
  type Directions,
  type DirectionsCallback,
  type DirectionsOptions,
  type DirectionsTarget,
  findDirections,
} from './directions.ts';
import type { MapCoordinate } from './map-coordinate.ts';
import type { Polygon } from './polygon.ts';
import type { VenueIndex } from './venue-index.ts';
import type { VenueMap } from './venue-map.ts';

/**
 * Types of locations.
 *
 * @example
 * const tenants = venue.locations.filter(({ type }) => type === LOCATION_TYPE.TENANT);
 */
export const LOCATION_TYPE = {
  /** A separate place, such as a shop, an office or a gate. */
  TENANT: 'tenant',
  /** A facility for all visitors, such as toilets, cash machines or entrances. */
  AMENITY: 'amenity',
} as const;

/** One of `LOCATION_TYPE`. */
export type LocationType = (typeof LOCATION_TYPE)[keyof typeof LOCATION_TYPE];

/** Opening hours on one or more days. */
export type LocationHours = {
  /** Opening time, such as `09:00`. */
  readonly opens: string;
  /** Closing time, such as `18:30`. */
  readonly closes: string;
  /** English names of the days, such as `Monday`. Empty means all days. */
  readonly days: readonly string[];
};

const AMENITY_CATEGORIES = new Set(['amenities', 'toilets', 'getting-here']);

/**
 * A named place, either a tenant or an amenity. Directions can start at a location.
 *
 * @example
 * const directions = await place.directionsTo(venue.getLocation('bookshop'));
 * if (directions.found) console.log(`${Math.round(directions.distance)} m`);
 */
export class Location {
  /** @internal The engine's location. */
  readonly location: EngineLocation;
  readonly #index: VenueIndex;

  /** @internal Created by venues. */
  constructor(location: EngineLocation, index: VenueIndex) {
    this.location = location;
    this.#index = index;
  }

  /** Id of the location. It may change when the venue is published again. */
  get id(): string {
    return this.location.id;
  }

  /**
   * Id of the location in your own system. This id stays the same when the venue is published
   * again.
   */
  get externalId(): string | undefined {
    return this.location.externalId;
  }

  /** Name of the location. */
  get name(): string {
    return this.location.name;
  }

  /** Whether the location is a tenant or an amenity. */
  get type(): LocationType {
    const isAmenity = this.location.categories.some(isAmenityCategory);
    return isAmenity ? LOCATION_TYPE.AMENITY : LOCATION_TYPE.TENANT;
  }

  /** Short description of the location. */
  get description(): string | undefined {
    return this.location.description;
  }

  /** URL of the location's logo. */
  get logo(): string | undefined {
    return this.location.logo;
  }

  /** URL of the location's image. */
  get picture(): string | undefined {
    return this.location.picture;
  }

  /** Telephone number of the location. */
  get phone(): string | undefined {
    return this.location.phone;
  }

  /** URL of the location's website. */
  get website(): string | undefined {
    return this.location.website?.url;
  }

  /** Terms under which search finds the location. */
  get tags(): readonly string[] {
    return this.location.tags;
  }

  /** Opening hours of the location. */
  get hours(): readonly LocationHours[] {
    return this.location.openingHours.map(({ opens, closes, dayOfWeek }) => ({
      opens,
      closes,
      days: dayOfWeek ?? [],
    }));
  }

  /**
   * Returns whether the location is open at a time, in the venue's time zone, or `undefined` if the
   * location has no hours.
   */
  isOpenAt(date: Date): boolean | undefined {
    return this.location.isOpenAt(date);
  }

  /** Categories that the location belongs to. */
  get categories(): readonly Category[] {
    return this.location.categories.map((one) => this.#index.category(one));
  }

  /** Rooms and areas of the location, on all maps. */
  get polygons(): readonly Polygon[] {
    return this.location.elements
      .map((element) => this.#index.polygon(element))
      .filter((polygon) => polygon !== undefined);
  }

  /** Maps that the location is on. */
  get maps(): readonly VenueMap[] {
    return this.location.floors.map((floor) => this.#index.map(floor));
  }

  /** A point inside the location's first polygon. */
  get center(): MapCoordinate | undefined {
    return this.polygons[0]?.center;
  }

  /**
   * Finds the route from here to a target. Also resolves if there is no route, so check `found`.
   */
  directionsTo(target: DirectionsTarget, options?: DirectionsOptions): Promise<Directions>;
  /** Finds the route from here to a target and calls a callback, as in the first releases. */
  directionsTo(
    target: DirectionsTarget,
    options: DirectionsOptions,
    callback: DirectionsCallback,
  ): void;
  directionsTo(
    target: DirectionsTarget,
    options?: DirectionsOptions,
    callback?: DirectionsCallback,
  ): Promise<Directions> | void {
    const found = findDirections({ index: this.#index, from: this, to: target }, options);
    if (!callback) return found;
    void notifyCallback(found, callback);
  }
}

async function notifyCallback(
  found: Promise<Directions>,
  callback: DirectionsCallback,
): Promise<void> {
  let directions: Directions;
  try {
    directions = await found;
  } catch (error) {
    callback(error, undefined);
    return;
  }
  callback(undefined, directions);
}

function isAmenityCategory(category: EngineCategory): boolean {
  const name = category.externalId ?? category.id.replace(/^lcat_/, '');
  const { parent } = category;
  return AMENITY_CATEGORIES.has(name) || (parent !== undefined && isAmenityCategory(parent));
}
