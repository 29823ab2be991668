import type { DayOfWeek } from '../../v3/extensions/locations/types.gen.ts';

/** The days as OpenStreetMap writes them, Monday first, public holidays last. */
export const OSM_DAYS: Readonly<Record<string, DayOfWeek>> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
  PH: 'PublicHolidays',
};

/** The months as OpenStreetMap writes them. */
export const OSM_MONTHS: readonly string[] = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];
