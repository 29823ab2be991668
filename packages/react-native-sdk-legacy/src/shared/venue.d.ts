/** A language that a venue has texts in. */
export type VenueLanguage = {
  /** Its code, such as `pt`. */
  readonly code: string;
  /** Its own name, such as "Português". */
  readonly name: string;
};

/** A place on a map of the venue. */
export type MapCoordinate = {
  /** The map that it is on. */
  readonly map: VenueMap;
  /** Degrees to the north. */
  readonly latitude: number;
  /** Degrees to the east. */
  readonly longitude: number;
};

/** A map of the venue: one floor of one building, or the ground outside. */
export type VenueMap = {
  /** Names the map for as long as the venue is not drawn anew. */
  readonly id: string;
  /** Its name, such as "Ground floor". */
  readonly name: string;
  /** A name that fits on a button, such as "G"; the full name where there is none. */
  readonly shortName: string;
  /** Which floor it is, counted from the entrance: 0 is level with it, 1 above, -1 below. */
  readonly elevation: number;
  /** The building that it belongs to; none for the ground outside. */
  readonly group: MapGroup | undefined;
  /** The rooms and areas on it. */
  readonly polygons: readonly Polygon[];
  /** The places on it. */
  readonly locations: readonly Location[];
  /** The elevators, stairs and other ways from it to other maps. */
  readonly links: readonly MapLink[];
  /** Its middle. */
  readonly center: MapCoordinate;
};

/** Maps that lie above each other: a building. */
export type MapGroup = {
  /** Names the group for as long as the venue is not drawn anew. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
  /** Its maps, from the lowest to the highest. */
  readonly maps: readonly VenueMap[];
  /** The map that is shown first. */
  readonly defaultMap: VenueMap;
};

/** A room, a hallway or another area on a map. */
export type Polygon = {
  /** Names the polygon for as long as the venue is not drawn anew. */
  readonly id: string;
  /** The name of its first location, otherwise its own; empty where there is none. */
  readonly name: string;
  /** The map that it lies on. */
  readonly map: VenueMap;
  /** The places that it belongs to; none for most hallways. */
  readonly locations: readonly Location[];
  /** A point well inside of it. */
  readonly center: MapCoordinate;
  /** Whether people walk through it on the way to other places. */
  readonly isHallway: boolean;
};

/** A way from map to map: an elevator, stairs, an escalator. */
export type MapLink = {
  /** Names the link for as long as the venue is not drawn anew. */
  readonly id: string;
  /** Its name; empty where it has none. */
  readonly name: string;
  /** What it is, such as `elevator`, `stairs`, `escalator` or `ramp`. */
  readonly type: string;
  /** The maps that it joins. */
  readonly maps: readonly VenueMap[];
  /** Whether it can be used with a wheelchair. */
  readonly isAccessible: boolean;
};

/**
 * A point of the network that routes are found on. It is a coordinate as well, so that it can be
 * handed over wherever one is taken.
 */
export type PathNode = MapCoordinate & {
  /** Names the node for as long as the venue is not drawn anew. */
  readonly id: string;
};

/** A venue with all its data, on the side of the app: reading it asks the web view nothing. */
export type Venue = {
  /** Names the venue. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
  /** The language of its texts, such as `en`. */
  readonly language: string;
  /** The languages that it has texts in. */
  readonly languages: readonly VenueLanguage[];
  /** All maps, from the lowest to the highest. */
  readonly maps: readonly VenueMap[];
  /** Its buildings. */
  readonly mapGroups: readonly MapGroup[];
  /** The rooms and areas of all maps. */
  readonly polygons: readonly Polygon[];
  /** Tenants and amenities that people may see. */
  readonly locations: readonly Location[];
  /** What locations are listed under. */
  readonly categories: readonly Category[];
  /** The elevators, stairs and other ways from map to map. */
  readonly links: readonly MapLink[];
  /**
   * The location with this id, or this id in your own system.
   *
   * @throws "venue.getLocation: expected the id of a location of Harbour Mall, found "books".
   * venue.locations lists them."
   */
  getLocation(idOrExternalId: string): Location;
  /** The map with this id. Fails where there is none. */
  getMap(id: string): VenueMap;
};

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
  /** Identifies the location until the venue is published again. */
  readonly id: string;
  /** The id in your own system. It stays the same when the venue is published again. */
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
  /** A point inside its first polygon; `undefined` for a location that is only in the directory. */
  readonly center: MapCoordinate | undefined;
};

/** A kind of place, such as "Restaurants". */
export type Category = {
  /** Identifies the category until the venue is published again. */
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
