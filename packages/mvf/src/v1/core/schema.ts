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
  'Id of an object: 24 hexadecimal digits. Some exports put a prefix such as `n_` before them.',
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
  slug: text('Name of the venue in addresses.'),
  buildings: list(ObjectId, 'The buildings of the venue.'),
});

export const VenueFeature: TSchema = feature('VenueFeature', 'The venue and where it is.', {
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
  'Whether the levels of a building are indoors or open air.',
  ['Building', 'Outdoor'],
);

export const BuildingProperties: TSchema = record(
  'BuildingProperties',
  'Levels that belong together.',
  {
    id: field(ObjectId, 'Id of the building.'),
    name: text('Name of the building.'),
    venue: field(ObjectId, 'The venue.'),
    type: optional(BuildingType, 'Whether the levels are indoors. Without it: they are.'),
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
  id: field(ObjectId, 'Id of the level; also the name of its files.'),
  name: text('Name of the level.'),
  building: field(ObjectId, 'The building that the level is part of.'),
  abbreviation: text('A name for level buttons: `2`, `B1`.'),
  elevation: number('Order of the level: 0 is ground, 1 the level above, -1 the one below.'),
});

export const LevelFeature: TSchema = feature('LevelFeature', 'A level and its footprint.', {
  geometry: field(outline, 'The footprint, or `null`.'),
  properties: LevelProperties,
});

export const Level: TSchema = featureCollection('Level', 'One feature: the level.', LevelFeature);

export const SpaceKind: TSchema = openEnum('SpaceKind', 'What a space is.', [
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
    kind: optional(SpaceKind, 'What the space is. Without it: a room, or a point of interest.'),
    nodes: optional(list(ObjectId, 'Nodes of the level by which one reaches the space.')),
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

export const ObstructionKind: TSchema = openEnum('ObstructionKind', 'What an obstruction is.', [
  'wall',
  'window',
  'object',
  'void',
  'unknown',
]);

export const ObstructionProperties: TSchema = record(
  'ObstructionProperties',
  'Something that blocks the way.',
  {
    id: field(ObjectId, 'Id of the obstruction.'),
    level: field(ObjectId, 'The level that the obstruction is on.'),
    externalId: optional(text('Id of the obstruction in other systems.')),
    name: optional(text('Name of the obstruction.')),
    description: optional(text('One or more sentences of plain text.')),
    kind: optional(ObstructionKind, 'What the obstruction is. Without it: a line is a wall.'),
    nodes: optional(list(ObjectId, 'Nodes of the level by which one reaches it.')),
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
