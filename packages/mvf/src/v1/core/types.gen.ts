import type { LineStringGeometry, MultiLineStringGeometry, MultiPolygonGeometry, PointGeometry, PolygonGeometry } from '../../geojson/types.gen.ts';

/** A building and its footprint. */
export type BuildingFeature = {
  /** Type of the object, which is always `Feature`. */
  type: 'Feature';
  /** The footprint, or `null`. */
  geometry: PolygonGeometry | MultiPolygonGeometry | null;
  /** Levels that belong together. */
  properties: BuildingProperties;
};

/** Levels that belong together. */
export type BuildingProperties = {
  /** Id of the building. */
  id: ObjectId;
  /** Name of the building. */
  name: string;
  /** The venue. */
  venue: ObjectId;
  /** Whether the levels are indoors. Default: indoors. */
  type?: BuildingType;
};

/** Whether the levels of a building are indoors or in the open air. */
export type BuildingType = 'Building' | 'Outdoor' | (string & {});

/** Every building of the venue. */
export type Buildings = {
  /** Type of the object, which is always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: BuildingFeature[];
};

/** One feature: the level. */
export type Level = {
  /** Type of the object, which is always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: LevelFeature[];
};

/** A level and its footprint. */
export type LevelFeature = {
  /** Type of the object, which is always `Feature`. */
  type: 'Feature';
  /** The footprint, or `null`. */
  geometry: PolygonGeometry | MultiPolygonGeometry | null;
  /** A level of a building. */
  properties: LevelProperties;
};

/** The obstructions of one level. */
export type LevelObstructions = {
  /** Type of the object, which is always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: ObstructionFeature[];
};

/** A level of a building. */
export type LevelProperties = {
  /** Id of the level, which is also the name of its files. */
  id: ObjectId;
  /** Name of the level. */
  name: string;
  /** The building that the level is part of. */
  building: ObjectId;
  /** A short name for level buttons: `2`, `B1`. */
  abbreviation: string;
  /** Order of the level: 0 is the ground level, 1 the level above, -1 the level below. */
  elevation: number;
};

/** The spaces of one level. */
export type LevelSpaces = {
  /** Type of the object, which is always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: SpaceFeature[];
};

/** Id of an object: 24 hexadecimal digits. Some exports add a prefix such as `n_`. */
export type ObjectId = string;

/** An obstruction and its shape. */
export type ObstructionFeature = {
  /** Type of the object, which is always `Feature`. */
  type: 'Feature';
  /** The shape. */
  geometry: PointGeometry | LineStringGeometry | MultiLineStringGeometry | PolygonGeometry | MultiPolygonGeometry;
  /** An object that blocks the path. */
  properties: ObstructionProperties;
};

/** Kind of an obstruction. */
export type ObstructionKind = 'wall' | 'window' | 'object' | 'void' | 'unknown' | (string & {});

/** An object that blocks the path. */
export type ObstructionProperties = {
  /** Id of the obstruction. */
  id: ObjectId;
  /** The level that the obstruction is on. */
  level: ObjectId;
  /** Id of the obstruction in other systems. */
  externalId?: string;
  /** Name of the obstruction. */
  name?: string;
  /** One or more sentences of plain text. */
  description?: string;
  /** Kind of the obstruction. If omitted, a line is a wall. */
  kind?: ObstructionKind;
  /** Nodes of the level from which the obstruction can be reached. */
  nodes?: ObjectId[];
};

/** A space and its shape. */
export type SpaceFeature = {
  /** Type of the object, which is always `Feature`. */
  type: 'Feature';
  /** The shape, usually a polygon or a point. */
  geometry: PointGeometry | LineStringGeometry | MultiLineStringGeometry | PolygonGeometry | MultiPolygonGeometry;
  /** A place that people can be in or at. */
  properties: SpaceProperties;
};

/** Kind of a space. */
export type SpaceKind = 'room' | 'hallway' | 'door' | 'poi' | 'area' | 'void' | 'unknown' | (string & {});

/** A place that people can be in or at. */
export type SpaceProperties = {
  /** Id of the space. */
  id: ObjectId;
  /** The level that the space is on. */
  level: ObjectId;
  /** The space that this one is part of. */
  parent?: ObjectId;
  /** Id of the space in other systems, for example its unit number. */
  externalId?: string;
  /** Name of the space. */
  name?: string;
  /** One or more sentences of plain text. */
  description?: string;
  /** Kind of the space. If omitted, a polygon is a room and a point is a point of interest. */
  kind?: SpaceKind;
  /** Nodes of the level from which the space can be reached. */
  nodes?: ObjectId[];
};

/** One feature: the venue that everything else belongs to. */
export type Venue = {
  /** Type of the object, which is always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: VenueFeature[];
};

/** The venue and its position. */
export type VenueFeature = {
  /** Type of the object, which is always `Feature`. */
  type: 'Feature';
  /** Centre or outline of the venue, or `null`. */
  geometry: PointGeometry | PolygonGeometry | MultiPolygonGeometry | null;
  /** The venue. */
  properties: VenueProperties;
};

/** The venue. */
export type VenueProperties = {
  /** Id of the venue. */
  id: ObjectId;
  /** Name of the venue. */
  name: string;
  /** URL slug of the venue. */
  slug: string;
  /** The buildings of the venue. */
  buildings: ObjectId[];
};
