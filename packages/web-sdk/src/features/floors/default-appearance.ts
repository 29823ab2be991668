import type { Facade, Floor, Venue } from '@brand/venue';
import type { FloorAppearance } from '../../kernel/floor-control.ts';

/** Metres between floors of venues that do not say how high theirs are. */
const STOREY = 4;

/** Metres above the ground of each floor: floors of one elevation are level in all buildings. */
export function naturalAltitudes(venue: Venue): ReadonlyMap<Floor, number> {
  const heights = venue.floors.map(({ maxHeight }) => maxHeight ?? 0);
  const storey = Math.max(...heights, 0) || STOREY;
  return new Map(venue.floors.map((floor) => [floor, floor.elevation * storey]));
}

/**
 * How floors are shown when nobody took over: the current one, and the outdoor ground with it. The
 * ground would hide a basement, so it is left out below ground.
 */
export function defaultAppearance(
  floor: Floor,
  current: Floor,
  altitudes: ReadonlyMap<Floor, number>,
): FloorAppearance {
  const isVisible = floor === current || (floor.isOutdoor && current.elevation >= floor.elevation);
  return { isVisible, altitude: altitudes.get(floor) ?? 0, opacity: isVisible ? 1 : 0 };
}

/** Buildings are seen from outside, but for the one whose floor is shown. Basements show none. */
export function defaultFacadeOpacity({ floorStack, floor }: Facade, current: Floor): number {
  return floorStack === current.floorStack || current.elevation < floor.elevation ? 0 : 1;
}
