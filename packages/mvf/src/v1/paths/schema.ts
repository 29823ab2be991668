import { Type, type TSchema } from 'typebox';
import {
  field,
  flag,
  list,
  number,
  openEnum,
  optional,
  record,
  text,
} from '../../schema-kit/build.ts';
import { feature, featureCollection, oneOf, PointGeometry } from '../../geojson/schema.ts';
import { ObjectId } from '../core/schema.ts';

export const NodeProperties: TSchema = record(
  'NodeProperties',
  'A point that routes pass through. Exports since February 2023 have none.',
  {
    id: field(ObjectId, 'Id of the node.'),
    level: field(ObjectId, 'The level that the node is on.'),
    neighbors: list(
      ObjectId,
      'Nodes that people can walk to from this node. Both directions are listed.',
    ),
    weight: number('Cost of leaving the node, in metres of walking.'),
    multiplier: number('Factor by which the distance to each neighbour is multiplied.', {
      minimum: 0,
    }),
    accessible: flag('Whether a wheelchair can pass.'),
    externalId: field(
      oneOf([Type.String(), Type.Unsafe({ type: 'null' })]),
      'Id of the node in other systems, or `null`.',
    ),
  },
);

export const NodeFeature: TSchema = feature('NodeFeature', 'A node at its point.', {
  geometry: PointGeometry,
  properties: NodeProperties,
});

export const LevelNodes: TSchema = featureCollection(
  'LevelNodes',
  'The nodes of one level.',
  NodeFeature,
);

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

export const ConnectionProperties: TSchema = record(
  'ConnectionProperties',
  'One stop of a connection, where people can enter or leave it on this level.',
  {
    id: field(ObjectId, 'Id of the connection, which is the same at each of its stops.'),
    level: field(ObjectId, 'The level of this stop.'),
    type: field(ConnectionType, 'Type of the connection.'),
    name: optional(text('Name of the connection, as on signs: `Lift B`.')),
    externalId: optional(text('Id of the connection in other systems.')),
    nodes: list(ObjectId, 'Nodes of the level at this stop.'),
    accessible: optional(flag('Whether a wheelchair can use the connection.')),
    enter: optional(flag('Whether people can enter here. Default: `true`.')),
    leave: optional(flag('Whether people can leave here. Default: `true`.')),
    weight: optional(
      number('Fixed cost of using the connection, in metres of walking.', { minimum: 0 }),
    ),
    multiplier: optional(number('Cost per level travelled, in metres of walking.', { minimum: 0 })),
  },
);

export const ConnectionFeature: TSchema = feature(
  'ConnectionFeature',
  'A stop of a connection at its point.',
  { geometry: PointGeometry, properties: ConnectionProperties },
);

export const LevelConnections: TSchema = featureCollection(
  'LevelConnections',
  'The stops on one level.',
  ConnectionFeature,
);
