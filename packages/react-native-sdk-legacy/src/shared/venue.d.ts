/** A language that a venue supports. */
export type VenueLanguage = {
  /** Code of the language, such as `pt`. */
  readonly code: string;
  /** Name of the language in the language itself, such as "Português". */
  readonly name: string;
};

/** A position on a map of the venue. */
export type MapCoordinate = {
  /** Map of the position. */
  readonly map: VenueMap;
  /** Latitude, in degrees north. */
  readonly latitude: number;
  /** Longitude, in degrees east. */
  readonly longitude: number;
};

/** A map of the venue: one floor of one building, or the ground outside. */
export type VenueMap = {
  /** Id of the map. It may change when the venue is published again. */
  readonly id: string;
  /** Name of the map, such as "Ground floor". */
  readonly name: string;
  /** Short name for buttons, such as "G". If the map has no short name, the full name. */
  readonly shortName: string;
  /**
   * Level of the floor, counted from the entrance. 0 is the level of the entrance, 1 the floor
   * above and -1 the floor below.
   */
  readonly elevation: number;
  /** Building that the map belongs to. `undefined` for the ground outside. */
  readonly group: MapGroup | undefined;
  /** Rooms and areas on the map. */
  readonly polygons: readonly Polygon[];
  /** Places on the map. */
  readonly locations: readonly Location[];
  /** Elevators, stairs and other connections from this map to other maps. */
  readonly links: readonly MapLink[];
  /** Centre of the map. */
  readonly center: MapCoordinate;
};

/** A building, which is a group of maps above each other. */
export type MapGroup = {
  /** Id of the group. It may change when the venue is published again. */
  readonly id: string;
  /** Name of the group. */
  readonly name: string;
  /** Maps of the group, from the lowest to the highest. */
  readonly maps: readonly VenueMap[];
  /** Map of the group that is shown first. */
  readonly defaultMap: VenueMap;
};

/** A room, a hallway or another area on a map. */
export type Polygon = {
  /** Id of the polygon. It may change when the venue is published again. */
  readonly id: string;
  /** Name of the first location, otherwise the polygon's own name. Empty if there is neither. */
  readonly name: string;
  /** Map that contains the polygon. */
  readonly map: VenueMap;
  /** Places that the polygon belongs to. Most hallways belong to none. */
  readonly locations: readonly Location[];
  /** A point well inside the polygon. */
  readonly center: MapCoordinate;
  /** Whether people walk through the polygon to other places. */
  readonly isHallway: boolean;
};

/** A connection between maps, such as an elevator, stairs or an escalator. */
export type MapLink = {
  /** Id of the link. It may change when the venue is published again. */
  readonly id: string;
  /** Name of the link. Empty if the link has no name. */
  readonly name: string;
  /** Type of the link, such as `elevator`, `stairs`, `escalator` or `ramp`. */
  readonly type: string;
  /** Maps that the link connects. */
  readonly maps: readonly VenueMap[];
  /** Whether the link is accessible with a wheelchair. */
  readonly isAccessible: boolean;
};

/**
 * A node of the path network. A node is also a coordinate, so you can pass it wherever a coordinate
 * is accepted.
 */
export type PathNode = MapCoordinate & {
  /** Id of the node. It may change when the venue is published again. */
  readonly id: string;
};

/**
 * A venue with all its data. The data is in the app, so reading it makes no calls to the web view.
 */
export type Venue = {
  /** Id of the venue. */
  readonly id: string;
  /** Name of the venue. */
  readonly name: string;
  /** Language of the venue's texts, such as `en`. */
  readonly language: string;
  /** Languages that the venue supports. */
  readonly languages: readonly VenueLanguage[];
  /** All maps of the venue, from the lowest to the highest. */
  readonly maps: readonly VenueMap[];
  /** Buildings of the venue. */
  readonly mapGroups: readonly MapGroup[];
  /** Rooms and areas of all maps. */
  readonly polygons: readonly Polygon[];
  /** Tenants and amenities that are visible to the public. */
  readonly locations: readonly Location[];
  /** Categories of the venue's locations. */
  readonly categories: readonly Category[];
  /** Elevators, stairs and other connections between maps. */
  readonly links: readonly MapLink[];
  /**
   * Returns the location with an id, or with an id in your own system.
   *
   * @throws "venue.getLocation: expected the id of a location of Harbour Mall, found "books".
   * venue.locations lists them."
   */
  getLocation(idOrExternalId: string): Location;
  /** Returns the map with an id. Throws if there is none. */
  getMap(id: string): VenueMap;
};

/**
 * Types of locations.
 *
 * @example
 * const tenants = venue.locations.filter(({ type }) => type === LOCATION_TYPE.TENANT);
 */
export declare const LOCATION_TYPE: {
  /** A separate place, such as a shop, an office or a gate. */
  readonly TENANT: 'tenant';
  /** A facility for all visitors, such as toilets, cash machines or entrances. */
  readonly AMENITY: 'amenity';
};

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

/** A named place, either a tenant or an amenity. */
export type Location = {
  /** Id of the location. It may change when the venue is published again. */
  readonly id: string;
  /**
   * Id of the location in your own system. This id stays the same when the venue is published
   * again.
   */
  readonly externalId: string | undefined;
  /** Name of the location. */
  readonly name: string;
  /** Type of the location, a tenant or an amenity. */
  readonly type: LocationType;
  /** Short description of the location. */
  readonly description: string | undefined;
  /** URL of the location's logo. */
  readonly logo: string | undefined;
  /** URL of the location's image. */
  readonly picture: string | undefined;
  /** Telephone number of the location. */
  readonly phone: string | undefined;
  /** URL of the location's website. */
  readonly website: string | undefined;
  /** Search terms that find the location. */
  readonly tags: readonly string[];
  /** Opening hours of the location. */
  readonly hours: readonly LocationHours[];
  /** Categories that the location belongs to. */
  readonly categories: readonly Category[];
  /** Rooms and areas of the location, on all maps. */
  readonly polygons: readonly Polygon[];
  /** Maps that contain the location. */
  readonly maps: readonly VenueMap[];
  /**
   * A point inside the location's first polygon. `undefined` for a location that is only in the
   * directory.
   */
  readonly center: MapCoordinate | undefined;
};

/** A category of places, such as "Restaurants". */
export type Category = {
  /** Id of the category. It may change when the venue is published again. */
  readonly id: string;
  /** Id of the category in your own system, if available. */
  readonly externalId: string | undefined;
  /** Name of the category. */
  readonly name: string;
  /** Parent category. */
  readonly parent: Category | undefined;
  /** Child categories. */
  readonly children: readonly Category[];
  /** Places in the category, excluding those of its child categories. */
  readonly locations: readonly Location[];
};
