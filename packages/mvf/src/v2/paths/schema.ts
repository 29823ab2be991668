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
  integer('Bit field of 32 flags.'),
  'Navigation flags as bit fields. The navigation-flags extension declares the meaning of each bit.',
);

export const Neighbor: TSchema = record('Neighbor', 'A directed edge to another node.', {
  id: field(NodeId, 'The node that the edge leads to.'),
  extraCost: optional(
    number('Cost in addition to the straight distance, in metres of walking.', { minimum: 0 }),
  ),
  weight: optional(
    number('The value of `extraCost` in exports of content-managed venues, which use this name.'),
  ),
  flags: optional(bits),
});

/** Returns a text that may be null, because some exports contain an empty text and others null. */
function textOrNull(description: string): TSchema {
  return optional(field(oneOf([Type.String(), Type.Unsafe({ type: 'null' })]), description));
}

export const NodeProperties: TSchema = record(
  'NodeProperties',
  'A point that routes pass through.',
  {
    id: field(NodeId, 'Id of the node.'),
    externalId: textOrNull('Id of the node in the system it came from, or an empty string.'),
    map: field(FloorId, 'The floor that the node is on.'),
    neighbors: list(
      oneOf([NodeId, Neighbor]),
      'Edges that leave this node, each an edge with its cost or only the id of the other node.',
    ),
    space: optional(
      field(
        oneOf([Type.String(), list(text('Id of a space.'), 'Every space that the node is in.')]),
        'Id of the space or other shape that contains the node. Early exports have a list of ids.',
      ),
    ),
  },
);

export const NodeFeature: TSchema = feature('NodeFeature', 'A node at its point.', {
  geometry: PointGeometry,
  properties: NodeProperties,
});

export const Nodes: TSchema = featureCollection('Nodes', 'The nodes of every floor.', NodeFeature);

export const ConnectionType: TSchema = openEnum('ConnectionType', 'Type of a connection.', [
  'elevator',
  'escalator',
  'travelator',
  'stairs',
  'door',
  'ramp',
  'ladder',
  'unknown',
]);

export const ConnectionEnd: TSchema = record(
  'ConnectionEnd',
  'A node at which people enter or leave a connection.',
  {
    node: field(NodeId, 'The node.'),
    flags: optional(bits),
  },
);

export const Connection: TSchema = record(
  'Connection',
  'A path between floors, or through a door.',
  {
    id: field(ConnectionId, 'Id of the connection.'),
    externalId: text('Id of the connection in the system it came from, or an empty string.'),
    type: field(ConnectionType, 'Type of the connection.'),
    nodes: list(NodeId, 'Every node that is part of the connection.'),
    accessible: optional(flag('Whether a wheelchair can use the connection.')),
    entrances: optional(
      list(
        ConnectionEnd,
        'Nodes where people can enter. If omitted, every node of the connection.',
      ),
    ),
    exits: optional(
      list(
        ConnectionEnd,
        'Nodes where people can leave. If omitted, every node of the connection.',
      ),
    ),
    entryCost: optional(
      number('Fixed cost of using the connection, in metres of walking.', { minimum: 0 }),
    ),
    floorCostMultiplier: optional(
      number('Cost per floor travelled, in metres of walking.', { minimum: 0 }),
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
