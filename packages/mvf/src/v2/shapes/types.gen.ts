import type { LineStringGeometry, MultiLineStringGeometry, MultiPolygonGeometry, PointGeometry, PolygonGeometry, Position } from '../../geojson/types.gen.ts';
import type { Details, FloorId, Metadata } from '../core/types.gen.ts';

/** An entrance and its line. */
export type EntranceFeature = {
  /** Type of the object, which is always `Feature`. */
  type: 'Feature';
  /** GeoJSON LineString: two or more positions. */
  geometry: LineStringGeometry;
  /** An opening in a wall, through which people walk from one space to another. */
  properties: EntranceProperties;
};

/** Id of an entrance: `e_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type EntranceId = string;

/** Appearance of a door. */
export type EntranceKind = 'open' | 'single-swing' | 'double-swing' | 'sliding' | 'revolving' | 'gate' | 'unknown' | (string & {});

/** An opening in a wall, through which people walk from one space to another. */
export type EntranceProperties = {
  /** Id of the entrance. */
  id: EntranceId;
  /** Id of the entrance in the system it came from, or an empty string. */
  externalId: string;
  /** The node in the opening. */
  node?: NodeId;
  /** All nodes of the opening, if there are several. */
  destinationNodes?: NodeId[];
  /** Appearance of the door. */
  kind?: EntranceKind;
  /** Name of the entrance. */
  details?: Details;
  /** Data outside the specification. Every key is optional. */
  metadata?: Metadata;
};

/** The doors of one floor. */
export type FloorEntrances = {
  /** Type of the object, which is always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: EntranceFeature[];
};

/** The walls and objects of one floor. */
export type FloorObstructions = {
  /** Type of the object, which is always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: ObstructionFeature[];
};

/** The rooms, hallways and points of one floor. */
export type FloorSpaces = {
  /** Type of the object, which is always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: SpaceFeature[];
};

/** Id of a node: `n_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type NodeId = string;

/** An obstruction and its shape. */
export type ObstructionFeature = {
  /** Type of the object, which is always `Feature`. */
  type: 'Feature';
  /** The shape. */
  geometry: PointGeometry | LineStringGeometry | MultiLineStringGeometry | PolygonGeometry | MultiPolygonGeometry;
  /** An object that blocks the path: a wall, a window, a piece of furniture. */
  properties: ObstructionProperties;
};

/** Id of an obstruction: `o_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type ObstructionId = string;

/** Kind of an obstruction. */
export type ObstructionKind = 'wall' | 'window' | 'object' | 'void' | 'unknown' | (string & {});

/** An object that blocks the path: a wall, a window, a piece of furniture. */
export type ObstructionProperties = {
  /** Id of the obstruction. */
  id: ObstructionId;
  /** Id of the obstruction in the system it came from. */
  externalId?: string;
  /** Kind of the obstruction. */
  kind: ObstructionKind;
  /** Entrances that lead through the obstruction. */
  entrances?: EntranceId[];
  /** Nodes on the same floor from which the obstruction, for example a desk, can be reached. */
  destinationNodes?: NodeId[];
  /** Name and description of the obstruction. */
  details?: Details;
  /** Data outside the specification. Every key is optional. */
  metadata?: Metadata;
};

/** A shape and the floor it is on. */
export type ShapeAnchor = {
  /** The floor. */
  map: FloorId;
  /** Id of a space, an obstruction, an entrance or an area on that floor. */
  id: string;
};

/** A space and its shape. */
export type SpaceFeature = {
  /** Type of the object, which is always `Feature`. */
  type: 'Feature';
  /** The shape. */
  geometry: PointGeometry | LineStringGeometry | MultiLineStringGeometry | PolygonGeometry | MultiPolygonGeometry;
  /** A place that people can be in or at. */
  properties: SpaceProperties;
};

/** Id of a space: `s_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type SpaceId = string;

/** Kind of a space. */
export type SpaceKind = 'room' | 'hallway' | 'poi' | 'area' | 'void' | 'unknown' | (string & {});

/** A place that people can be in or at. */
export type SpaceProperties = {
  /** Id of the space. */
  id: SpaceId;
  /** Id of the space in the system it came from, or an empty string. */
  externalId: string;
  /** Kind of the space. In content-managed venues, spaces have no kind; their layers carry that information. */
  kind?: SpaceKind;
  /** Position of a label for the space. */
  center?: Position;
  /** Nodes on the same floor from which the space can be reached. */
  destinationNodes: NodeId[];
  /** Name and description of the space. */
  details?: Details;
  /** Data outside the specification. Every key is optional. */
  metadata?: Metadata;
};
