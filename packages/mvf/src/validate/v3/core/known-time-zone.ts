import { quote } from '../../describe-value.ts';
import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [C3] The time zone is known, so that opening hours can be evaluated. */
export function knownTimeZone({ view }: V3Venue): void {
  for (const { file, value } of view.files('manifest')) {
    for (const [index, { properties }] of definedEntries(value.features)) {
      const { tzid } = properties;
      if (tzid === undefined || isTimeZone(tzid)) continue;
      const path = ['features', index, 'properties', 'tzid'];
      const expected = 'a time zone like "Europe/Lisbon"';
      view.report({ code: 'bad-time-zone', file, path, expected, found: quote(tzid) });
    }
  }
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    // The engine reports an unknown name only by throwing.
    return false;
  }
}
