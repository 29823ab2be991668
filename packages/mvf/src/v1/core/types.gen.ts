import type { LineStringGeometry, MultiLineStringGeometry, MultiPolygonGeometry, PointGeometry, PolygonGeometry } from '../../geojson/types.gen.ts';

/** A building and its footprint. */
export type BuildingFeature = {
  /** Always `Feature`. */
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
  /** Whether the levels are indoors. Without it: they are. */
  type?: BuildingType;
};

/** Whether the levels of a building are indoors or open air. */
export type BuildingType = 'Building' | 'Outdoor' | (string & {});

/** Every building of the venue. */
export type Buildings = {
  /** Always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: BuildingFeature[];
};

/** One feature: the level. */
export type Level = {
  /** Always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: LevelFeature[];
};

/** A level and its footprint. */
export type LevelFeature = {
  /** Always `Feature`. */
  type: 'Feature';
  /** The footprint, or `null`. */
  geometry: PolygonGeometry | MultiPolygonGeometry | null;
  /** A level of a building. */
  properties: LevelProperties;
};

/** The obstructions of one level. */
export type LevelObstructions = {
  /** Always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: ObstructionFeature[];
};

/** A level of a building. */
export type LevelProperties = {
  /** Id of the level; also the name of its files. */
  id: ObjectId;
  /** Name of the level. */
  name: string;
  /** The building that the level is part of. */
  building: ObjectId;
  /** A name for level buttons: `2`, `B1`. */
  abbreviation: string;
  /** Order of the level: 0 is ground, 1 the level above, -1 the one below. */
  elevation: number;
};

/** The spaces of one level. */
export type LevelSpaces = {
  /** Always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: SpaceFeature[];
};

/** Id of an object: 24 hexadecimal digits. Some exports put a prefix such as `n_` before them. */
export type ObjectId = string;

/** An obstruction and its shape. */
export type ObstructionFeature = {
  /** Always `Feature`. */
  type: 'Feature';
  /** The shape. */
  geometry: PointGeometry | LineStringGeometry | MultiLineStringGeometry | PolygonGeometry | MultiPolygonGeometry;
  /** Something that blocks the way. */
  properties: ObstructionProperties;
};

/** What an obstruction is. */
export type ObstructionKind = 'wall' | 'window' | 'object' | 'void' | 'unknown' | (string & {});

/** Something that blocks the way. */
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
  /** What the obstruction is. Without it: a line is a wall. */
  kind?: ObstructionKind;
  /** Nodes of the level by which one reaches it. */
  nodes?: ObjectId[];
};

/** A space and its shape. */
export type SpaceFeature = {
  /** Always `Feature`. */
  type: 'Feature';
  /** The shape, usually a polygon or a point. */
  geometry: PointGeometry | LineStringGeometry | MultiLineStringGeometry | PolygonGeometry | MultiPolygonGeometry;
  /** A place that people can be in or at. */
  properties: SpaceProperties;
};

/** What a space is. */
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
  /** What the space is. Without it: a room, or a point of interest. */
  kind?: SpaceKind;
  /** Nodes of the level by which one reaches the space. */
  nodes?: ObjectId[];
};

/** One feature: the venue that everything else belongs to. */
export type Venue = {
  /** Always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: VenueFeature[];
};

/** The venue and where it is. */
export type VenueFeature = {
  /** Always `Feature`. */
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
  /** Name of the venue in addresses. */
  slug: string;
  /** The buildings of the venue. */
  buildings: ObjectId[];
};
