import type { Location, OpeningHours } from '@brand/web-sdk';
import type { ReactNode } from 'react';
import { useSnapshot } from './session-context.ts';

const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export function OpeningTimes({ place }: { readonly place: Location }): ReactNode {
  const { texts, language } = useSnapshot();
  if (place.openingHours.length === 0) return null;
  return (
    <section>
      <h3>{texts.openingHours}</h3>
      <ul className="vw-hours">
        {place.openingHours.map((hours) => (
          <li key={JSON.stringify(hours)}>
            <span>{daysOf(hours, language) ?? texts.everyDay}</span>
            <span dir="ltr">
              {hours.opens}–{hours.closes}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Names of the days in a language, as a range if all are consecutive. */
function daysOf({ dayOfWeek = [] }: OpeningHours, language: string): string | undefined {
  const numbers = DAYS.flatMap((day, index) => (dayOfWeek.includes(day) ? [index] : []));
  if (numbers.length === 0 || numbers.length === DAYS.length) return undefined;
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const names = numbers.map((number) => format.format(MONDAY + number * DAY_MS));
  const isRow = numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
  return isRow && names.length > 2
    ? `${names[0]} – ${names.at(-1)}`
    : new Intl.ListFormat(language, { style: 'narrow' }).format(names);
}
