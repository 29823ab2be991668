import type { TSchema } from 'typebox';
import { field, list, named, record } from '../../../schema-kit/build.ts';
import { GeometryId } from '../../core/schema.ts';
import { FloorStackId } from '../floor-stacks/schema.ts';

export const Facade: TSchema = record(
  'Facade',
  'The shapes on this floor that represent a building seen from outside.',
  {
    floorStackId: field(FloorStackId, 'The building.'),
    geometryIds: list(
      GeometryId,
      "The shapes of the building's exterior, on the floor that names the file.",
    ),
  },
);

export const FloorFacades: TSchema = named(
  'FloorFacades',
  'The facades on one floor, usually an outdoor one.',
  list(Facade, 'The facades on one floor.'),
);
