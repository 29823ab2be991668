import {
  bboxOfPoints,
  interiorPoint,
  type Point,
  pointDistance,
  type Polygon,
  polygonArea,
  polygonCentroid,
} from '@brand/geo';
import polylabel from 'polylabel';

/** Returns the label position in polygons: well inside the largest one. */
export function labelPointOfPolygons(polygons: readonly Polygon[]): Point | undefined {
  let largest: Polygon | undefined;
  let most = -1;
  for (const polygon of polygons) {
    const area = polygonArea(polygon);
    if (area <= most) continue;
    most = area;
    largest = polygon;
  }
  return largest && poleOf(largest);
}

/** Returns the pole of inaccessibility, to a hundredth of the extent. */
function poleOf(polygon: Polygon): Point {
  const outer = polygon[0] ?? [];
  const rectangle = rectangleCenter(polygon);
  if (rectangle) return rectangle;
  const [minX, minY, maxX, maxY] = bboxOfPoints(outer);
  const precision = Math.max(0.05, Math.max(maxX - minX, maxY - minY) / 100);
  // Slivers: the search would take long and not improve the result.
  if (Math.min(maxX - minX, maxY - minY) <= 2 * precision) {
    return interiorPoint(polygon) ?? polygonCentroid(polygon);
  }
  const rings = polygon.map((ring) => ring.map(({ x, y }): [number, number] => [x, y]));
  const [x, y] = polylabel(rings, precision);
  return { x, y };
}

/** Returns the centre of a rectangle, the shape of most rooms, which needs no search. */
function rectangleCenter(polygon: Polygon): Point | undefined {
  const [ring, hole] = polygon;
  const [a, b, c, d, e] = ring ?? [];
  if (hole || !a || !b || !c || !d) return undefined;
  if (ring!.length > 5 || (e && (e.x !== a.x || e.y !== a.y))) return undefined;
  const isParallelogram = pointDistance({ x: a.x + c.x - b.x, y: a.y + c.y - b.y }, d) < 0.01;
  return isParallelogram ? { x: (a.x + c.x) / 2, y: (a.y + c.y) / 2 } : undefined;
}

/** Returns the point half-way along the longest line. */
export function midpointOfLongestLine(lines: readonly (readonly Point[])[]): Point | undefined {
  const longest = lines.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];
  if (!longest) return undefined;
  let left = lengthOf(longest) / 2;
  for (let index = 1; index < longest.length; index += 1) {
    const from = longest[index - 1]!;
    const to = longest[index]!;
    const length = pointDistance(from, to);
    if (left <= length && length > 0) {
      const t = left / length;
      return { x: from.x + t * (to.x - from.x), y: from.y + t * (to.y - from.y) };
    }
    left -= length;
  }
  return longest[0];
}

function lengthOf(line: readonly Point[]): number {
  let length = 0;
  for (let index = 1; index < line.length; index += 1) {
    length += pointDistance(line[index - 1]!, line[index]!);
  }
  return length;
}
