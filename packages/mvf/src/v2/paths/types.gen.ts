import type { PointGeometry } from '../../geojson/types.gen.ts';
import type { Details, FloorId, Metadata } from '../core/types.gen.ts';
import type { NodeId } from '../shapes/types.gen.ts';

/** A way between floors, or through a door. */
export type Connection = {
  /** Id of the connection. */
  id: ConnectionId;
  /** Id of the connection in the system it came from; empty when it has none. */
  externalId: string;
  /** What kind of way it is. */
  type: ConnectionType;
  /** Every node that is part of the connection. */
  nodes: NodeId[];
  /** Whether a wheelchair can use it. */
  accessible?: boolean;
  /** Where one can enter. Without it: at every node of the connection. */
  entrances?: ConnectionEnd[];
  /** Where one can leave. Without it: at every node of the connection. */
  exits?: ConnectionEnd[];
  /** Cost of using it at all, in metres of walking. */
  entryCost?: number;
  /** Cost for each floor of difference, in metres of walking. */
  floorCostMultiplier?: number;
  /** Name of the connection, as on signs: `Lift B`. */
  details?: Details;
  /** Facts outside the specification. No key is sure to be there. */
  metadata?: Metadata;
};

/** A node at which one enters or leaves a connection. */
export type ConnectionEnd = {
  /** The node. */
  node: NodeId;
  /** Navigation flags as bit fields; what each bit means is declared by navigation-flags. */
  flags?: number[];
};

/** Id of a connection: `c_` and letters, digits, dashes or underscores. Unique in the bundle. */
export type ConnectionId = string;

/** What kind of way a connection is. */
export type ConnectionType = 'elevator' | 'escalator' | 'travelator' | 'stairs' | 'door' | 'ramp' | 'ladder' | 'unknown' | (string & {});

/** Every connection of the venue. */
export type Connections = Connection[];

/** A directed edge to another node. */
export type Neighbor = {
  /** The node that the edge leads to. */
  id: NodeId;
  /** Cost above the straight distance, in metres of walking. */
  extraCost?: number;
  /** What `extraCost` is called in exports of content-managed venues. */
  weight?: number;
  /** Navigation flags as bit fields; what each bit means is declared by navigation-flags. */
  flags?: number[];
};

/** A node at its point. */
export type NodeFeature = {
  /** Always `Feature`. */
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
  /** Id of the node in the system it came from; empty when it has none. */
  externalId?: string | null;
  /** The floor that the node is on. */
  map: FloorId;
  /** Edges that leave this node, each an edge with its cost or the id of the other node alone. */
  neighbors: (NodeId | Neighbor)[];
  /** Id of the space, or of another shape, that the node is in; early exports list them. */
  space?: string | string[];
};

/** The nodes of every floor. */
export type Nodes = {
  /** Always `FeatureCollection`. */
  type: 'FeatureCollection';
  /** The features. */
  features: NodeFeature[];
};
