import { checkNearCenter } from '../../shapes/near-center.ts';
import { isOnGlobe } from '../../shapes/shape.ts';
import type { V3Venue } from '../v3-venue.ts';
import { shapesOf } from './venue-shapes.ts';

/** [G8] Everything is near the point of the manifest. */
export function shapesNearCentre(venue: V3Venue): void {
  const centre = venue.view.files('manifest')[0]?.value.features[0]?.geometry.coordinates;
  if (centre && isOnGlobe(centre))
    checkNearCenter(shapesOf(venue).sound, venue.view.report, centre);
}
