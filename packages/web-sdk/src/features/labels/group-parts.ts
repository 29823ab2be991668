import { createGridIndex, padBbox, type Point, pointDistance, polygonArea } from '@brand/geo';
import type { GeometryElement, ShapeType, Venue } from '@brand/venue';

/** Maximum distance in metres between parts of one place, such as a café and its terrace. */
const NEXT_TO = 2;
/** Maximum distance in metres between spaces, whose gaps are the walls. No wall is thicker. */
const WALL = 0.6;
const STEP = 0.5;
/** Types of elements that separate two spaces. */
const BARRIERS: ShapeType[] = ['wall', 'door', 'window'];

/**
 * Groups shapes of the same name by the places that they form, each with its largest shape first,
 * the largest place first. Shapes next to each other are one place, such as a café and its terrace.
 * Spaces form one place only if there is a passage between them, such as a hall in three pieces,
 * because classrooms in a row also share a name and a wall.
 */
export function groupParts<T extends GeometryElement>(venue: Venue, elements: readonly T[]): T[][] {
  const sorted = elements.toSorted((a, b) => sideOf(b) - sideOf(a));
  const index = createGridIndex(sorted.map(({ bbox }) => bbox));
  const rest = new Set(sorted);
  const groups: T[][] = [];
  for (const first of rest) {
    const group = [first];
    rest.delete(first);
    for (const part of group) {
      for (const near of index.search(padBbox(part.bbox, NEXT_TO))) {
        const other = sorted[near]!;
        if (!rest.has(other) || !isNextTo(venue, part, other)) continue;
        group.push(other);
        rest.delete(other);
      }
    }
    groups.push(group);
  }
  return groups;
}

/** The side of a square with the area of a shape, in metres. */
export function sideOf({ rings }: GeometryElement): number {
  return Math.sqrt(rings.reduce((sum, polygon) => sum + polygonArea(polygon), 0));
}

function isNextTo(venue: Venue, a: GeometryElement, b: GeometryElement): boolean {
  const { floor } = a;
  if (floor !== b.floor) return false;
  const isBetweenSpaces = a.type === 'space' && b.type === 'space';
  // Where a floor has no walls, each room has its own all the same.
  if (isBetweenSpaces && a.kind === 'room' && b.kind === 'room' && floor.walls.length === 0) {
    return false;
  }
  if (a.rings.length === 0 || b.rings.length === 0) return true;
  const isNear = (point: Point, types: ShapeType[], to?: GeometryElement): boolean => {
    const at = { lngLat: venue.frame.toLngLat(point), floorId: floor.id };
    const maxDistance = isBetweenSpaces ? WALL : NEXT_TO;
    const near = venue.nearest(at, { types, maxDistance, limit: Infinity });
    return near.some(({ element }) => !to || element === to);
  };
  const isShared = (from: GeometryElement, to: GeometryElement): boolean =>
    samplesOf(from).some(
      (point) => isNear(point, [to.type], to) && !(isBetweenSpaces && isNear(point, BARRIERS)),
    );
  return isShared(a, b) || isShared(b, a);
}

/** Points along the outlines of a shape, a step apart, without their corners. */
function samplesOf({ rings }: GeometryElement): Point[] {
  return rings.flat().flatMap((ring) =>
    ring.flatMap((from, index) => {
      const to = ring[(index + 1) % ring.length]!;
      const count = Math.min(200, Math.ceil(pointDistance(from, to) / STEP));
      return Array.from({ length: count }, (_, at) => {
        const share = (at + 0.5) / count;
        return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
      });
    }),
  );
}
