import { pointInPolygon } from '@brand/geo';
import type { Floor, Venue } from '@brand/venue';

/**
 * Returns the floors that are visible through the voids of others: the one below an atrium, and
 * recursively those below its voids. A void without a floor below it would look like a hole in the
 * world.
 */
export function backdropsOf({ floors }: Venue, shown: readonly Floor[]): ReadonlySet<Floor> {
  const backdrops = new Set<Floor>();
  const open = [...shown];
  for (let floor = open.pop(); floor; floor = open.pop()) {
    for (const below of floorsBelowVoids(floor, floors)) {
      if (backdrops.has(below) || shown.includes(below)) continue;
      backdrops.add(below);
      open.push(below);
    }
  }
  return backdrops;
}

function floorsBelowVoids(floor: Floor, floors: readonly Floor[]): readonly Floor[] {
  const isOwn = ({ floorStack }: Floor): number => (floorStack === floor.floorStack ? 1 : 0);
  const lower = floors
    .filter(({ elevation }) => elevation < floor.elevation)
    .toSorted((a, b) => b.elevation - a.elevation || isOwn(b) - isOwn(a));
  return floor.spaces
    .filter(({ isVoid }) => isVoid)
    .flatMap((space) => {
      const [minX, minY, maxX, maxY] = space.bbox;
      const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
      const below = lower.find(({ rings }) =>
        rings.some((polygon) => pointInPolygon(middle, polygon)),
      );
      return below ? [below] : [];
    });
}
