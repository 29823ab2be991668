import type { TSchema } from 'typebox';
import { field, id, list, named, openEnum, optional, record } from '../../../schema-kit/build.ts';
import { Details, GeometryId } from '../../core/schema.ts';

export const EntranceAestheticId: TSchema = id(
  'EntranceAestheticId',
  'ea',
  'an entrance aesthetic',
);

export const EntranceKind: TSchema = openEnum('EntranceKind', 'Appearance of a door.', [
  'open',
  'single-swing',
  'double-swing',
  'sliding',
  'revolving',
  'gate',
  'unknown',
]);

export const EntranceAesthetic: TSchema = record(
  'EntranceAesthetic',
  'The appearance of a door. It has no effect on routes.',
  {
    id: field(EntranceAestheticId, 'Id of the entry.'),
    geometryId: field(GeometryId, 'The line of the door, on the same floor.'),
    kind: field(EntranceKind, 'Appearance of the door.'),
    details: optional(Details, 'Name of the door.'),
  },
);

export const FloorEntranceAesthetics: TSchema = named(
  'FloorEntranceAesthetics',
  'The doors of one floor.',
  list(EntranceAesthetic, 'The doors of one floor.'),
);
