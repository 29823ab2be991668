/** A map of the venue: one floor of a building, or the ground outside. */
export type VenueMap = {
  /** Names the map for as long as the venue is not drawn anew. */
  readonly id: string;
  /** Its name, such as "Ground floor". */
  readonly name: string;
  /** Which floor it is, counted from the entrance: 0 is level with it, 1 above, -1 below. */
  readonly elevation: number;
};

/** A place on a map of the venue. */
export type MapCoordinate = {
  /** Id of the map that it is on. */
  readonly mapId: string;
  /** Degrees to the north. */
  readonly latitude: number;
  /** Degrees to the east. */
  readonly longitude: number;
};

/** A room, a hallway or another area on a map. */
export type Polygon = {
  /** Names the polygon for as long as the venue is not drawn anew. */
  readonly id: string;
  /** Id of the map that it lies on. */
  readonly mapId: string;
  /** Ids of the places that it belongs to; none for most hallways. */
  readonly locationIds: readonly string[];
  /** A point well inside of it. */
  readonly center: MapCoordinate;
};

/** A named place: a shop, a gate, the toilets. */
export type Location = {
  /** Names the location for as long as the venue is not drawn anew. */
  readonly id: string;
  /** The name in your own system, which stays when the venue is drawn anew; missing for most. */
  readonly externalId?: string;
  /** Its name. */
  readonly name: string;
  /** Some sentences about it; missing for many. */
  readonly description?: string;
  /** Names of what it is listed under. */
  readonly categories: readonly string[];
  /** Ids of its rooms and areas, on all maps. */
  readonly polygonIds: readonly string[];
};

/** A venue with its data: flat lists that refer to each other by ids. */
export type Venue = {
  /** Its name. */
  readonly name: string;
  /** All maps, from the lowest to the highest. */
  readonly maps: readonly VenueMap[];
  /** The rooms and areas of all maps. */
  readonly polygons: readonly Polygon[];
  /** Places that people may see. */
  readonly locations: readonly Location[];
};
