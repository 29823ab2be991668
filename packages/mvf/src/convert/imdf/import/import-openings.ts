import { type Point, pointDistance } from '@brand/geo';
import type { DraftAccess, DraftDoor } from '../../../assemble/venue-draft.ts';
import type { Position } from '../../../geojson/types.gen.ts';
import type { EntranceKind } from '../../../v3/extensions/entrance-aesthetic/types.gen.ts';
import type { FloorPlan } from './floor-plan.ts';
import { type ImdfContext, noteFeature } from './imdf-context.ts';
import {
  categoryOf,
  type ImdfFeature,
  isRecord,
  keyOf,
  lowerCase,
  textsOf,
} from './imdf-feature.ts';
import { isWheelchairFit } from './import-units.ts';
import type { Level } from './read-levels.ts';

/** An imported opening on a floor, with its position in metres. */
export type Opening = {
  /** Id in lower case, as references are compared. */
  readonly id: string;
  readonly level: Level;
  readonly from: Point;
  readonly to: Point;
  readonly category: string;
  readonly door: DraftDoor;
};

// Wider than this, a swinging door has two leaves.
const DOUBLE_DOOR = 1.4;

/** Imports the openings of all levels. */
export function importOpenings(context: ImdfContext, plan: FloorPlan): Opening[] {
  const openings: Opening[] = [];
  const forCars = forCarsOnly(context);
  for (const feature of context.members.of('opening')) {
    for (const [index, line] of context.geometry.lines(feature).entries()) {
      const [from, to] = ends(context, line);
      const level = plan.levelOf(feature, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
      if (!level) continue;
      const look = doorStyleOf(feature, pointDistance(from, to));
      const access = accessOf(feature, forCars);
      const details = context.labels.details(feature);
      const suffix = index === 0 ? '' : `-${index + 1}`;
      openings.push({
        id: feature.id.toLowerCase(),
        level,
        from,
        to,
        category: categoryOf(feature),
        door: {
          key: `${keyOf(feature)}${suffix}`,
          floor: level.key,
          line: { type: 'LineString', coordinates: line },
          details,
          ...(look !== undefined && { look }),
          ...(Object.keys(access).length > 0 && { access }),
        },
      });
    }
  }
  return openings;
}

function ends({ frame }: ImdfContext, line: readonly Position[]): readonly [Point, Point] {
  return [frame.toMetres(line[0] ?? []), frame.toMetres(line.at(-1) ?? [])];
}

/**
 * Returns the categories of openings that are only for cars. Empty if every opening has such a
 * category, which the writer cannot have intended.
 */
function forCarsOnly(context: ImdfContext): ReadonlySet<string> {
  const openings = context.members.of('opening');
  const [first] = openings;
  if (!first || !openings.every((opening) => categoryOf(opening) === 'automobile')) {
    return new Set(['automobile']);
  }
  noteFeature(context, first, {
    action: 'guessed',
    code: 'only-automobile-openings',
    message:
      'Every opening is marked for cars, which cannot be correct. They were treated as doors for people.',
  });
  return new Set();
}

function doorStyleOf(feature: ImdfFeature, width: number): EntranceKind | undefined {
  const door = feature.properties['door'];
  if (!isRecord(door)) return undefined;
  const type = lowerCase(door['type']);
  if (type === 'open') return 'open';
  if (type === 'revolving') return 'revolving';
  if (type === 'sliding' || type === 'movablepartition') return 'sliding';
  if (type === 'swinging') return width > DOUBLE_DOOR ? 'double-swing' : 'single-swing';
  const isGate =
    type === 'shutter' || type.startsWith('turnstile') || lowerCase(door['material']) === 'gate';
  return isGate ? 'gate' : undefined;
}

/** Access controls that exclude visitors: a reader, a lock. A guard admits them. */
const LOCKS: ReadonlySet<string> = new Set([
  'badgereader',
  'fingerprintreader',
  'keyaccess',
  'outofservice',
  'passwordaccess',
  'retinascanner',
  'voicerecognition',
]);

// Metres of detour that people prefer to an emergency exit or the gate of a car park.
const DETOUR = 100;

function accessOf(feature: ImdfFeature, forCars: ReadonlySet<string>): DraftAccess {
  const category = categoryOf(feature);
  const door = feature.properties['door'];
  const type = isRecord(door) ? lowerCase(door['type']) : '';
  const isLocked = textsOf(feature, 'access_control').some((control) => LOCKS.has(control));
  const isNarrow = type === 'revolving' || type.startsWith('turnstile');
  return {
    ...((isLocked || category === 'service' || category === 'emergencyexit') && { public: false }),
    ...((category === 'emergencyexit' || forCars.has(category)) && { extraCost: DETOUR }),
    ...(isNarrow && !isWheelchairFit(feature) && { accessible: false }),
  };
}
