import type { TSchema } from 'typebox';
import { field, id, list, named, optional, record } from '../../../schema-kit/build.ts';
import { Details, FloorId } from '../../core/schema.ts';

export const FloorStackId: TSchema = id('FloorStackId', 'fs', 'a floor stack');

export const FloorStack: TSchema = record(
  'FloorStack',
  'Floors that belong together, usually those of one building.',
  {
    id: field(FloorStackId, 'Id of the stack.'),
    floors: list(FloorId, 'The floors, each listed once.', { minItems: 1 }),
    defaultFloor: optional(
      field(
        FloorId,
        'The floor to show first. Default: the floor whose elevation is closest to 0.',
      ),
    ),
    details: optional(Details, 'Name of the building.'),
  },
);

export const FloorStacks: TSchema = named(
  'FloorStacks',
  'Every floor stack of the venue.',
  list(FloorStack, 'Every floor stack of the venue.'),
);
