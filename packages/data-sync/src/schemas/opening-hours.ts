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
    opens: clockTime("Opening time, in the venue's time zone."),
    closes: clockTime(
      'Closing time. A time earlier than `opens` is after midnight; the same time means closed.',
    ),
    dayOfWeek: Type.Optional(
      Type.Array(Type.Enum([...DAYS]), {
        minItems: 1,
        maxItems: 8,
        description: 'The days, in English as in schema.org. If omitted, every day.',
      }),
    ),
    validFrom: Type.Optional(
      isoDate('First day on which the hours apply. If omitted, the hours apply immediately.'),
    ),
    validThrough: Type.Optional(
      isoDate('Last day on which the hours apply. The same as `validFrom` for one day.'),
    ),
  },
  {
    title: 'OpeningHours',
    description: 'Opening hours on some days. A day may occur in several entries.',
  },
);

/** A field for the opening hours of a location. */
export function openingHours(description: string) {
  return Type.Array(OpeningHours, { maxItems: 200, description });
}
