import { closestPointOnSegment, pointDistance, segmentIntersection, type Point } from '@brand/geo';
import { pointAt, stretchAlong } from '../../routing/generate/segment-stretch.ts';

/** The line of a door, from jamb to jamb. */
export type DoorLine = { readonly a: Point; readonly b: Point };

const DOOR_WIDTH = 0.9;
// Metres between the outlines of neighbours: a thick wall.
const MAX_WALL = 0.6;
const MIN_SHARED = 0.3;
// Metres between the points at which a path through a door crosses the two outlines.
const MAX_PASSAGE = 1;

/**
 * Returns the centre line of a doorway, along the wall that it pierces: its longer side. `depth` is
 * half the thickness of that wall.
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
 * Returns the door between two shapes that a path connects: of usual width, at the place where the
 * path crosses both outlines one after the other. A path that crosses other shapes in between is a
 * straight line that ignores the walls; its door is where the shapes adjoin, as near to the path as
 * possible.
 */
export function doorOnPath(
  path: readonly Point[],
  from: readonly (readonly (readonly Point[])[])[],
  to: readonly (readonly (readonly Point[])[])[],
): DoorLine | undefined {
  const leaving = crossings(path, from).at(-1);
  if (!leaving) return undefined;
  const entering = crossings(path, to).find(({ at }) => at >= leaving.at);
  const isDirect = entering && pointDistance(entering.point, leaving.point) < MAX_PASSAGE;
  const shared = isDirect ? undefined : doorBetween(path, from, to);
  if (shared) return shared;
  const other = isDirect ? entering : leaving;
  return doorAt(leaving.edge, {
    x: (leaving.point.x + other.point.x) / 2,
    y: (leaving.point.y + other.point.y) / 2,
  });
}

/** Returns a door along an edge, with its middle at a point. */
function doorAt({ a, b }: DoorLine, { x, y }: Point): DoorLine {
  const length = pointDistance(a, b);
  const half = Math.min(DOOR_WIDTH, length) / 2;
  const [dx, dy] = [((b.x - a.x) / length) * half, ((b.y - a.y) / length) * half];
  return { a: { x: x - dx, y: y - dy }, b: { x: x + dx, y: y + dy } };
}

function doorBetween(
  path: readonly Point[],
  from: readonly (readonly (readonly Point[])[])[],
  to: readonly (readonly (readonly Point[])[])[],
): DoorLine | undefined {
  const others = edgesOf(to);
  const doors = edgesOf(from).flatMap((edge) =>
    others.flatMap((other): (DoorLine & { readonly detour: number })[] => {
      const stretch = stretchAlong(edge, other, MAX_WALL);
      const shared = stretch && { a: pointAt(edge, stretch[0]), b: pointAt(edge, stretch[1]) };
      const length = shared ? pointDistance(shared.a, shared.b) : 0;
      if (!shared || length < MIN_SHARED) return [];
      // Where the whole door fits, and from there straight to the middle of the wall.
      const margin = Math.min(DOOR_WIDTH, length) / 2 / length;
      const room = { a: pointAt(shared, margin), b: pointAt(shared, 1 - margin) };
      const spot = nearestTo(path, room);
      const beyond = closestPointOnSegment(spot.point, other.a, other.b);
      const middle = { x: (spot.point.x + beyond.x) / 2, y: (spot.point.y + beyond.y) / 2 };
      return [{ ...doorAt(shared, middle), detour: spot.distance }];
    }),
  );
  return doors.toSorted((first, second) => first.detour - second.detour)[0];
}

/**
 * Returns the point of a segment that is nearest to a path, by the corners of both and their
 * crossing.
 */
function nearestTo(
  path: readonly Point[],
  { a, b }: DoorLine,
): { readonly point: Point; readonly distance: number } {
  const pieces = path.slice(1).map((end, index) => ({ a: path[index]!, b: end }));
  const candidates = [
    ...path.map((point) => closestPointOnSegment(point, a, b)),
    ...pieces.flatMap((piece) => segmentIntersection(piece.a, piece.b, a, b) ?? []),
    a,
    b,
  ];
  const distanceOf = (point: Point): number =>
    Math.min(
      ...pieces.map((piece) =>
        pointDistance(point, closestPointOnSegment(point, piece.a, piece.b)),
      ),
    );
  return candidates
    .map((point) => ({ point, distance: distanceOf(point) }))
    .reduce((best, candidate) => (candidate.distance < best.distance ? candidate : best));
}

function edgesOf(polygons: readonly (readonly (readonly Point[])[])[]): DoorLine[] {
  return polygons
    .flat()
    .flatMap((ring) =>
      ring
        .map((a, index) => ({ a, b: ring[(index + 1) % ring.length]! }))
        .filter(({ a, b }) => pointDistance(a, b) > 0),
    );
}

type Crossing = { readonly at: number; readonly point: Point; readonly edge: DoorLine };

/** Returns the points at which the path crosses the outlines, in the order of the path. */
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
