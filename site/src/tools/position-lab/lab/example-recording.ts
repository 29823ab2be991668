import { seededRandom } from '@brand/geo';
import type { Venue } from '@brand/web-sdk';
import { movedLngLat } from '@site/src/kit/lng-lat';
import {
  simulateWalk,
  timeOfWalk,
  type WalkPoint,
  type WalkPosition,
} from '@site/src/venue/walk/walk';
import type { Fix, Recording } from '../recording.ts';
import { placeFixes, placeMiddle } from './placement.ts';

/** Examples that are made for the open venue, so they fit every venue. */
export const EXAMPLES = [
  ['noisy', 'Noisy walk'],
  ['jumps', 'Lost signal and jumps'],
  ['elsewhere', 'Walk in another city, without floors'],
] as const;

export type ExampleId = (typeof EXAMPLES)[number][0];

const SEED = 20_260_302;
/** Pairs of places that are tried until a route has a change of floor. */
const MAX_PAIRS = 12;
/** Greenwich Park in London. */
const ELSEWHERE = [-0.0014, 51.4769] as const;
const MIN_DURATION_MS = 120_000;
const JUMP_EVERY = 23;
const JUMP_METRES = 35;

/** Simulates a walk through the venue. Throws an Error with advice if it has no route. */
export async function makeExample(id: ExampleId, venue: Venue): Promise<Recording> {
  const points = await findCourse(venue);
  const options = {
    speed: 1.3,
    accuracy: 4,
    noise: id === 'noisy' ? 2.5 : 1.5,
    seed: SEED,
    interval: 1000,
    floorChange: 8,
    hasHeading: true,
    lossStart: 25,
    lossLength: id === 'jumps' ? 40 : 0,
  };
  // Slower in a small venue, so that the walk goes on after the loss of the signal.
  const pace = Math.min(1, timeOfWalk(points, options) / MIN_DURATION_MS);
  const walk = simulateWalk(points, { ...options, speed: options.speed * pace });
  const fixes = (id === 'jumps' ? withJumps(walk) : walk).map(toFix);
  const [, name] = EXAMPLES.find(([each]) => each === id)!;
  return {
    format: 'example',
    name,
    fixes: id === 'elsewhere' ? withoutFloors(fixes) : fixes,
    hasTimes: true,
    notes: ['This walk is simulated along a route of the venue.'],
  };
}

/** A route between two places, over several floors if there is one. */
async function findCourse(venue: Venue): Promise<readonly WalkPoint[]> {
  const places = venue.locations.filter(({ center }) => center !== undefined);
  let best: readonly WalkPoint[] = [];
  const [first] = places;
  for (const other of spread(places.slice(1), MAX_PAIRS)) {
    const route = await venue.route(first!, other);
    if (!route.found) continue;
    const points = route.coordinates.map(({ lngLat, floorId }) => ({ lngLat, floorId }));
    if (floorCount(points) > floorCount(best)) best = points;
    if (floorCount(best) > 1) break;
  }
  if (best.length < 2) {
    throw new Error(
      'This venue has no route between two places, so there is no example for it. Open a recording, or choose a demo venue.',
    );
  }
  return best;
}

function floorCount(points: readonly WalkPoint[]): number {
  return new Set(points.map(({ floorId }) => floorId)).size;
}

/** Entries from the whole list, the last first: places far from each other. */
function spread<T>(list: readonly T[], count: number): readonly T[] {
  const step = Math.max(1, Math.floor(list.length / count));
  return list.toReversed().filter((_, index) => index % step === 0);
}

function withJumps(walk: readonly WalkPosition[]): readonly WalkPosition[] {
  const random = seededRandom(SEED);
  return walk.map((position, index) => {
    if (index % JUMP_EVERY !== JUMP_EVERY - 1) return position;
    const angle = random() * 2 * Math.PI;
    const by = { east: Math.cos(angle) * JUMP_METRES, north: Math.sin(angle) * JUMP_METRES };
    return { ...position, lngLat: movedLngLat(position.lngLat, by), accuracy: 9 };
  });
}

function toFix(position: WalkPosition, index: number): Fix {
  const { lngLat, timestamp, accuracy, headingDegrees, floorId } = position;
  return {
    source: index + 1,
    lngLat,
    time: timestamp,
    accuracy,
    ...(headingDegrees !== undefined && { headingDegrees }),
    ...(floorId !== undefined && { floor: floorId }),
  };
}

function withoutFloors(fixes: readonly Fix[]): readonly Fix[] {
  return placeFixes(fixes, placeMiddle(fixes, ELSEWHERE)).map((fix) => {
    const { floor: _, ...others } = fix;
    return others;
  });
}
