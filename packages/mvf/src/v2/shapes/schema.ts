import type { TSchema } from 'typebox';
import { field, id, list, openEnum, optional, record, text } from '../../schema-kit/build.ts';
import {
  feature,
  featureCollection,
  LineStringGeometry,
  MultiLineStringGeometry,
  MultiPolygonGeometry,
  oneOf,
  PointGeometry,
  PolygonGeometry,
  Position,
} from '../../geojson/schema.ts';
import { Details, FloorId, Metadata } from '../core/schema.ts';

export const SpaceId: TSchema = id('SpaceId', 's', 'a space');
export const ObstructionId: TSchema = id('ObstructionId', 'o', 'an obstruction');
export const EntranceId: TSchema = id('EntranceId', 'e', 'an entrance');
export const NodeId: TSchema = id('NodeId', 'n', 'a node');

export const ShapeAnchor: TSchema = record('ShapeAnchor', 'A shape and the floor it is on.', {
  map: field(FloorId, 'The floor.'),
  id: text('Id of a space, an obstruction, an entrance or an area on that floor.'),
});

export const SpaceKind: TSchema = openEnum('SpaceKind', 'Kind of a space.', [
  'room',
  'hallway',
  'poi',
  'area',
  'void',
  'unknown',
]);

export const ObstructionKind: TSchema = openEnum('ObstructionKind', 'Kind of an obstruction.', [
  'wall',
  'window',
  'object',
  'void',
  'unknown',
]);

export const EntranceKind: TSchema = openEnum('EntranceKind', 'Appearance of a door.', [
  'open',
  'single-swing',
  'double-swing',
  'sliding',
  'revolving',
  'gate',
  'unknown',
]);

const anyShape: TSchema = oneOf([
  PointGeometry,
  LineStringGeometry,
  MultiLineStringGeometry,
  PolygonGeometry,
  MultiPolygonGeometry,
]);

export const SpaceProperties: TSchema = record(
  'SpaceProperties',
  'A place that people can be in or at.',
  {
    id: field(SpaceId, 'Id of the space.'),
    externalId: text('Id of the space in the system it came from, or an empty string.'),
    kind: optional(
      SpaceKind,
      'Kind of the space. In content-managed venues, spaces have no kind; their layers carry that information.',
    ),
    center: optional(field(Position, 'Position of a label for the space.')),
    destinationNodes: list(NodeId, 'Nodes on the same floor from which the space can be reached.'),
    details: optional(Details, 'Name and description of the space.'),
    metadata: optional(Metadata),
  },
);

export const SpaceFeature: TSchema = feature('SpaceFeature', 'A space and its shape.', {
  geometry: field(anyShape, 'The shape.'),
  properties: SpaceProperties,
});

export const FloorSpaces: TSchema = featureCollection(
  'FloorSpaces',
  'The rooms, hallways and points of one floor.',
  SpaceFeature,
);

export const ObstructionProperties: TSchema = record(
  'ObstructionProperties',
  'An object that blocks the path: a wall, a window, a piece of furniture.',
  {
    id: field(ObstructionId, 'Id of the obstruction.'),
    externalId: optional(text('Id of the obstruction in the system it came from.')),
    kind: field(ObstructionKind, 'Kind of the obstruction.'),
    entrances: optional(list(EntranceId, 'Entrances that lead through the obstruction.')),
    destinationNodes: optional(
      list(
        NodeId,
        'Nodes on the same floor from which the obstruction, for example a desk, can be reached.',
      ),
    ),
    details: optional(Details, 'Name and description of the obstruction.'),
    metadata: optional(Metadata),
  },
);

export const ObstructionFeature: TSchema = feature(
  'ObstructionFeature',
  'An obstruction and its shape.',
  { geometry: field(anyShape, 'The shape.'), properties: ObstructionProperties },
);

export const FloorObstructions: TSchema = featureCollection(
  'FloorObstructions',
  'The walls and objects of one floor.',
  ObstructionFeature,
);

export const EntranceProperties: TSchema = record(
  'EntranceProperties',
  'An opening in a wall, through which people walk from one space to another.',
  {
    id: field(EntranceId, 'Id of the entrance.'),
    externalId: text('Id of the entrance in the system it came from, or an empty string.'),
    node: optional(field(NodeId, 'The node in the opening.')),
    destinationNodes: optional(list(NodeId, 'All nodes of the opening, if there are several.')),
    kind: optional(EntranceKind, 'Appearance of the door.'),
    details: optional(Details, 'Name of the entrance.'),
    metadata: optional(Metadata),
  },
);

export const EntranceFeature: TSchema = feature('EntranceFeature', 'An entrance and its line.', {
  geometry: LineStringGeometry,
  properties: EntranceProperties,
});

export const FloorEntrances: TSchema = featureCollection(
  'FloorEntrances',
  'The doors of one floor.',
  EntranceFeature,
);
