import type { Floor, FloorStack, Venue } from '@brand/web-sdk';

/** The floors of the building with most spaces, lowest first; of a venue without buildings, all. */
export function mainFloors(venue: Venue): readonly Floor[] {
  const [first, ...others] = venue.floorStacks;
  if (!first) return venue.floors;
  const main = others.reduce(
    (best, stack) => (countIn(stack) > countIn(best) ? stack : best),
    first,
  );
  return byElevation(main.floors);
}

/** The floor as far above or below the default floor of its building as the wanted one. */
export function chooseFloor(wanted: Floor, own: Venue, demo: Venue): Floor | undefined {
  const outdoors = wanted.isOutdoor ? own.floors.find(({ isOutdoor }) => isOutdoor) : undefined;
  if (outdoors) return outdoors;
  const wantedFloors = byElevation(wanted.floorStack?.floors ?? demo.floors);
  const ownFloors = mainFloors(own);
  const steps = wantedFloors.indexOf(wanted) - indexOfDefault(wantedFloors);
  const index = indexOfDefault(ownFloors) + steps;
  return ownFloors[Math.max(0, Math.min(index, ownFloors.length - 1))];
}

function indexOfDefault(floors: readonly Floor[]): number {
  const first = floors[0]?.floorStack?.defaultFloor;
  return Math.max(0, first ? floors.indexOf(first) : 0);
}

function byElevation(floors: readonly Floor[]): readonly Floor[] {
  return floors.toSorted((a, b) => a.elevation - b.elevation);
}

function countIn({ floors }: FloorStack): number {
  return floors.reduce((count, { spaces }) => count + spaces.length, 0);
}
