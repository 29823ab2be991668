import { Type } from 'typebox';
import { clockTime, isoDate } from './string-formats.ts';

const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
  'PublicHolidays',
] as const;

export const OpeningHours = Type.Object(
  {
    opens: clockTime('When it opens, on the clocks of the venue.'),
    closes: clockTime(
      'When it closes. Earlier than `opens` means after midnight; equal to it means closed.',
    ),
    dayOfWeek: Type.Optional(
      Type.Array(Type.Enum([...DAYS]), {
        minItems: 1,
        maxItems: 8,
        description: 'The days, in English as in schema.org. Without it: every day.',
      }),
    ),
    validFrom: Type.Optional(
      isoDate('First day on which the hours hold. Without it: from now on.'),
    ),
    validThrough: Type.Optional(
      isoDate('Last day on which the hours hold. The same as `validFrom` for one day.'),
    ),
  },
  {
    title: 'OpeningHours',
    description: 'Hours of opening on some days. A day may occur in several entries.',
  },
);

/** A field for the opening hours of a location. */
export function openingHours(description: string) {
  return Type.Array(OpeningHours, { maxItems: 200, description });
}
