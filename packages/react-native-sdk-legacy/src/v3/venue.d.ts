/** A map of the venue: one floor of a building, or the ground outside. */
export type VenueMap = {
  /** Id of the map. It may change when the venue is published again. */
  readonly id: string;
  /** Name of the map, such as "Ground floor". */
  readonly name: string;
  /**
   * Level of the floor, counted from the entrance. 0 is the level of the entrance, 1 the floor
   * above and -1 the floor below.
   */
  readonly elevation: number;
};

/** A position on a map of the venue. */
export type MapCoordinate = {
  /** Id of the map that the position is on. */
  readonly mapId: string;
  /** Latitude, in degrees north. */
  readonly latitude: number;
  /** Longitude, in degrees east. */
  readonly longitude: number;
};

/** A room, a hallway or another area on a map. */
export type Polygon = {
  /** Id of the polygon. It may change when the venue is published again. */
  readonly id: string;
  /** Id of the map that contains the polygon. */
  readonly mapId: string;
  /** Ids of the places that the polygon belongs to. Most hallways belong to none. */
  readonly locationIds: readonly string[];
  /** A point well inside the polygon. */
  readonly center: MapCoordinate;
};

/** A named place, such as a shop, a gate or toilets. */
export type Location = {
  /** Id of the location. It may change when the venue is published again. */
  readonly id: string;
  /**
   * Id of the location in your own system. This id stays the same when the venue is published
   * again. Most locations have none.
   */
  readonly externalId?: string;
  /** Name of the location. */
  readonly name: string;
  /** Short description of the location. Many locations have none. */
  readonly description?: string;
  /** Names of the categories that the location belongs to. */
  readonly categories: readonly string[];
  /** Ids of the location's rooms and areas, on all maps. */
  readonly polygonIds: readonly string[];
};

/** A venue with its data, as flat lists that refer to each other by id. */
export type Venue = {
  /** Name of the venue. */
  readonly name: string;
  /** All maps of the venue, from the lowest to the highest. */
  readonly maps: readonly VenueMap[];
  /** Rooms and areas of all maps. */
  readonly polygons: readonly Polygon[];
  /** Places that are visible to the public. */
  readonly locations: readonly Location[];
};
