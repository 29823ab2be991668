import { quote } from '../../describe-value.ts';
import { present } from '../../present.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [C4] The time zone is one that opening hours can be told in. */
export function knownTimeZone({ view }: V3Venue): void {
  const manifest = view.file('manifest');
  for (const [index, { properties }] of present(manifest?.value.features)) {
    const { tzid } = properties;
    if (!manifest || tzid === undefined || isTimeZone(tzid)) continue;
    view.report({
      code: 'bad-time-zone',
      file: manifest.file,
      path: ['features', index, 'properties', 'tzid'],
      expected: 'a time zone like "Europe/Lisbon"',
      found: quote(tzid),
    });
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    // Throwing is the only way in which the engine says that it does not know a name.
    return false;
  }
}
