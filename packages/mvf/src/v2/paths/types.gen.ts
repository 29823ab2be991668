import type { PointGeometry } from '../../geojson/types.gen.ts';
import type { Details, FloorId, Metadata } from '../core/types.gen.ts';
import type { NodeId } from '../shapes/types.gen.ts';

/** A path between floors, or through a door. */
export type Connection = {
  /** Id of the connection. */
  id: ConnectionId;
  /** Id of the connection in the system it came from, or an empty string. */
  externalId: string;
  /** Type of the connection. */
  type: ConnectionType;
  /** Every node that is part of the connection. */
  nodes: NodeId[];
  /** Whether a wheelchair can use the connection. */
  accessible?: boolean;
  /** Nodes where people can enter. If omitted, every node of the connection. */
  entrances?: ConnectionEnd[];
  /** Nodes where people can leave. If omitted, every node of the connection. */
  exits?: ConnectionEnd[];
  /** Fixed cost of using the connection, in metres of walking. */
  entryCost?: number;
  /** Cost per floor travelled, in metres of walking. */
  floorCostMultiplier?: number;
  /** Name of the connection, as on signs: `Lift B`. */
  details?: Details;
  /** Data outside the specification. Every key is optional. */
  metadata?: Metadata;
};

/** A node at which people enter or leave a connection. */
export type ConnectionEnd = {
  /** The node. */
  node: NodeId;
  /** Navigation flags as bit fields. The navigation-flags extension declares the meaning of each bit. */
  flags?: number[];
};

/** Id of a connection: `c_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type ConnectionId = string;

/** Type of a connection. */
export type ConnectionType = 'elevator' | 'escalator' | 'travelator' | 'stairs' | 'door' | 'ramp' | 'ladder' | 'unknown' | (string & {});

/** Every connection of the venue. */
export type Connections = Connection[];

/** A directed edge to another node. */
export type Neighbor = {
  /** The node that the edge leads to. */
  id: NodeId;
  /** Cost in addition to the straight distance, in metres of walking. */
  extraCost?: number;
  /** The value of `extraCost` in exports of content-managed venues, which use this name. */
  weight?: number;
  /** Navigation flags as bit fields. The navigation-flags extension declares the meaning of each bit. */
  flags?: number[];
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

/** A point that routes pass through. */
export type NodeProperties = {
  /** Id of the node. */
  id: NodeId;
  /** Id of the node in the system it came from, or an empty string. */
  externalId?: string | null;
  /** The floor that the node is on. */
  map: FloorId;
  /** Edges that leave this node, each an edge with its cost or only the id of the other node. */
  neighbors: (NodeId | Neighbor)[];
  /** Id of the space or other shape that contains the node. Early exports have a list of ids. */
  space?: string | string[];
};

/** The nodes of every floor. */
export type Nodes = {
  /** Type of the object, which is always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: NodeFeature[];
};
