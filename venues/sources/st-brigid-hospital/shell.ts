import type { FloorPlan } from '../../src/dsl/floor-plan.ts';
import type { Path } from '../../src/dsl/shapes.ts';
import { INNER, INNER_ENDS, OUTER_ENDS, outerRadius, wholeArc } from './ring.ts';
import { CORNERS, EAST, EAST_END, NORTH, NORTH_END, onLeft, onRight, westEnd } from './wings.ts';

/** The outer wall of the whole building: three wings and the round entrance hall. */
function outline(): Path {
  return [
    ...wholeArc(outerRadius, OUTER_ENDS),
    onRight(EAST, EAST_END.right),
    onLeft(EAST, EAST_END.left),
    CORNERS.northEast,
    onRight(NORTH, NORTH_END.right),
    onLeft(NORTH, NORTH_END.left),
    CORNERS.northWest,
    ...westEnd(),
  ];
}

/** Draws what is the same on all full floors: the outer walls and those around the courtyard. */
export function drawShell(plan: FloorPlan): void {
  plan
    .outline(outline())
    .wall([INNER_ENDS.west, OUTER_ENDS.west])
    .wall([INNER_ENDS.east, OUTER_ENDS.east])
    .wall([INNER_ENDS.west, CORNERS.courtyard, INNER_ENDS.east], 'exterior')
    .wall(wholeArc(INNER, INNER_ENDS), 'glass');
}
