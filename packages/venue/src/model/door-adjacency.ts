import { type Bbox, padBbox, type Point, pointDistance, pointInPolygon } from '@brand/geo';
import type { Door } from './door.ts';
import type { Floor } from './floor.ts';
import { midpointOfLongestLine } from './label-point.ts';
import type { Space } from './space.ts';

// Distances in metres from the centre of a door at which spaces are probed, nearest first. Outlines
// of rooms end at the centre line or the face of a wall, and walls are up to half a metre thick.
const PROBES: readonly number[] = [0.05, 0.15, 0.3, 0.5, 0.8];
const REACH = 1;

type Sides = ReadonlyMap<Door, readonly Space[]>;

/**
 * Maps the doors of a floor to the spaces they connect. Bundles do not contain this: a door is a
 * line, so points on either side of its centre are probed.
 */
export class DoorAdjacency {
  readonly #spaces: Sides;
  readonly #doors: Map<Space, Door[]> = new Map();

  constructor(floor: Floor) {
    this.#spaces = new Map(floor.doors.map((door) => [door, findAdjacentSpaces(door)]));
    for (const [door, spaces] of this.#spaces) {
      for (const space of spaces) {
        const doors = this.#doors.get(space);
        if (doors) doors.push(door);
        else this.#doors.set(space, [door]);
      }
    }
  }

  spacesOf(door: Door): readonly Space[] {
    return this.#spaces.get(door) ?? [];
  }

  doorsOf(space: Space): readonly Door[] {
    return this.#doors.get(space) ?? [];
  }
}

function findAdjacentSpaces(door: Door): readonly Space[] {
  const middle = midpointOfLongestLine(door.lines) ?? boxCenter(door.bbox);
  const { x, y } = directionOf(door);
  const nearby = door.floor.index
    .search(padBbox([middle.x, middle.y, middle.x, middle.y], REACH), SPACES)
    .filter((element): element is Space => element.type === 'space' && !element.isVoid);
  const [ahead, behind] = [1, -1].map((sign) => {
    const normal = { x: -y * sign, y: x * sign };
    return hitsAlong(nearby, middle, normal);
  }) as [readonly Hit[], readonly Hit[]];
  return nearestPair(ahead, behind) ?? nearestOf([...ahead, ...behind]);
}

const SPACES: ReadonlySet<'space'> = new Set(['space']);

type Hit = { readonly space: Space; readonly step: number };

/**
 * Returns the spaces on one side with the distance of the first hit, nearest first. Where spaces
 * overlap, the smallest is returned.
 */
function hitsAlong(spaces: readonly Space[], middle: Point, normal: Point): readonly Hit[] {
  const hits = new Map<Space, number>();
  for (const step of PROBES) {
    const probe = { x: middle.x + normal.x * step, y: middle.y + normal.y * step };
    const hit = spaces
      .filter(({ rings }) => rings.some((polygon) => pointInPolygon(probe, polygon)))
      .toSorted((a, b) => boxArea(a) - boxArea(b))[0];
    if (hit && !hits.has(hit)) hits.set(hit, step);
  }
  return [...hits].map(([space, step]) => ({ space, step }));
}

/**
 * Picks two different spaces, one on each side. In a round wall, the door's line cuts the curve, so
 * both sides can hit the same space first. In that case, the side that also hits another space
 * leads there.
 */
function nearestPair(ahead: readonly Hit[], behind: readonly Hit[]): readonly Space[] | undefined {
  const pairs = ahead.flatMap((a) =>
    behind.filter(({ space }) => space !== a.space).map((b) => [a, b] as const),
  );
  const [nearest] = pairs.toSorted(([a, b], [c, d]) => a.step + b.step - (c.step + d.step));
  return nearest?.map(({ space }) => space);
}

function nearestOf(hits: readonly Hit[]): readonly Space[] {
  const [nearest] = hits.toSorted((a, b) => a.step - b.step);
  return nearest ? [nearest.space] : [];
}

/** Unit vector along the door. A door without a line is assumed to lie east to west. */
function directionOf(door: Door): Point {
  const line = door.lines[0];
  const [from, to] = line ? [line[0], line.at(-1)] : longestEdge(door.rings[0]?.[0] ?? []);
  const dx = (to?.x ?? 1) - (from?.x ?? 0);
  const dy = (to?.y ?? 0) - (from?.y ?? 0);
  const length = Math.hypot(dx, dy);
  return length > 0 ? { x: dx / length, y: dy / length } : { x: 1, y: 0 };
}

function longestEdge(ring: readonly Point[]): readonly Point[] {
  const edges = ring.slice(1).map((to, index) => [ring[index]!, to] as const);
  const [longest = []] = edges.toSorted((a, b) => pointDistance(...b) - pointDistance(...a));
  return longest;
}

function boxCenter([minX, minY, maxX, maxY]: Bbox): Point {
  return { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
}

function boxArea({ bbox: [minX, minY, maxX, maxY] }: Space): number {
  return (maxX - minX) * (maxY - minY);
}
