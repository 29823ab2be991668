import type { DayOfWeek, OpeningHours } from '../../v3/extensions/locations/types.gen.ts';
import { OSM_DAYS, OSM_MONTHS } from './osm-calendar.ts';

/** Result of `parseOpeningHours`. */
export type ParsedOpeningHours = {
  /** The hours of the recognised rules. */
  readonly hours: readonly OpeningHours[];
  /** Whether every rule was recognised, so that `hours` is complete. */
  readonly understood: boolean;
};

type Span = { readonly opens: string; readonly closes: string };
/** Hours by day, inside a period (`''` is the whole year). */
type Timetable = Map<string, Map<DayOfWeek, Span[]>>;
type Selection = { readonly period: string; readonly days: readonly DayOfWeek[] };

const WEEK: readonly DayOfWeek[] = Object.values(OSM_DAYS).slice(0, 7);
const DAY = '(Mo|Tu|We|Th|Fr|Sa|Su|PH)[a-z]*';
const DAY_RANGE = new RegExp(`${DAY}\\.?(?:\\s*[-–]\\s*${DAY}\\.?)?(?![a-z])`, 'iy');
const TIME = '(\\d{1,2})(?:[:.h](\\d{2}))?';
const TIME_RANGE = new RegExp(`${TIME}\\s*[-–]\\s*${TIME}(?![\\d:+])`, 'y');
const DATE = '(\\d{4}) ([A-Z][a-z]{2}) (\\d{1,2})';
const PERIOD = new RegExp(`${DATE}\\s*[-–]\\s*(?:${DATE})\\s*:?`, 'y');
const CLOSED = /(?:off|closed)(?![a-z])/iy;
const ALWAYS = /24\/7/y;
const OPEN = /open(?![a-z])/iy;
const GAP = /[\s:]*/y;
const COMMA_THEN_TIME = /\s*,\s*(?=\d{1,2}[:.h–-])/y;
const COMMA = /\s*,\s*/y;
// No real value is longer, and a text of megabytes is not worth reading.
const MAX_LENGTH = 2000;

/**
 * Reads opening hours in the notation of OpenStreetMap: `Mo-Fr 09:00-18:00; Sa 10:00-16:00; PH off`
 * or `24/7`. Later rules override earlier ones on their days. Rules with months, weeks, sunrise,
 * conditions or comments are skipped, and `understood` is then `false`.
 *
 * @example
 * parseOpeningHours('Mo-Fr 09:00-18:00').hours[0]?.opens; // '09:00'
 */
export function parseOpeningHours(text: string): ParsedOpeningHours {
  const table: Timetable = new Map();
  let understood = text.trim() !== '' && text.length <= MAX_LENGTH;
  for (const rule of text.slice(0, MAX_LENGTH).split(';')) {
    if (rule.trim() && !readRule(rule.trim(), table)) understood = false;
  }
  return { hours: listHours(table), understood };
}

/** Reads `days times, days times`. Returns `false` without adding hours if any part is unknown. */
function readRule(rule: string, table: Timetable): boolean {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at;
    const match = pattern.exec(rule);
    if (match) at = pattern.lastIndex;
    return match ?? undefined;
  };
  const notes: { readonly selection: Selection; readonly spans: Span[]; isAdded: boolean }[] = [];
  let period: string | undefined = '';
  do {
    const dates = take(PERIOD);
    if (dates) period = readPeriod(dates);
    take(GAP);
    const days = readDays(take);
    take(GAP);
    const spans = readSpans(take);
    // Hours can be limited to some dates, but closing cannot.
    if (!spans || period === undefined || (period && spans.length === 0)) return false;
    notes.push({ selection: { period, days }, spans, isAdded: notes.length > 0 });
  } while (take(COMMA));
  if (rule.slice(at).trim()) return false;
  for (const { selection, spans, isAdded } of notes) noteHours(table, selection, spans, isAdded);
  return true;
}

type Take = (pattern: RegExp) => RegExpExecArray | undefined;

function readDays(take: Take): DayOfWeek[] {
  const days: DayOfWeek[] = [];
  for (let match = take(DAY_RANGE); match; match = take(DAY_RANGE)) {
    const from = OSM_DAYS[dayKey(match[1])];
    const to = OSM_DAYS[dayKey(match[2] ?? match[1])];
    if (from && to) days.push(...daysBetween(from, to));
    if (!take(COMMA)) break;
  }
  return days.length > 0 ? [...new Set(days)] : [...WEEK];
}

function dayKey(text = ''): string {
  const key = text.slice(0, 2);
  return key.toUpperCase() === 'PH'
    ? 'PH'
    : key.charAt(0).toUpperCase() + key.charAt(1).toLowerCase();
}

/**
 * Returns the days of a range. `Sa-Mo` runs over the end of the week; a range with holidays is only
 * its two ends.
 */
function daysBetween(from: DayOfWeek, to: DayOfWeek): DayOfWeek[] {
  const start = WEEK.indexOf(from);
  const end = WEEK.indexOf(to);
  if (start < 0 || end < 0) return [from, to];
  const count = ((end - start + 7) % 7) + 1;
  return Array.from({ length: count }, (_, step) => WEEK[(start + step) % 7]!);
}

/**
 * Reads the times of one day. Returns none if it is closed, and `undefined` if they are not
 * recognised.
 */
function readSpans(take: Take): Span[] | undefined {
  if (take(CLOSED)) return [];
  if (take(ALWAYS)) return [{ opens: '00:00', closes: '24:00' }];
  const spans: Span[] = [];
  do {
    const match = take(TIME_RANGE);
    const span = match && readSpan(match);
    if (!span) return undefined;
    spans.push(span);
  } while (take(COMMA_THEN_TIME));
  take(GAP);
  take(OPEN);
  return spans;
}

function readSpan([, openHour, openMinute, closeHour, closeMinute]: RegExpExecArray):
  | Span
  | undefined {
  const opens = clock(Number(openHour), Number(openMinute ?? 0));
  const hour = Number(closeHour);
  // `20:00-26:00` is two in the morning.
  const closes = clock(
    hour > 24 || (hour === 24 && Number(closeMinute ?? 0) > 0) ? hour - 24 : hour,
    Number(closeMinute ?? 0),
  );
  return opens && closes ? { opens, closes } : undefined;
}

function clock(hour: number, minute: number): string | undefined {
  if (hour > 24 || minute > 59 || hour * 60 + minute > 1440) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

function readPeriod(match: RegExpExecArray): string | undefined {
  const from = isoDate(match.slice(1, 4));
  const to = isoDate(match.slice(4, 7));
  return from && to ? `${from}/${to}` : undefined;
}

function isoDate([year, month, day]: string[]): string | undefined {
  const index = OSM_MONTHS.indexOf(month ?? '');
  if (index < 0) return undefined;
  return `${year}-${String(index + 1).padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`;
}

function noteHours(
  table: Timetable,
  { period, days }: Selection,
  spans: readonly Span[],
  isAdded: boolean,
): void {
  const week = table.get(period) ?? new Map<DayOfWeek, Span[]>();
  table.set(period, week);
  for (const day of days) week.set(day, [...(isAdded ? (week.get(day) ?? []) : []), ...spans]);
}

/** Returns one entry for each span that a group of days shares. */
function listHours(table: Timetable): OpeningHours[] {
  const hours: OpeningHours[] = [];
  for (const [period, week] of table) {
    const [validFrom, validThrough] = period.split('/');
    const groups = new Map<string, DayOfWeek[]>();
    for (const day of Object.values(OSM_DAYS)) {
      const key = (week.get(day) ?? []).map(({ opens, closes }) => `${opens}-${closes}`).join();
      if (key) groups.set(key, [...(groups.get(key) ?? []), day]);
    }
    for (const [key, days] of groups) {
      // Without days it would also apply on holidays, for which the text may state other hours.
      const isEveryDay =
        WEEK.every((day) => days.includes(day)) &&
        week.has('PublicHolidays') === days.includes('PublicHolidays');
      for (const span of key.split(',')) {
        const [opens = '', closes = ''] = span.split('-');
        hours.push({
          opens,
          closes,
          ...(isEveryDay ? {} : { dayOfWeek: days }),
          ...(validFrom && validThrough ? { validFrom, validThrough } : {}),
        });
      }
    }
  }
  return hours;
}
