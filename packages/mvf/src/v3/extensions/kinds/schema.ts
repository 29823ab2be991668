import type { TSchema } from 'typebox';
import { dictionary, named, openEnum } from '../../../schema-kit/build.ts';
import { GeometryId } from '../../core/schema.ts';

export const Kind: TSchema = openEnum('Kind', 'Kind of a geometry.', [
  'room',
  'hallway',
  'wall',
  'window',
  'door',
  'object',
  'poi',
  'area',
  'void',
  'unknown',
]);

export const FloorKinds: TSchema = named(
  'FloorKinds',
  'The kind of each geometry on one floor. A geometry has no more than one.',
  dictionary(GeometryId, Kind, 'Kinds by geometry id.'),
);
