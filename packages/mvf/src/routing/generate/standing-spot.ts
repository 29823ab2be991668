import polylabel from 'polylabel';
import {
  type Bbox,
  bboxOfPoints,
  distanceToPolygonBoundary,
  interiorPoint,
  type Point,
  type Polygon,
} from '@brand/geo';
import type { GroupSpace } from './group-space.ts';

// Preferred clearance around a standing point, in metres.
const WANTED_CLEARANCE_METRES = 0.3;
const GRID = 12;

/**
 * Returns a point in a part with space around it, or `undefined` if the part is full of obstacles.
 */
export function findStandingPoint(polygon: Polygon, group: GroupSpace): Point | undefined {
  const pole = poleOf(polygon);
  if (pole && isRoomy(pole, group, WANTED_CLEARANCE_METRES)) return pole;
  if (group.isCrowded) return undefined;
  const spots = candidates(polygon).filter((spot) => group.isFree(spot));
  for (const room of [1.2, 0.6, WANTED_CLEARANCE_METRES, 0.15, 0.05]) {
    const spot = spots.find((candidate) => isRoomy(candidate, group, room));
    if (spot) return spot;
  }
  return undefined;
}

function isRoomy(spot: Point, group: GroupSpace, room: number): boolean {
  return group.isFree(spot) && !group.isNearBarrier(spot, room);
}

/** Returns the point farthest from the outline. */
function poleOf(polygon: Polygon): Point | undefined {
  const [minX, minY, maxX, maxY] = bboxOfPoints(polygon[0] ?? []);
  const precision = Math.max(0.05, Math.max(maxX - minX, maxY - minY) / 100);
  if (Math.min(maxX - minX, maxY - minY) <= 2 * precision) return interiorPoint(polygon);
  const rings = polygon.map((ring) => ring.map(({ x, y }): [number, number] => [x, y]));
  const [x, y] = polylabel(rings, precision);
  return { x, y };
}

/** Returns points spread over the polygon, those nearest to its outline last. */
function candidates(polygon: Polygon): Point[] {
  const [minX, minY, maxX, maxY]: Bbox = bboxOfPoints(polygon[0] ?? []);
  const spread = Array.from({ length: GRID * GRID }, (_, index) => ({
    x: minX + ((maxX - minX) * ((index % GRID) + 0.5)) / GRID,
    y: minY + ((maxY - minY) * (Math.floor(index / GRID) + 0.5)) / GRID,
  }));
  const inner = interiorPoint(polygon);
  return [...spread, ...(inner ? [inner] : [])]
    .map((point) => ({ point, room: distanceToPolygonBoundary(point, polygon) }))
    .toSorted((a, b) => b.room - a.room)
    .map(({ point }) => point);
}
