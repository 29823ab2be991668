import {
  distanceToSegment,
  localFrame,
  openRing,
  type Point,
  pointDistance,
  type Segment,
  segmentIntersection,
} from '@brand/geo';
import type { Floor, RouteSection, ShapeElement, Space, Venue } from '../src/index.ts';

/** Returns the segments of a route section that lead through a barrier, as texts. */
export type FindCrossed = (section: RouteSection) => readonly string[];

type Barrier = Segment & { readonly element: ShapeElement };

// Metres: half of a thick wall, and how far from a door a crossing still counts as at the door.
const WALL_REACH = 0.3;
const DOOR_REACH = 0.5;
const MIN_WALLED_RATIO = 0.25;
const SAMPLE_STEP = 0.5;

/**
 * Checks routes against walls, windows, voids and closed outlines, by brute force. It shares no code
 * with routing, so that a bug there cannot hide here.
 *
 * The outline of a room that has a door is closed where no wall is drawn as well: all of it if none
 * is, and a side with a door. A room without a door says nothing about where one enters it.
 */
export function createBarrierCheck(venue: Venue): FindCrossed {
  const floors = new Map<Floor, FloorBarriers>();
  const frame = localFrame(venue.center);
  return ({ floor, points }) => {
    let barriers = floors.get(floor);
    if (!barriers) floors.set(floor, (barriers = barriersOf(floor)));
    const places = points.map((point) => venue.frame.toMetres(point));
    return places.slice(1).flatMap((to, index) => {
      const element = crossedBy(places[index]!, to, barriers);
      const at = frame.toLngLat(to).map((degrees) => degrees.toFixed(6));
      return element
        ? [`${element.type} "${element.id}" on ${floor.id} before ${at.join(',')}`]
        : [];
    });
  };
}

type FloorBarriers = { readonly barriers: readonly Barrier[]; readonly doors: readonly Segment[] };

function barriersOf(floor: Floor): FloorBarriers {
  const walls = floor.elements.filter(({ type }) => type === 'wall' || type === 'window');
  const pieces = walls.flatMap(piecesOf);
  const drawn = [...walls, ...floor.spaces.filter(({ isVoid }) => isVoid)];
  return {
    barriers: [
      ...drawn.flatMap((element) => withPieces(element, piecesOf(element))),
      ...floor.spaces.flatMap((space) => withPieces(space, impliedWalls(space, pieces))),
    ],
    doors: floor.doors.flatMap(piecesOf),
  };
}

function withPieces(element: ShapeElement, own: readonly Segment[]): Barrier[] {
  return own.map((piece) => ({ ...piece, element }));
}

/** The sides of a room that are closed although no wall is drawn on them. */
function impliedWalls(space: Space, walls: readonly Segment[]): readonly Segment[] {
  if (space.isVoid || space.kind === 'hallway' || space.doors.length === 0) return [];
  const sides = piecesOf(space);
  if (!isWalled(sides, walls)) return sides;
  const doors = space.doors.flatMap(piecesOf).map(({ a, b }) => middleOf(a, b));
  return sides.filter(
    (side) => !isWalled([side], walls) && doors.some((door) => isNear(door, [side], DOOR_REACH)),
  );
}

function isWalled(sides: readonly Segment[], walls: readonly Segment[]): boolean {
  const samples = sides.flatMap(samplesOf);
  const atWall = samples.filter((sample) => isNear(sample, walls, WALL_REACH));
  return atWall.length >= MIN_WALLED_RATIO * samples.length;
}

function middleOf(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function crossedBy(
  from: Point,
  to: Point,
  { barriers, doors }: FloorBarriers,
): ShapeElement | undefined {
  return barriers.find(({ a, b }) => {
    const hit = segmentIntersection(from, to, a, b);
    return hit !== undefined && !isNear(hit, doors, DOOR_REACH);
  })?.element;
}

function isNear(point: Point, segments: readonly Segment[], metres: number): boolean {
  return segments.some(({ a, b }) => distanceToSegment(point, a, b) <= metres);
}

function piecesOf({ lines, rings }: ShapeElement): Segment[] {
  const ofLines = lines.flatMap((line) =>
    line.slice(1).map((b, index) => ({ a: line[index]!, b })),
  );
  const ofRings = rings.flat().flatMap((ring) => {
    const corners = openRing(ring);
    return corners.map((a, index) => ({ a, b: corners[(index + 1) % corners.length]! }));
  });
  return [...ofLines, ...ofRings];
}

function samplesOf({ a, b }: Segment): Point[] {
  const count = Math.max(1, Math.round(pointDistance(a, b) / SAMPLE_STEP));
  return Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
  });
}
