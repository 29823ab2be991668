import type { TSchema } from 'typebox';
import { list, record } from '../../../schema-kit/build.ts';
import { FloorId } from '../../core/schema.ts';

export const Outdoors: TSchema = record('Outdoors', 'Which floors are outside.', {
  floors: list(FloorId, 'Floors that are outside. None of them may be in a floor stack.'),
});
