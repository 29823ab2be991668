import type { Floor } from '@brand/venue';

export type Storey = Pick<Floor, 'elevation' | 'maxHeight' | 'floorStack'>;

/** Metres from floor to ceiling if the venue has no height. */
const CEILING = 3.6;
/** Metres from a ceiling to the floor above. */
const SLAB = 0.4;

/**
 * Altitude of each floor in metres above the ground. Storeys are added up per building; floors
 * without a building count as one building.
 */
export function naturalAltitudes<F extends Storey>(floors: Iterable<F>): ReadonlyMap<F, number> {
  const altitudes = new Map<F, number>();
  for (const stack of Map.groupBy(floors, ({ floorStack }) => floorStack).values()) {
    const levels = levelsOf(stack);
    const byElevation = new Map([...upwards(levels), ...downwards(levels)]);
    for (const floor of stack) altitudes.set(floor, byElevation.get(floor.elevation) ?? 0);
  }
  return altitudes;
}

type Level = { readonly elevation: number; readonly storey: number };

/** Levels in ascending order; of floors at the same elevation the tallest counts. */
function levelsOf(floors: readonly Storey[]): Level[] {
  const levels = Map.groupBy(floors, ({ elevation }) => elevation);
  return [...levels]
    .map(([elevation, side]) => ({
      elevation,
      storey: Math.max(...side.map(({ maxHeight }) => (maxHeight || CEILING) + SLAB)),
    }))
    .toSorted((a, b) => a.elevation - b.elevation);
}

/**
 * Returns altitudes from the ground up. A half level is at half the height of the storey that
 * contains it.
 */
function upwards(levels: readonly Level[]): Map<number, number> {
  const above = levels.filter(({ elevation }) => elevation >= 0);
  const altitudes = new Map<number, number>();
  for (const [index, { elevation, storey }] of above.entries()) {
    // A gallery is lower than the hall that contains it, but floors above must clear the hall.
    const below = above
      .slice(0, index)
      .filter((one, at) => at === index - 1 || elevation - one.elevation <= 1);
    const reached = below.map(
      (one) => altitudes.get(one.elevation)! + one.storey * (elevation - one.elevation),
    );
    altitudes.set(elevation, index === 0 ? elevation * storey : Math.max(...reached));
  }
  return altitudes;
}

/** Altitudes from the ground down: a basement is as deep as it is high. */
function downwards(levels: readonly Level[]): Map<number, number> {
  const altitudes = new Map<number, number>();
  let [above, reached] = [0, 0];
  for (const { elevation, storey } of levels.toReversed()) {
    if (!(elevation < 0)) continue;
    reached -= storey * (above - elevation);
    above = elevation;
    altitudes.set(elevation, reached);
  }
  return altitudes;
}
