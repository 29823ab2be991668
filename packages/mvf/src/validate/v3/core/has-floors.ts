import type { V3Venue } from '../v3-venue.ts';

/** [C5] A venue has a floor. */
export function hasFloors({ view }: V3Venue): void {
  const floors = view.file('floors');
  if (!floors || floors.value.features.length > 0) return;
  view.report({
    code: 'no-floors',
    file: floors.file,
    path: ['features'],
    expected: 'at least one floor',
    found: 'none',
  });
}
