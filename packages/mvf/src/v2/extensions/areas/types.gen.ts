import type { MultiPolygonGeometry, PolygonGeometry } from '../../../geojson/types.gen.ts';
import type { Details, Metadata } from '../../core/types.gen.ts';
import type { NodeId } from '../../shapes/types.gen.ts';

/** An area and its shape. */
export type AreaFeature = {
  /** Always `Feature`. */
  type: 'Feature';
  /** The shape. */
  geometry: PolygonGeometry | MultiPolygonGeometry;
  /** A part of a floor that lies over its spaces: a department, a zone. */
  properties: AreaProperties;
};

/** Id of an area: `ar_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type AreaId = string;

/** A part of a floor that lies over its spaces: a department, a zone. */
export type AreaProperties = {
  /** Id of the area. */
  id: AreaId;
  /** Id of the area in the system it came from; empty when it has none. */
  externalId: string;
  /** Nodes of the same floor by which one reaches it. */
  destinationNodes?: NodeId[];
  /** Name and description of the area. */
  details?: Details;
  /** Facts outside the specification. No key is sure to be there. */
  metadata?: Metadata;
};

/** The areas of one floor. */
export type FloorAreas = {
  /** Always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: AreaFeature[];
};
