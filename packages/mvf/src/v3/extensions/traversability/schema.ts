import type { TSchema } from 'typebox';
import { dictionary, named, record } from '../../../schema-kit/build.ts';
import { GeometryId } from '../../core/schema.ts';

export const Traversable: TSchema = record(
  'Traversable',
  'An empty object, reserved for future use.',
  {},
);

export const FloorWalkable: TSchema = named(
  'FloorWalkable',
  'Geometries of one floor that people can walk on.',
  dictionary(GeometryId, Traversable, 'Geometries that people can walk on, as keys.'),
);

export const FloorNonwalkable: TSchema = named(
  'FloorNonwalkable',
  'Geometries of one floor that block the path. One that is also walkable can be walked up to.',
  dictionary(GeometryId, Traversable, 'Geometries that block the path, as keys.'),
);
