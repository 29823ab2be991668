import { Type, type TSchema } from 'typebox';
import {
  field,
  flag,
  id,
  integer,
  list,
  named,
  number,
  openEnum,
  optional,
  record,
  text,
} from '../../schema-kit/build.ts';
import { feature, featureCollection, oneOf, PointGeometry } from '../../geojson/schema.ts';
import { Details, FloorId, Metadata } from '../core/schema.ts';
import { NodeId } from '../shapes/schema.ts';

export const ConnectionId: TSchema = id('ConnectionId', 'c', 'a connection');

const bits: TSchema = list(
  integer('32 flags as bits.'),
  'Navigation flags as bit fields; what each bit means is declared by navigation-flags.',
);

export const Neighbor: TSchema = record('Neighbor', 'A directed edge to another node.', {
  id: field(NodeId, 'The node that the edge leads to.'),
  extraCost: optional(
    number('Cost above the straight distance, in metres of walking.', { minimum: 0 }),
  ),
  weight: optional(number('What `extraCost` is called in exports of content-managed venues.')),
  flags: optional(bits),
});

/** Exports with an empty text exist, and exports with null. */
function textOrNull(description: string): TSchema {
  return optional(field(oneOf([Type.String(), Type.Unsafe({ type: 'null' })]), description));
}

export const NodeProperties: TSchema = record(
  'NodeProperties',
  'A point that routes pass through.',
  {
    id: field(NodeId, 'Id of the node.'),
    externalId: textOrNull('Id of the node in the system it came from; empty when it has none.'),
    map: field(FloorId, 'The floor that the node is on.'),
    neighbors: list(
      oneOf([NodeId, Neighbor]),
      'Edges that leave this node, each an edge with its cost or the id of the other node alone.',
    ),
    space: optional(
      field(
        oneOf([Type.String(), list(text('Id of a space.'), 'Every space that the node is in.')]),
        'Id of the space, or of another shape, that the node is in; early exports list them.',
      ),
    ),
  },
);

export const NodeFeature: TSchema = feature('NodeFeature', 'A node at its point.', {
  geometry: PointGeometry,
  properties: NodeProperties,
});

export const Nodes: TSchema = featureCollection('Nodes', 'The nodes of every floor.', NodeFeature);

export const ConnectionType: TSchema = openEnum(
  'ConnectionType',
  'What kind of way a connection is.',
  ['elevator', 'escalator', 'travelator', 'stairs', 'door', 'ramp', 'ladder', 'unknown'],
);

export const ConnectionEnd: TSchema = record(
  'ConnectionEnd',
  'A node at which one enters or leaves a connection.',
  {
    node: field(NodeId, 'The node.'),
    flags: optional(bits),
  },
);

export const Connection: TSchema = record(
  'Connection',
  'A way between floors, or through a door.',
  {
    id: field(ConnectionId, 'Id of the connection.'),
    externalId: text('Id of the connection in the system it came from; empty when it has none.'),
    type: field(ConnectionType, 'What kind of way it is.'),
    nodes: list(NodeId, 'Every node that is part of the connection.'),
    accessible: optional(flag('Whether a wheelchair can use it.')),
    entrances: optional(
      list(ConnectionEnd, 'Where one can enter. Without it: at every node of the connection.'),
    ),
    exits: optional(
      list(ConnectionEnd, 'Where one can leave. Without it: at every node of the connection.'),
    ),
    entryCost: optional(number('Cost of using it at all, in metres of walking.', { minimum: 0 })),
    floorCostMultiplier: optional(
      number('Cost for each floor of difference, in metres of walking.', { minimum: 0 }),
    ),
    details: optional(Details, 'Name of the connection, as on signs: `Lift B`.'),
    metadata: optional(Metadata),
  },
);

export const Connections: TSchema = named(
  'Connections',
  'Every connection of the venue.',
  list(Connection, 'Every connection of the venue.'),
);
