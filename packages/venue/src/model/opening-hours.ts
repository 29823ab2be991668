import type { OpeningHours as RawOpeningHours } from '@brand/mvf/v3';
import { objectsIn, textsIn } from '../raw-values.ts';

/** Opening hours on some days, in the venue's time zone. */
export type OpeningHours = {
  /** Opening time, as `HH:MM`. */
  readonly opens: string;
  /** Closing time, as `HH:MM`. A time earlier than `opens` is after midnight. */
  readonly closes: string;
  /** The days, in English as in schema.org. If omitted, every day. */
  readonly dayOfWeek?: readonly string[];
  /** First day on which the hours apply, as ISO 8601 text. */
  readonly validFrom?: string;
  /** Last day on which the hours apply, as ISO 8601 text. */
  readonly validThrough?: string;
};

/** A moment in the time zone of the venue. */
export type LocalMoment = {
  /** Date, as `YYYY-MM-DD`. */
  readonly date: string;
  /** The previous day, as `YYYY-MM-DD`. */
  readonly yesterday: string;
  /** English name, as in schema.org. */
  readonly weekday: string;
  /** English name of the previous day. */
  readonly weekdayBefore: string;
  /** Minutes since midnight. */
  readonly minutes: number;
};

const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const DAY = 86_400_000;

/**
 * Creates a converter to local moments of a time zone. If the zone is missing or unknown, uses the
 * machine's zone.
 */
export function localClock(timeZone: string | undefined): (date: Date) => LocalMoment {
  const format = clockFormat(timeZone);
  return (date) => {
    const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
    const number = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.get(type));
    const midnight = Date.UTC(number('year'), number('month') - 1, number('day'));
    const weekday = new Date(midnight).getUTCDay();
    return {
      date: isoDate(midnight),
      yesterday: isoDate(midnight - DAY),
      weekday: WEEKDAYS[weekday]!,
      weekdayBefore: WEEKDAYS[(weekday + 6) % 7]!,
      minutes: number('hour') * 60 + number('minute'),
    };
  };
}

function clockFormat(timeZone: string | undefined): Intl.DateTimeFormat {
  const fields = {
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  } as const;
  try {
    return new Intl.DateTimeFormat('en', timeZone === undefined ? fields : { ...fields, timeZone });
  } catch {
    // The runtime does not support the zone. Falls back to the machine's zone, because visitors are
    // most likely in the zone of the venue.
    return new Intl.DateTimeFormat('en', fields);
  }
}

function isoDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** Parses opening hours and skips malformed entries. */
export function readOpeningHours(
  hours: readonly RawOpeningHours[] | undefined,
): readonly OpeningHours[] {
  return objectsIn(hours).filter(
    ({ opens, closes }) => minutesOf(opens) !== undefined && minutesOf(closes) !== undefined,
  );
}

/**
 * Whether any of the hours include a moment. Hours on public holidays are ignored, because bundles
 * have no dates for them. Equal opening and closing times mean closed, as in schema.org.
 */
export function isOpen(hours: readonly OpeningHours[], moment: LocalMoment): boolean {
  const { date, yesterday, weekday, weekdayBefore, minutes } = moment;
  return hours.some((entry) => {
    const opens = minutesOf(entry.opens) ?? 0;
    const closes = closingOf(entry, opens);
    const isToday = holdsOn(entry, weekday, date) && minutes >= opens && minutes < closes;
    const isOvernight = holdsOn(entry, weekdayBefore, yesterday) && minutes < closes - 1440;
    return isToday || isOvernight;
  });
}

/** Returns the closing time, in minutes since the midnight before opening. */
function closingOf(entry: OpeningHours, opens: number): number {
  const closes = minutesOf(entry.closes) ?? 0;
  // schema.org has no 24:00; 23:59 is used instead.
  if (closes === 1439) return 1440;
  return closes < opens ? closes + 1440 : closes;
}

function holdsOn(
  { dayOfWeek, validFrom, validThrough }: OpeningHours,
  day: string,
  date: string,
): boolean {
  const isDay = dayOfWeek === undefined || textsIn(dayOfWeek).some((name) => dayName(name) === day);
  const from = typeof validFrom === 'string' ? validFrom.slice(0, 10) : '';
  const through = typeof validThrough === 'string' ? validThrough.slice(0, 10) : '9999';
  return isDay && date >= from && date <= through;
}

/** Returns the name of a day, which schema.org also allows as `https://schema.org/Monday`. */
function dayName(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

function minutesOf(time: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time) ?? [];
  const total = Number(hours) * 60 + Number(minutes);
  return total <= 1440 ? total : undefined;
}
