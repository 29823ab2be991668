import { distinctShapes } from '../../shapes/distinct-shapes.ts';
import type { V3Venue } from '../v3-venue.ts';
import { shapesOf } from './venue-shapes.ts';

/** [G10] No two geometries of one kind have the same shape in the same place. */
export function distinctGeometry(venue: V3Venue): void {
  const named = [...shapesOf(venue).geometry].map(([id, shape]) => ({
    id,
    kind: venue.kinds.get(id) ?? '',
    shape,
  }));
  distinctShapes(named, venue.view.report);
}
