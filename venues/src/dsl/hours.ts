import type { OpeningHours } from '@brand/mvf/v3';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SHORT = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su', 'PH'];

/**
 * Parses opening hours as written on a door: `hours('Mo-Fr 9:00-18:00', 'Sa,Su 10:00-16:00')`. Days
 * are the first two letters, `PH` is public holidays.
 */
export function hours(...lines: readonly string[]): OpeningHours[] {
  return lines.map((line) => {
    const [, days = '', opens = '', closes = ''] =
      /^(\S+) (\d{1,2}:\d\d)-(\d{1,2}:\d\d)$/.exec(line) ?? [];
    if (closes === '') throw new Error(`Opening hours "${line}": expected "Mo-Fr 9:00-18:00".`);
    return {
      opens: opens.padStart(5, '0'),
      closes: closes.padStart(5, '0'),
      dayOfWeek: days.split(',').flatMap((range) => daysOf(range, line)),
    };
  });
}

function daysOf(range: string, line: string): string[] {
  const [from, to] = range.split('-').map((day) => SHORT.indexOf(day));
  if (from === undefined || from < 0 || (to !== undefined && to < from)) {
    throw new Error(`Opening hours "${line}": "${range}" is no range of days.`);
  }
  const names = [...DAYS, 'PublicHolidays'];
  return names.slice(from, (to ?? from) + 1);
}
