import type { TSchema } from 'typebox';
import { field, list, named, record } from '../../../schema-kit/build.ts';
import { GeometryId } from '../../core/schema.ts';
import { FloorStackId } from '../floor-stacks/schema.ts';

export const Facade: TSchema = record(
  'Facade',
  'The shapes, on this floor, that stand for a building seen from outside.',
  {
    floorStackId: field(FloorStackId, 'The building.'),
    geometryIds: list(GeometryId, 'The shapes of its outside, on the floor that names the file.'),
  },
);

export const FloorFacades: TSchema = named(
  'FloorFacades',
  'The facades that stand on one floor, usually an outdoor one.',
  list(Facade, 'The facades that stand on one floor.'),
);
