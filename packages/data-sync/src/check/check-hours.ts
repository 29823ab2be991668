import type { Static } from 'typebox';
import type { OpeningHours } from '../schemas/opening-hours.ts';
import type { FindingList } from './finding-list.ts';
import type { PlacedRecord } from './record-check.ts';

type Hours = Static<typeof OpeningHours>;

/** Maximum length of a night, in minutes. Longer nights are probably swapped times. */
const MAX_NIGHT_MINUTES = 16 * 60;
const DAY_MINUTES = 24 * 60;

/** Warns about hours that are valid but probably unintended. */
export function checkHours({ value, path }: PlacedRecord, findings: FindingList): void {
  const entries = (value['openingHours'] ?? []) as readonly Hours[];
  for (const [index, entry] of entries.entries()) {
    const at = [...path, 'openingHours', index];
    const [opens, closes] = spanOf(entry);
    if (entry.closes < entry.opens && closes - opens > MAX_NIGHT_MINUTES) {
      const message =
        `It closes at ${entry.closes}, before it opens at ${entry.opens}: this is read as after ` +
        `midnight, ${Math.round((closes - opens) / 60)} hours later.`;
      findings.add('doubtful-hours', [...at, 'closes'], message);
    }
    if (isDated(entry) && entries.some((other) => !isDated(other) && covers(other, entry))) {
      findings.add(
        'doubtful-hours',
        at,
        'Hours without dates also apply on these days: a place is open if any entry says so.',
        'To close a place temporarily, use "states". Entries with dates can only add hours.',
      );
    }
  }
}

function isDated({ validFrom, validThrough }: Hours): boolean {
  return validFrom !== undefined || validThrough !== undefined;
}

/** Whether regular hours completely include those of specific dates. */
function covers(standing: Hours, dated: Hours): boolean {
  const days = standing.dayOfWeek ?? [];
  const [opens, closes] = spanOf(standing);
  const [from, to] = spanOf(dated);
  const isSameDay = days.length === 0 || daysOf(dated).some((day) => days.includes(day));
  return isSameDay && (from === to || (from >= opens && to <= closes));
}

const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

function daysOf({ dayOfWeek, validFrom, validThrough }: Hours): NonNullable<Hours['dayOfWeek']> {
  if (dayOfWeek) return dayOfWeek;
  const isOneDay = validFrom !== undefined && validFrom === validThrough;
  const weekday = isOneDay ? WEEKDAYS[new Date(`${validFrom}T00:00:00Z`).getUTCDay()] : undefined;
  return weekday === undefined ? [...WEEKDAYS] : [weekday];
}

/**
 * Returns the opening and closing time in minutes since midnight. `closes` exceeds 24 hours if it
 * is on the next day.
 */
function spanOf({ opens, closes }: Hours): readonly [opens: number, closes: number] {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return [from, to < from ? to + DAY_MINUTES : to];
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}
