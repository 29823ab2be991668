import { createGridIndex, type Point } from '@brand/geo';
import { isInSpace, type PlanSpace } from './plan-space.ts';

/** Finds the spaces that contain a point. */
export interface SpaceIndex<Space extends PlanSpace> {
  /**
   * Returns the spaces, on any floor, that contain the point or are within `tolerance` metres of
   * it.
   */
  readonly at: (point: Point, tolerance?: number) => Space[];
}

/** Indexes spaces by their position. */
export function createSpaceIndex<Space extends PlanSpace>(
  spaces: readonly Space[],
): SpaceIndex<Space> {
  const grid = createGridIndex(spaces.map(({ bbox }) => bbox));
  return {
    at: ({ x, y }, tolerance = 0) =>
      grid
        .search([x - tolerance, y - tolerance, x + tolerance, y + tolerance])
        .map((index) => spaces[index]!)
        .filter((space) => isInSpace({ x, y }, space, tolerance)),
  };
}
