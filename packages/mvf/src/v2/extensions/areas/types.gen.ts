import type { MultiPolygonGeometry, PolygonGeometry } from '../../../geojson/types.gen.ts';
import type { Details, Metadata } from '../../core/types.gen.ts';
import type { NodeId } from '../../shapes/types.gen.ts';

/** An area and its shape. */
export type AreaFeature = {
  /** Type of the object, which is always `Feature`. */
  type: 'Feature';
  /** The shape. */
  geometry: PolygonGeometry | MultiPolygonGeometry;
  /** A part of a floor that overlaps its spaces: a department, a zone. */
  properties: AreaProperties;
};

/** Id of an area: `ar_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type AreaId = string;

/** A part of a floor that overlaps its spaces: a department, a zone. */
export type AreaProperties = {
  /** Id of the area. */
  id: AreaId;
  /** Id of the area in the system it came from, or an empty string. */
  externalId: string;
  /** Nodes on the same floor from which the area can be reached. */
  destinationNodes?: NodeId[];
  /** Name and description of the area. */
  details?: Details;
  /** Data outside the specification. Every key is optional. */
  metadata?: Metadata;
};

/** The areas of one floor. */
export type FloorAreas = {
  /** Type of the object, which is always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: AreaFeature[];
};
