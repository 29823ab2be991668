import { type Point, pointDistance } from '@brand/geo';
import type { GroupSpace } from './group-space.ts';
import type { Part } from './walk-space.ts';

// Metres between spots: from anywhere in a hall one is near.
const SPACING = 8;
// Metres of air around a spot.
const ROOM = 0.5;
const MAX_SPOTS = 40;

/**
 * Spots spread over a wide part, away from those that are there already: somebody who stands in the
 * middle of a hall should have a node nearby. Small rooms need none.
 */
export function spreadSpots(part: Part, group: GroupSpace, there: readonly Point[]): Point[] {
  const spacing = Math.max(SPACING, Math.sqrt(part.area / MAX_SPOTS));
  const [minX, minY, maxX, maxY] = part.bbox;
  const columns = Math.floor((maxX - minX) / spacing);
  const rows = Math.floor((maxY - minY) / spacing);
  const spots: Point[] = [];
  for (let index = 0; index < columns * rows; index += 1) {
    const spot = {
      x: minX + ((maxX - minX) * ((index % columns) + 0.5)) / columns,
      y: minY + ((maxY - minY) * (Math.floor(index / columns) + 0.5)) / rows,
    };
    const isLonely = [...there, ...spots].every(
      (other) => pointDistance(other, spot) > spacing * 0.6,
    );
    if (isLonely && group.isFree(spot) && !group.isNearBarrier(spot, ROOM)) spots.push(spot);
  }
  return spots;
}
