import type { V3Venue } from '../v3-venue.ts';

/** [C2] The manifest has one feature. */
export function oneVenue({ view }: V3Venue): void {
  const manifest = view.file('manifest');
  const count = manifest?.value.features.length ?? 1;
  if (!manifest || count === 1) return;
  view.report({
    code: 'not-one-venue',
    file: manifest.file,
    path: ['features'],
    expected: 'one feature',
    found: String(count),
  });
}
