import { quote } from '../../describe-value.ts';
import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [K2] In a venue with kinds, every geometry has one or is explained by another extension. */
export function everyGeometryHasAKind(venue: V3Venue): void {
  const { view, geometry, kinds } = venue;
  if (view.files('kinds').length === 0 || view.lostKeys.has('kinds')) return;
  const explained = explainedIds(venue);
  for (const [id, { file, path }] of geometry) {
    if (kinds.has(id) || explained.has(id)) continue;
    const expected = 'a kind for every geometry';
    const found = `none for ${quote(id)}`;
    view.report({ code: 'geometry-without-kind', file, path, expected, found });
  }
}

function explainedIds({ view }: V3Venue): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { value } of view.files('connections')) {
    for (const [, { entrances, exits }] of definedEntries(value)) {
      for (const [, { geometryId }] of definedEntries([...entrances, ...exits]))
        ids.add(geometryId);
    }
  }
  for (const key of ['entranceAesthetic', 'annotations'] as const) {
    for (const { value } of view.files(key)) {
      for (const [, { geometryId }] of definedEntries<{ geometryId: string }>(value))
        ids.add(geometryId);
    }
  }
  return ids;
}
