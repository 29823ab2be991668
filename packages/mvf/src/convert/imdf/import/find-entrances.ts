import { type MultiPolygon, type Point, pointInPolygon } from '@brand/geo';
import type { DraftShape } from '../../../assemble/venue-draft.ts';
import type { FloorPlan } from './floor-plan.ts';
import { beside } from './opening-sides.ts';
import { type ImdfContext, toMetres, toPosition } from './imdf-context.ts';
import type { Opening } from './import-openings.ts';
import type { LevelLink } from './level-link.ts';
import type { AreaGeometry } from './read-geometry.ts';
import type { PathGraph } from './read-path-graph.ts';
import type { Level } from './read-levels.ts';
import type { UnitIndex } from './unit-index.ts';
import { isWalkable } from './unit-rule.ts';

// Metres from the door to the point inside. The point outside is searched in up to `MAX_STEPS` such
// steps, because outlines may protrude beyond the door.
const STEP = 0.5;
const MAX_STEPS = 8;

type EntranceSources = {
  readonly openings: readonly Opening[];
  readonly units: UnitIndex;
  readonly outlines: ReadonlyMap<string, AreaGeometry>;
};

/**
 * Finds doors that lead out of a building. Inside and outside are different floors, so each door is
 * a connection from a point before it to one behind it.
 */
export function findEntrances(
  context: ImdfContext,
  plan: FloorPlan,
  { openings, units, outlines }: EntranceSources,
): PathGraph {
  const { outdoor } = plan;
  if (!outdoor) return { links: [], shapes: [] };
  const ground = groundLevels(plan, outdoor);
  const walls = [...outlines.values()].flatMap((area) => toMetres(context.frame, area));
  const links: LevelLink[] = [];
  const shapes: DraftShape[] = [];
  for (const opening of openings) {
    if (!ground.has(opening.level)) continue;
    const points = findSides(opening, {
      units,
      outdoor,
      walls,
      hasGround: plan.ground !== undefined,
    });
    if (!points) continue;
    const stops = ([outdoor, opening.level] as const).map((level, index) => {
      const shape = `${opening.door.key}-${index === 0 ? 'outside' : 'inside'}`;
      shapes.push({
        key: shape,
        floor: level.key,
        kind: 'poi',
        geometry: { type: 'Point', coordinates: toPosition(context.frame, points[index]!) },
        style: null,
      });
      return { level, shape };
    });
    const { access } = opening.door;
    links.push({
      key: `entrance-${opening.door.key}`,
      type: 'door',
      stops,
      ...(access && { access }),
    });
  }
  return { links, shapes };
}

/** Returns the ground levels: in each building, those closest to the outdoor floor. */
function groundLevels(plan: FloorPlan, outdoor: Level): Set<Level> {
  const height = (level: Level): number => Math.abs(level.elevation - outdoor.elevation);
  return new Set(
    plan.buildings.flatMap(({ floors }) => {
      const levels = floors.flatMap((key) => plan.level(key) ?? []);
      const nearest = levels.map(height).reduce((a, b) => Math.min(a, b), Infinity);
      return levels.filter((level) => height(level) === nearest);
    }),
  );
}

/**
 * Returns a point outside and one inside, if one side of the door is a room and the other is
 * outdoors.
 */
function findSides(
  { level, from, to }: Opening,
  {
    units,
    outdoor,
    walls,
    hasGround,
  }: {
    readonly units: UnitIndex;
    readonly outdoor: Level;
    readonly walls: MultiPolygon;
    readonly hasGround: boolean;
  },
): readonly [outside: Point, inside: Point] | undefined {
  for (const side of [1, -1]) {
    const inside = beside(from, to, side * STEP);
    const isRoom = units.at(level, inside).some(({ rule }) => isWalkable(rule));
    if (!isRoom || units.at(level, beside(from, to, -side * STEP)).length > 0) continue;
    for (let step = 1; step <= MAX_STEPS; step++) {
      const outside = beside(from, to, -side * STEP * step);
      const isPath = units.at(outdoor, outside).some(({ rule }) => isWalkable(rule));
      const isFree = hasGround && !walls.some((wall) => pointInPolygon(outside, wall, STEP));
      if (isPath || isFree) return [outside, inside];
    }
  }
  return undefined;
}
