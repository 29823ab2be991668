import type { TSchema } from 'typebox';
import { list, record } from '../../../schema-kit/build.ts';
import { FloorId } from '../../core/schema.ts';

export const Outdoors: TSchema = record('Outdoors', 'The outdoor floors of the venue.', {
  floors: list(FloorId, 'Floors outside the buildings. None of them may be in a floor stack.'),
});
