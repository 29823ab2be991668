import { convexHull, type Point, pointDistance, type Segment } from '@brand/geo';

/**
 * Returns the middle line of the smallest rectangle around points, along its longer side: the line
 * of a door that is drawn as a polygon. Returns `undefined` for points without an extent.
 *
 * Idea: the smallest rectangle has a side along an edge of the hull, so each edge is tried.
 */
export function longAxis(points: readonly Point[]): Segment | undefined {
  const hull = thin(convexHull(points));
  let best: { readonly area: number; readonly axis: Segment } | undefined;
  for (const [index, a] of hull.entries()) {
    const b = hull[(index + 1) % hull.length]!;
    const length = pointDistance(a, b);
    if (!(length > 0)) continue;
    const box = boxAlong(hull, { x: (b.x - a.x) / length, y: (b.y - a.y) / length });
    if (!best || box.area < best.area) best = box;
  }
  return best?.axis;
}

// A round shape has no long side, whatever the number of its corners.
const MAX_CORNERS = 64;

function thin(hull: readonly Point[]): Point[] {
  const step = Math.max(1, Math.ceil(hull.length / MAX_CORNERS));
  return hull.filter((_, index) => index % step === 0);
}

function boxAlong(
  hull: readonly Point[],
  u: Point,
): { readonly area: number; readonly axis: Segment } {
  const along = hull.map(({ x, y }) => x * u.x + y * u.y);
  const aside = hull.map(({ x, y }) => y * u.x - x * u.y);
  const [fromAlong, toAlong] = [Math.min(...along), Math.max(...along)];
  const [fromAside, toAside] = [Math.min(...aside), Math.max(...aside)];
  const place = (t: number, s: number): Point => ({ x: t * u.x - s * u.y, y: t * u.y + s * u.x });
  const middleAlong = (fromAlong + toAlong) / 2;
  const middleAside = (fromAside + toAside) / 2;
  const isAlong = toAlong - fromAlong >= toAside - fromAside;
  return {
    area: (toAlong - fromAlong) * (toAside - fromAside),
    axis: isAlong
      ? { a: place(fromAlong, middleAside), b: place(toAlong, middleAside) }
      : { a: place(middleAlong, fromAside), b: place(middleAlong, toAside) },
  };
}
