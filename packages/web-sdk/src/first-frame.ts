import type { Floor, Venue } from '@brand/venue';
import type { VenueOpening } from '@brand/venue/stages';
import { defaultAppearances } from './features/floors/default-appearance.ts';
import { MapViewError } from './kernel/map-view-error.ts';

/**
 * Opens the floors of the first frame: the initial one, the ground around it, and floors visible
 * through their voids.
 */
export async function openInitialFloors(
  { venue, openFloors }: VenueOpening,
  wanted: Floor | string | undefined,
): Promise<void> {
  const initial = initialFloor(venue, wanted);
  let openCount = 0;
  for (;;) {
    // Voids are known only for open floors.
    const appearanceOf = defaultAppearances(venue, initial, new Map());
    const shown = venue.floors.filter((floor) => appearanceOf(floor).isVisible);
    if (shown.length === openCount) return;
    await openFloors(shown);
    openCount = shown.length;
  }
}

export function initialFloor(venue: Venue, wanted: Floor | string | undefined): Floor {
  if (typeof wanted === 'object') return wanted;
  const floor = wanted === undefined ? firstFloor(venue) : venue.find('floor', wanted);
  if (floor) return floor;
  throw new MapViewError(
    'map-view/unknown-target',
    venue.floors.length === 0
      ? 'The venue has no floors, so there is nothing to show. Check it with `mvf validate`.'
      : `floor: the venue has no floor "${String(wanted)}". Its floors are: ${venue.floors.map(({ id }) => id).join(', ')}.`,
  );
}

/**
 * Returns the first floor. Several buildings are initially shown from outside, a single one from
 * inside.
 */
function firstFloor({ floors, floorStacks }: Venue): Floor | undefined {
  const buildings = floorStacks.filter(({ isOutdoor }) => !isOutdoor);
  const outdoor = floors.find(({ isOutdoor }) => isOutdoor);
  if (outdoor && buildings.length > 1) return outdoor;
  const byElevation = floors.find(({ elevation }) => elevation === 0);
  return buildings[0]?.defaultFloor ?? byElevation ?? floors[0];
}
