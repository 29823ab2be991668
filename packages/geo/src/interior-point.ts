import type { Point, Polygon } from './types.ts';

/**
 * Returns a point well inside the polygon, such as the position of a label, or `undefined` if the
 * polygon has no area.
 *
 * Idea: cut the polygon by horizontal lines half-way between neighbouring corner heights and use
 * the middle of the longest stretch inside. At most 64 lines are tried, the tallest gaps first, so
 * the cost is O(n log n). Any such line yields an inside point; more lines only increase its
 * distance from the edges.
 */
export function interiorPoint(polygon: Polygon): Point | undefined {
  let best: Point | undefined;
  let bestRoom = 0;
  for (const { y, height } of scanLines(polygon)) {
    const crossings = crossingsAt(polygon, y);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = crossings[index]!;
      const to = crossings[index + 1]!;
      const room = Math.min(to - from, height);
      if (room > bestRoom) {
        bestRoom = room;
        best = { x: (from + to) / 2, y };
      }
    }
  }
  return best;
}

const MAX_LINES = 64;

function scanLines(polygon: Polygon): { y: number; height: number }[] {
  const heights = [...new Set(polygon.flatMap((ring) => ring.map((corner) => corner.y)))].toSorted(
    (a, b) => a - b,
  );
  const gaps = heights
    .slice(1)
    .map((top, index) => ({ y: (top + heights[index]!) / 2, height: top - heights[index]! }));
  return gaps.toSorted((a, b) => b.height - a.height).slice(0, MAX_LINES);
}

/**
 * Returns the crossings, sorted. By the even-odd rule, the first two bound the inside, as do the
 * next two, and so on.
 */
function crossingsAt(polygon: Polygon, y: number): number[] {
  const crossings: number[] = [];
  for (const ring of polygon) {
    let a = ring.at(-1);
    for (const b of ring) {
      if (a!.y > y !== b.y > y) crossings.push(a!.x + ((y - a!.y) / (b.y - a!.y)) * (b.x - a!.x));
      a = b;
    }
  }
  return crossings.toSorted((first, second) => first - second);
}
