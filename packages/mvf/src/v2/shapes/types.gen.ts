import type { LineStringGeometry, MultiLineStringGeometry, MultiPolygonGeometry, PointGeometry, PolygonGeometry, Position } from '../../geojson/types.gen.ts';
import type { Details, FloorId, Metadata } from '../core/types.gen.ts';

/** An entrance and its line. */
export type EntranceFeature = {
  /** Always `Feature`. */
  type: 'Feature';
  /** GeoJSON LineString: two or more positions. */
  geometry: LineStringGeometry;
  /** An opening in a wall, through which one goes from one space to another. */
  properties: EntranceProperties;
};

/** Id of an entrance: `e_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type EntranceId = string;

/** What a door looks like. */
export type EntranceKind = 'open' | 'single-swing' | 'double-swing' | 'sliding' | 'revolving' | 'gate' | 'unknown' | (string & {});

/** An opening in a wall, through which one goes from one space to another. */
export type EntranceProperties = {
  /** Id of the entrance. */
  id: EntranceId;
  /** Id of the entrance in the system it came from; empty when it has none. */
  externalId: string;
  /** The node in the opening. */
  node?: NodeId;
  /** All nodes of the opening, where there are several. */
  destinationNodes?: NodeId[];
  /** What the door looks like. */
  kind?: EntranceKind;
  /** Name of the entrance. */
  details?: Details;
  /** Facts outside the specification. No key is sure to be there. */
  metadata?: Metadata;
};

/** The doors of one floor. */
export type FloorEntrances = {
  /** Always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: EntranceFeature[];
};

/** The walls and objects of one floor. */
export type FloorObstructions = {
  /** Always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: ObstructionFeature[];
};

/** The rooms, hallways and points of one floor. */
export type FloorSpaces = {
  /** Always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: SpaceFeature[];
};

/** Id of a node: `n_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type NodeId = string;

/** An obstruction and its shape. */
export type ObstructionFeature = {
  /** Always `Feature`. */
  type: 'Feature';
  /** The shape. */
  geometry: PointGeometry | LineStringGeometry | MultiLineStringGeometry | PolygonGeometry | MultiPolygonGeometry;
  /** Something that blocks the way: a wall, a window, a piece of furniture. */
  properties: ObstructionProperties;
};

/** Id of an obstruction: `o_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type ObstructionId = string;

/** What an obstruction is. */
export type ObstructionKind = 'wall' | 'window' | 'object' | 'void' | 'unknown' | (string & {});

/** Something that blocks the way: a wall, a window, a piece of furniture. */
export type ObstructionProperties = {
  /** Id of the obstruction. */
  id: ObstructionId;
  /** Id of the obstruction in the system it came from. */
  externalId?: string;
  /** What the obstruction is. */
  kind: ObstructionKind;
  /** Entrances that lead through it. */
  entrances?: EntranceId[];
  /** Nodes of the same floor by which one reaches it, for example a desk. */
  destinationNodes?: NodeId[];
  /** Name and description of the obstruction. */
  details?: Details;
  /** Facts outside the specification. No key is sure to be there. */
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
  /** Always `Feature`. */
  type: 'Feature';
  /** The shape. */
  geometry: PointGeometry | LineStringGeometry | MultiLineStringGeometry | PolygonGeometry | MultiPolygonGeometry;
  /** A place that people can be in or at. */
  properties: SpaceProperties;
};

/** Id of a space: `s_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type SpaceId = string;

/** What a space is. */
export type SpaceKind = 'room' | 'hallway' | 'poi' | 'area' | 'void' | 'unknown' | (string & {});

/** A place that people can be in or at. */
export type SpaceProperties = {
  /** Id of the space. */
  id: SpaceId;
  /** Id of the space in the system it came from; empty when it has none. */
  externalId: string;
  /** What the space is. Exports of content-managed venues have none: there, layers tell. */
  kind?: SpaceKind;
  /** Where a label for the space belongs. */
  center?: Position;
  /** Nodes of the same floor by which one reaches the space. */
  destinationNodes: NodeId[];
  /** Name and description of the space. */
  details?: Details;
  /** Facts outside the specification. No key is sure to be there. */
  metadata?: Metadata;
};
