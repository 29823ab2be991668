import type { PointGeometry } from '../../geojson/types.gen.ts';
import type { ObjectId } from '../core/types.gen.ts';

/** A stop of a connection at its point. */
export type ConnectionFeature = {
  /** Always `Feature`. */
  type: 'Feature';
  /** GeoJSON Point: one position. */
  geometry: PointGeometry;
  /** One stop of a connection: where it can be entered or left on this level. */
  properties: ConnectionProperties;
};

/** One stop of a connection: where it can be entered or left on this level. */
export type ConnectionProperties = {
  /** Id of the connection; the same at each of its stops. */
  id: ObjectId;
  /** The level of this stop. */
  level: ObjectId;
  /** What kind of way it is. */
  type: ConnectionType;
  /** Name of the connection, as on signs: `Lift B`. */
  name?: string;
  /** Id of the connection in other systems. */
  externalId?: string;
  /** Nodes of the level at this stop. */
  nodes: ObjectId[];
  /** Whether a wheelchair can use it. */
  accessible?: boolean;
  /** Whether one can get on here. Without it: yes. */
  enter?: boolean;
  /** Whether one can get off here. Without it: yes. */
  leave?: boolean;
  /** Cost of using it at all, in metres of walking. */
  weight?: number;
  /** Cost for each level of difference, in metres of walking. */
  multiplier?: number;
};

/** What kind of way a connection is. */
export type ConnectionType = 'elevator' | 'escalator' | 'travelator' | 'stairs' | 'door' | 'ramp' | 'ladder' | 'unknown' | (string & {});

/** The stops on one level. */
export type LevelConnections = {
  /** Always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: ConnectionFeature[];
};

/** The nodes of one level. */
export type LevelNodes = {
  /** Always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: NodeFeature[];
};

/** A node at its point. */
export type NodeFeature = {
  /** Always `Feature`. */
  type: 'Feature';
  /** GeoJSON Point: one position. */
  geometry: PointGeometry;
  /** A point that routes pass through. Exports since February 2023 have none. */
  properties: NodeProperties;
};

/** A point that routes pass through. Exports since February 2023 have none. */
export type NodeProperties = {
  /** Id of the node. */
  id: ObjectId;
  /** The level that the node is on. */
  level: ObjectId;
  /** Nodes that one can walk to from here. Both directions are listed. */
  neighbors: ObjectId[];
  /** Cost of leaving the node, in metres of walking. */
  weight: number;
  /** What the distance to each neighbor is multiplied by. */
  multiplier: number;
  /** Whether a wheelchair can pass. */
  accessible: boolean;
  /** Id of the node in other systems, or `null`. */
  externalId: string | null;
};
