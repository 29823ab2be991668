import { seededRandom } from '@brand/geo';
import type { Space, Venue } from '../src/index.ts';
import { createBarrierCheck } from './crossed-barriers.ts';

/** The figures of routes between random pairs of rooms. */
export type RouteFigures = {
  readonly pairs: number;
  readonly found: number;
  /** Segments of routes that lead through a wall or a closed outline, other than at a door. */
  readonly crossings: number;
  /** What was not found or crossed, for people. */
  readonly problems: readonly string[];
};

export type MeasureRoutesOptions = {
  /** @defaultValue 100 */
  readonly pairs?: number;
  /** @defaultValue 1 */
  readonly seed?: number;
};

/**
 * Measures routes between random pairs of different rooms: how many are found, and how many of their
 * segments lead through barriers. The same venue and seed give the same pairs. Rooms of the staff
 * count as well.
 */
export async function measureRoutes(
  venue: Venue,
  { pairs = 100, seed = 1 }: MeasureRoutesOptions = {},
): Promise<RouteFigures> {
  const rooms = roomsOf(venue);
  const random = seededRandom(seed);
  const findCrossed = createBarrierCheck(venue);
  const problems: string[] = [];
  let [found, crossings] = [0, 0];
  if (rooms.length < 2) return { pairs: 0, found, crossings, problems };
  for (let pair = 0; pair < pairs; pair += 1) {
    const first = Math.floor(random() * rooms.length);
    const second = (first + 1 + Math.floor(random() * (rooms.length - 1))) % rooms.length;
    const [from, to] = [rooms[first]!, rooms[second]!];
    const between = `${from.id} → ${to.id}`;
    const route = await venue.route(from, to, { includeNonPublic: true });
    if (!route.found) {
      problems.push(`${between}: ${route.reason}`);
      continue;
    }
    found += 1;
    const crossed = route.sections.flatMap(findCrossed);
    crossings += crossed.length;
    problems.push(...crossed.map((what) => `${between}: ${what}`));
  }
  return { pairs, found, crossings, problems };
}

/** The rooms that people can walk in; on floors without a list of walkable shapes, all rooms. */
function roomsOf(venue: Venue): readonly Space[] {
  return venue.floors.flatMap((floor) => {
    const hasList = floor.elements.some(({ isWalkable }) => isWalkable);
    return floor.spaces.filter(
      (space) =>
        !space.isVoid &&
        space.kind !== 'hallway' &&
        (hasList ? space.isWalkable : !space.isObstacle),
    );
  });
}
