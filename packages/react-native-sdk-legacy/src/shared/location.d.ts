import type { MapCoordinate, Polygon, VenueMap } from './venue.js';

/**
 * What kind of place a location is.
 *
 * @example
 * const tenants = venue.locations.filter(({ type }) => type === LOCATION_TYPE.TENANT);
 */
export declare const LOCATION_TYPE: {
  /** A shop, an office, a gate: a place of its own. */
  readonly TENANT: 'tenant';
  /** Something for everybody: toilets, cash machines, entrances. */
  readonly AMENITY: 'amenity';
};

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

/** A named place: a tenant or an amenity. */
export type Location = {
  /** Names the location for as long as the venue is not drawn anew. */
  readonly id: string;
  /** The name in your own system, which stays when the venue is drawn anew. */
  readonly externalId: string | undefined;
  /** Its name. */
  readonly name: string;
  /** Whether it is a tenant or an amenity. */
  readonly type: LocationType;
  /** Some sentences about it. */
  readonly description: string | undefined;
  /** Address of its logo. */
  readonly logo: string | undefined;
  /** Address of its picture. */
  readonly picture: string | undefined;
  /** Its telephone number. */
  readonly phone: string | undefined;
  /** Address of its own site. */
  readonly website: string | undefined;
  /** Words that it is found by. */
  readonly tags: readonly string[];
  /** When it is open. */
  readonly hours: readonly LocationHours[];
  /** What it is listed under. */
  readonly categories: readonly Category[];
  /** Its rooms and areas, on all maps. */
  readonly polygons: readonly Polygon[];
  /** The maps that it is on. */
  readonly maps: readonly VenueMap[];
  /** A point inside of its first polygon; none for a place that is only in the directory. */
  readonly center: MapCoordinate | undefined;
};

/** A kind of place, such as "Restaurants". */
export type Category = {
  /** Names the category for as long as the venue is not drawn anew. */
  readonly id: string;
  /** The name in your own system, if there is one. */
  readonly externalId: string | undefined;
  /** Its name. */
  readonly name: string;
  /** The category above it. */
  readonly parent: Category | undefined;
  /** The categories below it. */
  readonly children: readonly Category[];
  /** Its places, not those of the categories below it. */
  readonly locations: readonly Location[];
};
