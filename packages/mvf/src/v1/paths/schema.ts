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
    neighbors: list(ObjectId, 'Nodes that one can walk to from here. Both directions are listed.'),
    weight: number('Cost of leaving the node, in metres of walking.'),
    multiplier: number('What the distance to each neighbor is multiplied by.', { minimum: 0 }),
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

export const ConnectionType: TSchema = openEnum(
  'ConnectionType',
  'What kind of way a connection is.',
  ['elevator', 'escalator', 'travelator', 'stairs', 'door', 'ramp', 'ladder', 'unknown'],
);

export const ConnectionProperties: TSchema = record(
  'ConnectionProperties',
  'One stop of a connection: where it can be entered or left on this level.',
  {
    id: field(ObjectId, 'Id of the connection; the same at each of its stops.'),
    level: field(ObjectId, 'The level of this stop.'),
    type: field(ConnectionType, 'What kind of way it is.'),
    name: optional(text('Name of the connection, as on signs: `Lift B`.')),
    externalId: optional(text('Id of the connection in other systems.')),
    nodes: list(ObjectId, 'Nodes of the level at this stop.'),
    accessible: optional(flag('Whether a wheelchair can use it.')),
    enter: optional(flag('Whether one can get on here. Without it: yes.')),
    leave: optional(flag('Whether one can get off here. Without it: yes.')),
    weight: optional(number('Cost of using it at all, in metres of walking.', { minimum: 0 })),
    multiplier: optional(
      number('Cost for each level of difference, in metres of walking.', { minimum: 0 }),
    ),
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
