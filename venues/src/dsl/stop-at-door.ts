import type { DraftShape } from '@brand/mvf/assemble';
import { type Point, pointInPolygon } from '@brand/geo';
import type { CutDoor } from './cut-doors.ts';
import type { PlanFrame } from './plan-frame.ts';
import { type NamedFace, polygonOf } from './wall-graph.ts';

/** A stop of a connection on this floor. */
export type FloorStop = {
  readonly connection: string;
  readonly floor: string;
  readonly shape: string;
};

/** Distance from a door to the stop inside the space, in metres. */
const STEP = 0.7;

/** Places the stop of a door to another floor at a point just inside the space that it opens to. */
export function stopAtDoor(
  cut: CutDoor,
  floor: string,
  frame: PlanFrame,
): { shape: DraftShape; stop: FloorStop }[] {
  const { connection } = cut.door;
  if (connection === undefined) return [];
  const [a, b] = [cut.line[0], cut.line.at(-1)] as [Point, Point];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [middle, normal] = [
    { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    { x: (-(b.y - a.y) / length) * STEP, y: ((b.x - a.x) / length) * STEP },
  ];
  const inside = [1, -1]
    .map((side) => ({ x: middle.x + normal.x * side, y: middle.y + normal.y * side }))
    .find((spot) => cut.sides.some((side) => canStandIn(side, spot)));
  if (!inside) {
    throw new Error(`Floor ${floor}: nobody can stand at the door of "${connection}".`);
  }
  const key = `${connection}-${floor}`;
  return [
    {
      shape: {
        key,
        floor,
        kind: 'poi',
        geometry: { type: 'Point', coordinates: [...frame.toLngLat(inside)] },
        style: null,
        traversal: 'ignored',
      },
      stop: { connection, floor, shape: key },
    },
  ];
}

function canStandIn({ face, space }: NamedFace, spot: Point): boolean {
  return !['void', 'object'].includes(space.kind) && pointInPolygon(spot, polygonOf(face));
}
