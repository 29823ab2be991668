import type { V3Venue } from '../v3-venue.ts';

/** [C2] The manifest has one feature. */
export function oneVenue({ view }: V3Venue): void {
  for (const { file, value } of view.files('manifest')) {
    const found = String(value.features.length);
    if (found === '1') continue;
    const path = ['features'];
    view.report({ code: 'not-one-venue', file, path, expected: 'one feature', found });
  }
}
