import type { Mvf3Document } from '@brand/mvf';
import type { Route } from '@brand/venue';

type Segment = readonly [ax: number, ay: number, bx: number, by: number];

/** Returns ids of the barriers that a route crosses. */
export type CrossingFinder = (route: Route) => readonly string[];

/**
 * Checks routes against the bundle itself: every segment of a route against every segment of wall,
 * window and obstacle on its floor, by brute force and in degrees. It shares no code with routing,
 * so that a bug there cannot hide here.
 */
export function createCrossingFinder(document: Mvf3Document): CrossingFinder {
  const floors = new Map(
    document.floors.features.map(({ properties: { id } }) => [
      id,
      createPieceFinder(barriersOf(document, id)),
    ]),
  );
  return (route) =>
    route.sections.flatMap(({ floor, points }) => {
      const find = floors.get(floor.id);
      return points.slice(1).flatMap((to, index) => {
        const found = find?.([...points[index]!, ...to]) ?? [];
        return found.map((id) => `${id} on ${floor.id}`);
      });
    });
}

type CachedResult = { readonly piece: Segment; readonly found: readonly string[] };

/** Routes between 50 places share most of their segments, so results are cached per segment. */
function createPieceFinder(barriers: readonly Barrier[]): (piece: Segment) => readonly string[] {
  // Keyed by a numeric hash: building a string key would take longer than the lookup.
  const knownBySum = new Map<number, CachedResult[]>();
  return (piece) => {
    const [ax, ay, bx, by] = piece;
    const sum = ax + 3 * ay + 5 * bx + 7 * by;
    const known = knownBySum.get(sum) ?? [];
    const same = known.find((one) => one.piece.every((value, index) => value === piece[index]));
    if (same) return same.found;
    const found = crossed(piece, barriers);
    knownBySum.set(sum, [...known, { piece, found }]);
    return found;
  };
}

type Barrier = { readonly id: string; readonly segment: Segment };

function barriersOf(document: Mvf3Document, floorId: string): readonly Barrier[] {
  const kinds = document.kinds?.[floorId] ?? {};
  const obstacles = document.nonwalkable?.[floorId] ?? {};
  return (document.geometry?.[floorId]?.features ?? []).flatMap(({ geometry, properties }) => {
    const { id } = properties;
    const isWall = kinds[id] === 'wall' || kinds[id] === 'window';
    if (!isWall && !Object.hasOwn(obstacles, id)) return [];
    return linesOf(geometry).flatMap((line) =>
      line.slice(1).map((to, index): Barrier => {
        const from = line[index]!;
        return { id, segment: [from[0]!, from[1]!, to[0]!, to[1]!] };
      }),
    );
  });
}

/** Ids of the barriers that a segment of a route crosses. */
function crossed(piece: Segment, barriers: readonly Barrier[]): readonly string[] {
  return barriers.filter(({ segment }) => cross(piece, segment)).map(({ id }) => id);
}

type Geometry = NonNullable<Mvf3Document['geometry']>[string]['features'][number]['geometry'];

function linesOf(geometry: Geometry): readonly (readonly number[][])[] {
  switch (geometry.type) {
    case 'LineString':
      return [geometry.coordinates];
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates;
    case 'MultiPolygon':
      return geometry.coordinates.flat();
    default:
      return [];
  }
}

/** Whether two segments cross: each has its ends on both sides of the other. */
function cross(a: Segment, b: Segment): boolean {
  if (Math.max(a[0], a[2]) < Math.min(b[0], b[2]) || Math.max(b[0], b[2]) < Math.min(a[0], a[2])) {
    return false;
  }
  if (Math.max(a[1], a[3]) < Math.min(b[1], b[3]) || Math.max(b[1], b[3]) < Math.min(a[1], a[3])) {
    return false;
  }
  return (
    side(a, b[0], b[1]) * side(a, b[2], b[3]) < 0 && side(b, a[0], a[1]) * side(b, a[2], a[3]) < 0
  );
}

function side([ax, ay, bx, by]: Segment, x: number, y: number): number {
  return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
}
