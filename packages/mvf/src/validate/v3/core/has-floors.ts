import type { V3Venue } from '../v3-venue.ts';

/** [C4] A venue has a floor. */
export function hasFloors({ view }: V3Venue): void {
  for (const { file, value } of view.files('floors')) {
    if (value.features.length > 0) continue;
    const path = ['features'];
    view.report({ code: 'no-floors', file, path, expected: 'at least one floor', found: 'none' });
  }
}
