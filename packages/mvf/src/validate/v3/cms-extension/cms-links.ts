import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';

/** [M1] Extended objects exist, and none is extended twice. */
export function cmsLinks(venue: V3Venue): void {
  const { view } = venue;
  for (const { file, value } of view.files('cmsVenue')) {
    venue.checkIds('location', value.topLocations, { file, path: ['topLocations'] });
  }
  for (const { file, value } of view.files('cmsCategories')) {
    const links = [...definedEntries(value)].map(
      ([index, one]) => [index, one.categoryId] as const,
    );
    for (const [index, id] of links) {
      venue.checkId('category', id, { file, path: [index, 'categoryId'] });
    }
    venue.checkRepeats(links, { file, path: [] });
  }
  for (const { file, value } of view.files('cmsLocations')) {
    const links = [...definedEntries(value)].map(
      ([index, one]) => [index, one.locationId] as const,
    );
    for (const [index, id] of links) {
      venue.checkId('location', id, { file, path: [index, 'locationId'] });
    }
    venue.checkRepeats(links, { file, path: [] });
    for (const [index, { siblingGroups }] of definedEntries(value)) {
      for (const [group, { siblings }] of definedEntries(siblingGroups)) {
        const path = [index, 'siblingGroups', group, 'siblings'];
        venue.checkIds('location', siblings, { file, path });
      }
    }
  }
}
