import { quote } from '../../describe-value.ts';
import { definedEntries } from '../../defined-entries.ts';
import type { V3Venue } from '../v3-venue.ts';
import { walkPlaces } from '../walk-places.ts';
import { routingOf } from './venue-routing.ts';

/** [R3] At least one geometry of every location has a node, so that a route can end there. */
export function locationsHaveNodes(venue: V3Venue): void {
  const routing = routingOf(venue);
  if (!routing) return;
  const reached = new Set(
    routing.rooms.filter(({ nodes }) => nodes.length > 0).map(({ id }) => id),
  );
  for (const { file, index, place } of walkPlaces(venue.view)) {
    const anchors = [...definedEntries(place.geometryAnchors)].map(
      ([, { geometryId }]) => geometryId,
    );
    const known = anchors.filter((geometryId) => venue.geometry.has(geometryId));
    if (known.length === 0 || known.some((geometryId) => reached.has(geometryId))) continue;
    const path = [index, 'geometryAnchors'];
    const expected = 'a geometry with a node';
    const found = `none for ${quote(place.id)}`;
    venue.view.report({ code: 'location-without-node', file, path, expected, found });
  }
}
