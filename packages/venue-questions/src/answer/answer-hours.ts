import type { OpeningHours } from '@brand/venue';
import type { VenueAnswer } from '../venue-answer.ts';
import { answer, type AnswerContext } from './answer-context.ts';
import type { Place } from '../find/place-index.ts';
import { listOf } from './phrases.ts';

type Opening = {
  readonly name: string;
  readonly openingHours: readonly OpeningHours[];
  isOpenAt(date: Date): boolean | undefined;
};

const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
const MAX_PLACES = 4;
const DAY_MS = 86_400_000;

/** When places are open. */
export function answerHours(
  context: AnswerContext,
  places: readonly Place[],
  when: string | undefined,
): VenueAnswer {
  const openings = places.filter((place) => place.type === 'location');
  const known = openings.filter(({ openingHours }) => openingHours.length > 0).slice(0, MAX_PLACES);
  if (known.length === 0) {
    const name = places[0]?.name ?? '';
    return answer('no-data', `The bundle has no opening hours of ${name}.`, { places });
  }
  const sentences = known.map((place) => describeHours(context, place, when));
  return answer('answered', sentences.join(' '), { places: known });
}

/** When the venue itself is open. */
export function answerVenueHours(context: AnswerContext, when: string | undefined): VenueAnswer {
  const { venue } = context.finder;
  if (venue.openingHours.length === 0) {
    return answer('no-data', `The bundle has no opening hours of ${venue.name}.`);
  }
  return answer('answered', describeHours(context, venue, when));
}

function describeHours(
  { now, finder }: AnswerContext,
  place: Opening,
  when: string | undefined,
): string {
  const { name, openingHours } = place;
  const { timeZone } = finder.venue;
  if (when === 'now') {
    const today = dayOf(now, timeZone);
    const hours = timesOn(openingHours, today) || 'closed';
    return `${name} is ${place.isOpenAt(now) ? 'open' : 'closed'} now. Hours on ${today}: ${hours}.`;
  }
  if (when !== undefined) {
    const date = when === 'tomorrow' ? new Date(now.getTime() + DAY_MS) : now;
    const isRelative = when === 'today' || when === 'tomorrow';
    const day = isRelative ? dayOf(date, timeZone) : when.charAt(0).toUpperCase() + when.slice(1);
    const times = timesOn(openingHours, day);
    return times ? `${name} is open on ${day}: ${times}.` : `${name} is closed on ${day}.`;
  }
  return `${name}: ${listOf(weekOf(openingHours))}.`;
}

/** The week with equal days in a row joined: `Monday to Friday 09:00–18:00`. */
function weekOf(hours: readonly OpeningHours[]): string[] {
  const rows: { first: string; last: string; times: string }[] = [];
  for (const day of DAYS) {
    const times = timesOn(hours, day) || 'closed';
    const row = rows.at(-1);
    if (row?.times === times) row.last = day;
    else rows.push({ first: day, last: day, times });
  }
  if (rows.length === 1) return [`every day ${rows[0]!.times}`];
  return rows.map(
    ({ first, last, times }) => `${first === last ? first : `${first} to ${last}`} ${times}`,
  );
}

/** The times of a day, or an empty text. Equal opening and closing times mean closed. */
function timesOn(hours: readonly OpeningHours[], day: string): string {
  return hours
    .filter(({ dayOfWeek, validFrom, validThrough, opens, closes }) => {
      const isDay = dayOfWeek?.some((it) => it.slice(it.lastIndexOf('/') + 1) === day) ?? true;
      // Hours of a season are in the bundle, and which of them apply depends on the date.
      return isDay && opens !== closes && validFrom === undefined && validThrough === undefined;
    })
    .map(({ opens, closes }) =>
      opens === '00:00' && closes === '23:59' ? 'all day' : `${opens}–${closes}`,
    )
    .join(' and ');
}

function dayOf(date: Date, timeZone: string | undefined): string {
  return new Intl.DateTimeFormat('en', { weekday: 'long', ...(timeZone && { timeZone }) }).format(
    date,
  );
}
