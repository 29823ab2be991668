import { type Point, pointDistance } from '@brand/geo';
import type { DraftDoor } from '../../../assemble/venue-draft.ts';
import { DisjointSets } from './disjoint-sets.ts';
import type { FloorPlan } from './floor-plan.ts';
import { type ImdfContext, toPosition } from './imdf-context.ts';
import type { Opening } from './import-openings.ts';
import type { Level } from './read-levels.ts';
import { findSharedEdges, type SharedEdge } from './shared-edges.ts';
import type { Unit, UnitIndex } from './unit-index.ts';
import { isWalkable } from './unit-rule.ts';

// Metres from the line of a door at which one stands in the room behind it.
const STEP = 0.4;
// Width of a door that nobody measured, and of the widest gap between two corridors.
const DOOR_WIDTH = 1;
const GAP_WIDTH = 4;

/**
 * Doors that the source does not tell of. Corridors, ramps and the like that only meet along an
 * edge are open to each other; and an archive without any openings would have no way into its
 * rooms. Openings that the source has are trusted: none is added where one leads already.
 */
export function guessOpenings(
  context: ImdfContext,
  plan: FloorPlan,
  { openings, units }: { readonly openings: readonly Opening[]; readonly units: UnitIndex },
): DraftDoor[] {
  const byLevel = Map.groupBy(openings, (opening) => opening.level.key);
  return plan.levels.flatMap((level) => {
    const groups = new DisjointSets<string>();
    for (const opening of byLevel.get(level.key) ?? []) {
      const [first, ...others] = unitsBeside(units, opening).map((unit) => unit.key);
      for (const other of others) groups.unite(first!, other);
    }
    const shared = findSharedEdges(units.onLevel(level).filter(({ rule }) => isWalkable(rule)));
    shared.sort((a, b) => b.length - a.length);
    return [
      ...openGaps(context, level, shared, groups),
      ...(openings.length === 0 ? openRooms(context, level, shared, groups) : []),
    ];
  });
}

/** The units on the two sides of an opening. */
export function unitsBeside(
  units: UnitIndex,
  { level, from, to }: Pick<Opening, 'level' | 'from' | 'to'>,
): Unit[] {
  return [STEP, -STEP].flatMap((step) => units.at(level, beside(from, to, step)));
}

/** The point at some metres to the left of the middle of a line. */
export function beside(from: Point, to: Point, metres: number): Point {
  const length = pointDistance(from, to) || 1;
  return {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * metres,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * metres,
  };
}

function openGaps(
  context: ImdfContext,
  level: Level,
  shared: readonly SharedEdge[],
  groups: DisjointSets<string>,
): DraftDoor[] {
  const gaps = shared.filter(
    ({ a, b }) => a.rule.isOpen && b.rule.isOpen && groups.unite(a.key, b.key),
  );
  for (const { a, b } of gaps) {
    context.report.note({
      action: 'guessed',
      code: 'gap-between-corridors',
      message:
        'Corridors, stairs and the like that meet without an opening between them were taken as open to each other.',
      source: 'unit.geojson',
      example: `${a.id} and ${b.id}`,
    });
  }
  return gaps.map((edge) => toDoor(context, level, edge, GAP_WIDTH));
}

/** One door for each room, to a corridor if it touches one, so that every room can be reached. */
function openRooms(
  context: ImdfContext,
  level: Level,
  shared: readonly SharedEdge[],
  groups: DisjointSets<string>,
): DraftDoor[] {
  const toCorridors = shared.filter(({ a, b }) => a.rule.isOpen || b.rule.isOpen);
  const doors = [...toCorridors, ...shared].filter(({ a, b }) => groups.unite(a.key, b.key));
  for (const { a, b } of doors) {
    context.report.note({
      action: 'guessed',
      code: 'guessed-door',
      message:
        'There are no openings. Each room got a door in the middle of the longest wall it shares with a corridor or, failing that, with another room.',
      source: 'opening.geojson',
      example: `between ${a.id} and ${b.id}`,
    });
  }
  return doors.map((edge) => toDoor(context, level, edge, DOOR_WIDTH));
}

function toDoor(
  { frame }: ImdfContext,
  level: Level,
  { a, b, from, to, length }: SharedEdge,
  maxWidth: number,
): DraftDoor {
  // A jamb at each end, so that the door does not touch the neighbours' corners.
  const width = Math.min(maxWidth, length * 0.8);
  const at = (share: number) =>
    toPosition(frame, {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
  const margin = (1 - width / length) / 2;
  return {
    key: `gap-${a.key}-${b.key}`,
    floor: level.key,
    line: { type: 'LineString', coordinates: [at(margin), at(1 - margin)] },
    look: 'open',
  };
}
