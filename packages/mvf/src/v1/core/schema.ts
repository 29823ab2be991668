import { Type, type TSchema } from 'typebox';
import {
  field,
  list,
  named,
  number,
  openEnum,
  optional,
  record,
  text,
} from '../../schema-kit/build.ts';
import {
  feature,
  featureCollection,
  LineStringGeometry,
  MultiLineStringGeometry,
  MultiPolygonGeometry,
  oneOf,
  PointGeometry,
  PolygonGeometry,
} from '../../geojson/schema.ts';

export const ObjectId: TSchema = named(
  'ObjectId',
  'Id of an object: 24 hexadecimal digits. Some exports add a prefix such as `n_`.',
  Type.String({ pattern: '^([a-z]+_)?[0-9A-Fa-f]{24}$' }),
);

const nothing: TSchema = Type.Unsafe({ type: 'null' });
const outline: TSchema = oneOf([PolygonGeometry, MultiPolygonGeometry, nothing]);
const anyShape: TSchema = oneOf([
  PointGeometry,
  LineStringGeometry,
  MultiLineStringGeometry,
  PolygonGeometry,
  MultiPolygonGeometry,
]);

export const VenueProperties: TSchema = record('VenueProperties', 'The venue.', {
  id: field(ObjectId, 'Id of the venue.'),
  name: text('Name of the venue.'),
  slug: text('URL slug of the venue.'),
  buildings: list(ObjectId, 'The buildings of the venue.'),
});

export const VenueFeature: TSchema = feature('VenueFeature', 'The venue and its position.', {
  geometry: field(
    oneOf([PointGeometry, PolygonGeometry, MultiPolygonGeometry, nothing]),
    'Centre or outline of the venue, or `null`.',
  ),
  properties: VenueProperties,
});

export const Venue: TSchema = featureCollection(
  'Venue',
  'One feature: the venue that everything else belongs to.',
  VenueFeature,
);

export const BuildingType: TSchema = openEnum(
  'BuildingType',
  'Whether the levels of a building are indoors or in the open air.',
  ['Building', 'Outdoor'],
);

export const BuildingProperties: TSchema = record(
  'BuildingProperties',
  'Levels that belong together.',
  {
    id: field(ObjectId, 'Id of the building.'),
    name: text('Name of the building.'),
    venue: field(ObjectId, 'The venue.'),
    type: optional(BuildingType, 'Whether the levels are indoors. Default: indoors.'),
  },
);

export const BuildingFeature: TSchema = feature(
  'BuildingFeature',
  'A building and its footprint.',
  { geometry: field(outline, 'The footprint, or `null`.'), properties: BuildingProperties },
);

export const Buildings: TSchema = featureCollection(
  'Buildings',
  'Every building of the venue.',
  BuildingFeature,
);

export const LevelProperties: TSchema = record('LevelProperties', 'A level of a building.', {
  id: field(ObjectId, 'Id of the level, which is also the name of its files.'),
  name: text('Name of the level.'),
  building: field(ObjectId, 'The building that the level is part of.'),
  abbreviation: text('A short name for level buttons: `2`, `B1`.'),
  elevation: number(
    'Order of the level: 0 is the ground level, 1 the level above, -1 the level below.',
  ),
});

export const LevelFeature: TSchema = feature('LevelFeature', 'A level and its footprint.', {
  geometry: field(outline, 'The footprint, or `null`.'),
  properties: LevelProperties,
});

export const Level: TSchema = featureCollection('Level', 'One feature: the level.', LevelFeature);

export const SpaceKind: TSchema = openEnum('SpaceKind', 'Kind of a space.', [
  'room',
  'hallway',
  'door',
  'poi',
  'area',
  'void',
  'unknown',
]);

export const SpaceProperties: TSchema = record(
  'SpaceProperties',
  'A place that people can be in or at.',
  {
    id: field(ObjectId, 'Id of the space.'),
    level: field(ObjectId, 'The level that the space is on.'),
    parent: optional(field(ObjectId, 'The space that this one is part of.')),
    externalId: optional(text('Id of the space in other systems, for example its unit number.')),
    name: optional(text('Name of the space.')),
    description: optional(text('One or more sentences of plain text.')),
    kind: optional(
      SpaceKind,
      'Kind of the space. If omitted, a polygon is a room and a point is a point of interest.',
    ),
    nodes: optional(list(ObjectId, 'Nodes of the level from which the space can be reached.')),
  },
);

export const SpaceFeature: TSchema = feature('SpaceFeature', 'A space and its shape.', {
  geometry: field(anyShape, 'The shape, usually a polygon or a point.'),
  properties: SpaceProperties,
});

export const LevelSpaces: TSchema = featureCollection(
  'LevelSpaces',
  'The spaces of one level.',
  SpaceFeature,
);

export const ObstructionKind: TSchema = openEnum('ObstructionKind', 'Kind of an obstruction.', [
  'wall',
  'window',
  'object',
  'void',
  'unknown',
]);

export const ObstructionProperties: TSchema = record(
  'ObstructionProperties',
  'An object that blocks the path.',
  {
    id: field(ObjectId, 'Id of the obstruction.'),
    level: field(ObjectId, 'The level that the obstruction is on.'),
    externalId: optional(text('Id of the obstruction in other systems.')),
    name: optional(text('Name of the obstruction.')),
    description: optional(text('One or more sentences of plain text.')),
    kind: optional(ObstructionKind, 'Kind of the obstruction. If omitted, a line is a wall.'),
    nodes: optional(
      list(ObjectId, 'Nodes of the level from which the obstruction can be reached.'),
    ),
  },
);

export const ObstructionFeature: TSchema = feature(
  'ObstructionFeature',
  'An obstruction and its shape.',
  { geometry: field(anyShape, 'The shape.'), properties: ObstructionProperties },
);

export const LevelObstructions: TSchema = featureCollection(
  'LevelObstructions',
  'The obstructions of one level.',
  ObstructionFeature,
);
