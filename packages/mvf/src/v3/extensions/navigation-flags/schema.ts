import type { TSchema } from 'typebox';
import { Type } from 'typebox';
import { dictionary, integer, named, record } from '../../../schema-kit/build.ts';

export const NavigationFlag: TSchema = record(
  'NavigationFlag',
  'Position of a flag. The flag is set if `(flags[index] >> bit) & 1` is 1.',
  {
    index: integer('Position in the list of bit fields.', { minimum: 0 }),
    bit: integer('Bit in that field, counted from the lowest.', { minimum: 0, maximum: 31 }),
  },
);

export const NavigationFlags: TSchema = named(
  'NavigationFlags',
  'Every flag by name. Names are permanent; `index` and `bit` may differ between bundles.',
  dictionary(Type.String(), NavigationFlag, 'Flags by name, for example `accessible`.'),
);
