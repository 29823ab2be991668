import type { PointGeometry } from '../../geojson/types.gen.ts';
import type { ObjectId } from '../core/types.gen.ts';

/** A stop of a connection at its point. */
export type ConnectionFeature = {
  /** Type of the object, which is always `Feature`. */
  type: 'Feature';
  /** GeoJSON Point: one position. */
  geometry: PointGeometry;
  /** One stop of a connection, where people can enter or leave it on this level. */
  properties: ConnectionProperties;
};

/** One stop of a connection, where people can enter or leave it on this level. */
export type ConnectionProperties = {
  /** Id of the connection, which is the same at each of its stops. */
  id: ObjectId;
  /** The level of this stop. */
  level: ObjectId;
  /** Type of the connection. */
  type: ConnectionType;
  /** Name of the connection, as on signs: `Lift B`. */
  name?: string;
  /** Id of the connection in other systems. */
  externalId?: string;
  /** Nodes of the level at this stop. */
  nodes: ObjectId[];
  /** Whether a wheelchair can use the connection. */
  accessible?: boolean;
  /** Whether people can enter here. Default: `true`. */
  enter?: boolean;
  /** Whether people can leave here. Default: `true`. */
  leave?: boolean;
  /** Fixed cost of using the connection, in metres of walking. */
  weight?: number;
  /** Cost per level travelled, in metres of walking. */
  multiplier?: number;
};

/** Type of a connection. */
export type ConnectionType = 'elevator' | 'escalator' | 'travelator' | 'stairs' | 'door' | 'ramp' | 'ladder' | 'unknown' | (string & {});

/** The stops on one level. */
export type LevelConnections = {
  /** Type of the object, which is always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: ConnectionFeature[];
};

/** The nodes of one level. */
export type LevelNodes = {
  /** Type of the object, which is always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: NodeFeature[];
};

/** A node at its point. */
export type NodeFeature = {
  /** Type of the object, which is always `Feature`. */
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
  /** Nodes that people can walk to from this node. Both directions are listed. */
  neighbors: ObjectId[];
  /** Cost of leaving the node, in metres of walking. */
  weight: number;
  /** Factor by which the distance to each neighbour is multiplied. */
  multiplier: number;
  /** Whether a wheelchair can pass. */
  accessible: boolean;
  /** Id of the node in other systems, or `null`. */
  externalId: string | null;
};
