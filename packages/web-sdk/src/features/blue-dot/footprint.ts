import { type Bbox, type Point, pointInPolygon, type Polygon } from '@brand/geo';

/** The shape of a floor: its outline, or the bounding box of its elements. */
export type FloorShape = {
  readonly elevation: number;
  readonly rings: readonly Polygon[];
  readonly bbox: Bbox;
};

/** Whether a point is on a floor or at most `padding` metres away from it. */
export function isOnFloor(point: Point, { rings, bbox }: FloorShape, padding = 0): boolean {
  const [minX, minY, maxX, maxY] = bbox;
  const { x, y } = point;
  // Also false for NaN, the result for a position on the other side of the globe.
  const isNear =
    x >= minX - padding && x <= maxX + padding && y >= minY - padding && y <= maxY + padding;
  if (!isNear) return false;
  return rings.length === 0 || rings.some((polygon) => pointInPolygon(point, polygon, padding));
}

/** Whether a point is in a venue. A venue without shapes contains every point. */
export function isInVenue(point: Point, floors: readonly FloorShape[], padding: number): boolean {
  const shaped = floors.filter(({ bbox: [minX, , maxX] }) => maxX >= minX);
  return shaped.length === 0 || shaped.some((floor) => isOnFloor(point, floor, padding));
}

/**
 * Returns the floor at an elevation. If several buildings have one, returns the floor that contains
 * the point, otherwise the first one.
 */
export function floorAtLevel<F extends FloorShape>(
  level: number,
  point: Point,
  floors: readonly F[],
): F | undefined {
  const same = floors.filter(({ elevation }) => elevation === level);
  return same.find((floor) => isOnFloor(point, floor)) ?? same[0];
}
