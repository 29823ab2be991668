import { type Point, pointDistance } from '@brand/geo';
import type { GroupSpace } from './group-space.ts';
import type { Part } from './walk-space.ts';

// Multiple of the clearance: 8 m between points indoors, and corridors up to 4 m wide get none.
const SPACING = 20;
const TO_OUTLINE = 5;
const TO_FURNITURE = 1;
const MAX_SPOTS = 40;

/**
 * Samples points over a wide part, away from existing ones, so that every position in a hall has a
 * node nearby. Small rooms need none.
 */
export function sampleStandingPoints(
  part: Part,
  group: GroupSpace,
  there: readonly Point[],
  clearance: number,
): Point[] {
  if (group.isCrowded) return [];
  const spacing = Math.max(SPACING * clearance, Math.sqrt(part.area / MAX_SPOTS));
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
    const isOpen =
      group.isFree(spot) &&
      !group.isNearOutline(spot, TO_OUTLINE * clearance) &&
      !group.isNearBarrier(spot, TO_FURNITURE * clearance);
    if (isLonely && isOpen) spots.push(spot);
  }
  return spots;
}
