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
 * What kind of place a location is.
 *
 * @example
 * const tenants = venue.locations.filter(({ type }) => type === LOCATION_TYPE.TENANT);
 */
export const LOCATION_TYPE = {
  /** A shop, an office, a gate: a place of its own. */
  TENANT: 'tenant',
  /** Something for everybody: toilets, cash machines, entrances. */
  AMENITY: 'amenity',
} as const;

/** One of `LOCATION_TYPE`. */
export type LocationType = (typeof LOCATION_TYPE)[keyof typeof LOCATION_TYPE];

/** Hours of one or more days. */
export type LocationHours = {
  /** When it opens, such as `09:00`. */
  readonly opens: string;
  /** When it closes, such as `18:30`. */
  readonly closes: string;
  /** English names of the days, such as `Monday`; all days where there is none. */
  readonly days: readonly string[];
};

const AMENITY_CATEGORIES = new Set(['amenities', 'toilets', 'getting-here']);

/**
 * A named place: a tenant or an amenity. Directions begin at it.
 *
 * @example
 * const directions = await place.directionsTo(venue.getLocation('bookshop'));
 * if (directions.found) console.log(`${Math.round(directions.distance)} m`);
 */
export class Location {
  /** @internal The engine's location. */
  readonly location: EngineLocation;
  readonly #index: VenueIndex;

  /** @internal Venues make their locations. */
  constructor(location: EngineLocation, index: VenueIndex) {
    this.location = location;
    this.#index = index;
  }

  /** Names the location for as long as the venue is not drawn anew. */
  get id(): string {
    return this.location.id;
  }

  /** The name in your own system, which stays when the venue is drawn anew. */
  get externalId(): string | undefined {
    return this.location.externalId;
  }

  /** Its name. */
  get name(): string {
    return this.location.name;
  }

  /** Whether it is a tenant or an amenity. */
  get type(): LocationType {
    const isAmenity = this.location.categories.some(isAmenityCategory);
    return isAmenity ? LOCATION_TYPE.AMENITY : LOCATION_TYPE.TENANT;
  }

  /** Some sentences about it. */
  get description(): string | undefined {
    return this.location.description;
  }

  /** Address of its logo. */
  get logo(): string | undefined {
    return this.location.logo;
  }

  /** Address of its picture. */
  get picture(): string | undefined {
    return this.location.picture;
  }

  /** Its telephone number. */
  get phone(): string | undefined {
    return this.location.phone;
  }

  /** Address of its own site. */
  get website(): string | undefined {
    return this.location.website?.url;
  }

  /** Words that it is found by. */
  get tags(): readonly string[] {
    return this.location.tags;
  }

  /** When it is open. */
  get hours(): readonly LocationHours[] {
    return this.location.openingHours.map(({ opens, closes, dayOfWeek }) => ({
      opens,
      closes,
      days: dayOfWeek ?? [],
    }));
  }

  /** Whether it is open at a time, in the time zone of the venue; unknown without hours. */
  isOpenAt(date: Date): boolean | undefined {
    return this.location.isOpenAt(date);
  }

  /** What it is listed under. */
  get categories(): readonly Category[] {
    return this.location.categories.map((one) => this.#index.category(one));
  }

  /** Its rooms and areas, on all maps. */
  get polygons(): readonly Polygon[] {
    return this.location.elements
      .map((element) => this.#index.polygon(element))
      .filter((polygon) => polygon !== undefined);
  }

  /** The maps that it is on. */
  get maps(): readonly VenueMap[] {
    return this.location.floors.map((floor) => this.#index.map(floor));
  }

  /** A point inside of its first polygon. */
  get center(): MapCoordinate | undefined {
    return this.polygons[0]?.center;
  }

  /** The way from here to somewhere else. Resolves also where there is none: look at `found`. */
  directionsTo(target: DirectionsTarget, options?: DirectionsOptions): Promise<Directions>;
  /** The same with a callback, as the first releases had it. */
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
