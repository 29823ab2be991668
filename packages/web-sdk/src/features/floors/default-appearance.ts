import type { Facade, Floor, Venue } from '@brand/venue';
import type { AppearanceRule } from '../../kernel/floor-control.ts';
import { backdropsOf } from '../../kernel/backdrops.ts';

/**
 * Says how floors are shown when nobody took over: the current one, the outdoor ground with it, and
 * what is seen through their voids. The ground would hide a basement, so it is left out below ground.
 */
export function defaultAppearances(
  venue: Venue,
  current: Floor,
  altitudes: ReadonlyMap<Floor, number>,
): AppearanceRule {
  const shown = venue.floors.filter(
    (floor) => floor === current || (floor.isOutdoor && current.elevation >= floor.elevation),
  );
  const backdrops = backdropsOf(venue, shown);
  return (floor) => {
    const isBackdrop = backdrops.has(floor);
    const isVisible = isBackdrop || shown.includes(floor);
    const altitude = altitudes.get(floor) ?? 0;
    return { isVisible, altitude, opacity: isVisible ? 1 : 0, isBackdrop };
  };
}

/** Buildings are seen from outside, but for the one whose floor is shown. Basements show none. */
export function defaultFacadeOpacity({ floorStack, floor }: Facade, current: Floor): number {
  return floorStack === current.floorStack || current.elevation < floor.elevation ? 0 : 1;
}
