import { pointDistance, segmentIntersection, type Point } from '@brand/geo';

/** The line of a door, from jamb to jamb. */
export type DoorLine = { readonly a: Point; readonly b: Point };

const DOOR_WIDTH = 0.9;

/**
 * The centre line of a doorway, along the wall that it pierces: its longer side. `depth` is half
 * the thickness of that wall.
 */
export function doorAcrossCell(
  ring: readonly Point[],
): (DoorLine & { readonly depth: number }) | undefined {
  let longest = 0;
  let [ux, uy] = [1, 0];
  for (const [index, a] of ring.entries()) {
    const b = ring[(index + 1) % ring.length]!;
    const length = pointDistance(a, b);
    if (length > longest) {
      longest = length;
      [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
    }
  }
  if (longest === 0) return undefined;
  const along = ring.map(({ x, y }) => x * ux + y * uy);
  const across = ring.map(({ x, y }) => y * ux - x * uy);
  const [near, far] = [least(across), -least(across.map((value) => -value))];
  const middle = (near + far) / 2;
  const place = (distance: number): Point => ({
    x: distance * ux - middle * uy,
    y: distance * uy + middle * ux,
  });
  const [start, end] = [least(along), -least(along.map((value) => -value))];
  return { a: place(start), b: place(end), depth: (far - near) / 2 };
}

/**
 * Where a path from one shape to another passes the outline of the first for the last time: a door
 * of usual width on that outline, half-way to where it passes the outline of the second.
 */
export function doorOnPath(
  path: readonly Point[],
  from: readonly (readonly (readonly Point[])[])[],
  to: readonly (readonly (readonly Point[])[])[],
): DoorLine | undefined {
  const leaving = crossings(path, from).at(-1);
  if (!leaving) return undefined;
  const entering = crossings(path, to).find(({ at }) => at >= leaving.at);
  const { edge } = leaving;
  const length = pointDistance(edge.a, edge.b);
  const [ux, uy] = [(edge.b.x - edge.a.x) / length, (edge.b.y - edge.a.y) / length];
  const half = Math.min(DOOR_WIDTH, length) / 2;
  const other = entering && pointDistance(entering.point, leaving.point) < 1 ? entering : leaving;
  const x = (leaving.point.x + other.point.x) / 2;
  const y = (leaving.point.y + other.point.y) / 2;
  return {
    a: { x: x - ux * half, y: y - uy * half },
    b: { x: x + ux * half, y: y + uy * half },
  };
}

type Crossing = { readonly at: number; readonly point: Point; readonly edge: DoorLine };

/** Where the path meets the outlines, in the order of the path. */
function crossings(
  path: readonly Point[],
  polygons: readonly (readonly (readonly Point[])[])[],
): Crossing[] {
  const found: Crossing[] = [];
  let walked = 0;
  for (const [index, b] of path.entries()) {
    const a = path[index - 1];
    if (!a) continue;
    for (const ring of polygons.flat()) {
      for (const [corner, start] of ring.entries()) {
        const edge = { a: start, b: ring[(corner + 1) % ring.length]! };
        const point = segmentIntersection(a, b, edge.a, edge.b);
        if (!point || pointDistance(edge.a, edge.b) === 0) continue;
        found.push({ at: walked + pointDistance(a, point), point, edge });
      }
    }
    walked += pointDistance(a, b);
  }
  return found.toSorted((first, second) => first.at - second.at);
}

function least(numbers: readonly number[]): number {
  return numbers.reduce((smallest, number) => Math.min(smallest, number), Infinity);
}
