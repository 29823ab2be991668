import type { OpeningHours } from '../../../v3/extensions/locations/types.gen.ts';
import { objectsOf } from '../../export/unchecked.ts';
import { formatOpeningHours } from '../../opening-hours/format-opening-hours.ts';
import type { ImdfWriter } from './imdf-writer.ts';

/** Returns the hours in IMDF's notation, which is that of OpenStreetMap. */
export function hoursText(hours: readonly OpeningHours[] | undefined): string | null {
  const usable = objectsOf(hours).filter(
    ({ opens, closes, dayOfWeek }) =>
      typeof opens === 'string' &&
      typeof closes === 'string' &&
      (dayOfWeek === undefined || Array.isArray(dayOfWeek)),
  );
  return (usable.length > 0 && formatOpeningHours(usable)) || null;
}

/** Returns a number in the international form, which is the only one that IMDF accepts. */
export function phoneText(
  writer: ImdfWriter,
  phone: string | undefined,
  example: string,
): string | null {
  if (typeof phone !== 'string') return null;
  const digits = phone.replaceAll(/[\s().\-/]/g, '');
  if (/^\+\d{5,15}$/.test(digits)) return digits;
  writer.report.note({
    action: 'dropped',
    code: 'local-phone',
    message: 'Telephone numbers without a country code, such as +351…, were left out.',
    example,
  });
  return null;
}

/** Parses a web URL. Links into the bundle do not work outside it. */
export function parseWebUrl(url: string | undefined): string | null {
  return typeof url === 'string' && /^https?:\/\//i.test(url) ? url : null;
}
