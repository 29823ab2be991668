import type { PointGeometry } from '../../../geojson/types.gen.ts';
import type { GeometryId } from '../../core/types.gen.ts';

/** The nodes of one floor. Routes reach other floors through connections. */
export type FloorNodes = {
  /** Type of the object, which is always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: NodeFeature[];
};

/** A directed edge to another node of the floor. */
export type Neighbor = {
  /** The node that the edge leads to. */
  id: NodeId;
  /** Cost in addition to the straight distance, in metres of walking. */
  extraCost: number;
  /** Navigation flags that apply along the edge. */
  flags: number[];
};

/** A node at its point. */
export type NodeFeature = {
  /** Type of the object, which is always `Feature`. */
  type: 'Feature';
  /** GeoJSON Point: one position. */
  geometry: PointGeometry;
  /** A point that routes pass through. */
  properties: NodeProperties;
};

/** Id of a node: `n_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type NodeId = string;

/** A point that routes pass through. */
export type NodeProperties = {
  /** Id of the node. */
  id: NodeId;
  /** Edges that leave this node. A path in both directions needs two edges. */
  neighbors: Neighbor[];
  /** Geometries on the same floor that a route reaches at this node. */
  geometryIds?: GeometryId[];
};
