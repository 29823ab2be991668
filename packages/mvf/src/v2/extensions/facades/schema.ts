import type { TSchema } from 'typebox';
import { field, list, named, record } from '../../../schema-kit/build.ts';
import { FloorStackId } from '../../core/schema.ts';
import { ShapeAnchor } from '../../shapes/schema.ts';

export const Facade: TSchema = record(
  'Facade',
  'The shapes that represent a building seen from outside.',
  {
    floorStack: field(FloorStackId, 'The building.'),
    spaces: list(
      ShapeAnchor,
      "The shapes of the building's exterior, usually on an outdoor floor.",
    ),
  },
);

export const Facades: TSchema = named(
  'Facades',
  'Every facade of the venue.',
  list(Facade, 'Every facade of the venue.'),
);
