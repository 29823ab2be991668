import type { Facade, Floor, Venue } from '@brand/venue';
import type { AppearanceRule } from '../../kernel/floor-control.ts';
import { backdropsOf } from '../../kernel/backdrops.ts';

/**
 * The default appearance of floors: the current one, the outdoor ground with it, and floors visible
 * through their voids. Below ground the outdoor ground is hidden, because it would cover a
 * basement.
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

/**
 * Facades are shown, except that of the building whose floor is current. Below a facade's floor
 * none is shown.
 */
export function defaultFacadeOpacity({ floorStack, floor }: Facade, current: Floor): number {
  return floorStack === current.floorStack || current.elevation < floor.elevation ? 0 : 1;
}
