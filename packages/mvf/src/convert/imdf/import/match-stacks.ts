import { type MultiPolygon, padBbox, type Point, pointInPolygon, polygonArea } from '@brand/geo';
import type { DraftBuilding } from '../../../assemble/venue-draft.ts';
import type { ConnectionType } from '../../../v3/extensions/connections/types.gen.ts';
import type { FloorPlan } from './floor-plan.ts';
import type { ImdfContext } from './imdf-context.ts';
import type { LevelLink } from './level-link.ts';
import type { Level } from './read-levels.ts';
import { bboxOfArea, type Unit, type UnitIndex } from './unit-index.ts';

// Ratio of the smaller shaft that must overlap the other, and metres of drawing tolerance.
const MIN_OVERLAP = 0.25;
const SLACK = 0.5;
const SAMPLES = 8;
// No building has more shafts in one place. A hostile file may, and would be compared pair by pair.
const MAX_CANDIDATES = 12;

/** Connections that lead only to the next floor. Lifts may pass floors where they do not stop. */
const NEXT_FLOOR_ONLY: ReadonlySet<ConnectionType> = new Set(['stairs', 'escalator', 'ramp']);

/**
 * Matches lifts, stairs, escalators and ramps without a stated destination. Those above each other
 * in one building become one connection. `known` are the stated links.
 */
export function matchStacks(
  context: ImdfContext,
  plan: FloorPlan,
  { units, known }: { readonly units: UnitIndex; readonly known: readonly LevelLink[] },
): LevelLink[] {
  const linked = new Set(known.flatMap(({ stops }) => stops.map(({ shape }) => shape)));
  const links = new Map<string, LevelLink>();
  for (const building of plan.buildings) {
    const levels = levelsOf(plan, building);
    for (const [index, level] of levels.entries()) {
      for (const unit of passages(units, level, linked)) {
        const above = findAbove(unit, levels.slice(index + 1), units, linked);
        if (!above) continue;
        const key = `stack-${unit.key}-${above.key}`;
        links.set(key, {
          key,
          type: unit.rule.passage ?? 'unknown',
          stops: [unit, above].map((stop) => ({ level: stop.level, shape: stop.key })),
        });
      }
    }
  }
  for (const { type, stops } of links.values()) {
    context.report.note({
      action: 'guessed',
      code: 'stacked-connection',
      message: `No relationship states where ${NAMES.get(type) ?? 'connections'} lead. Those that stand above each other were connected in both directions.`,
      source: 'relationship.geojson',
      example: stops.map(({ shape }) => shape).join(' and '),
    });
  }
  return [...links.values()];
}

const NAMES: ReadonlyMap<ConnectionType, string> = new Map([
  ['elevator', 'elevators'],
  ['escalator', 'escalators'],
  ['ramp', 'ramps'],
  ['stairs', 'stairs'],
]);

function levelsOf(plan: FloorPlan, building: DraftBuilding): Level[] {
  return building.floors.flatMap((key) => plan.level(key) ?? []);
}

function passages(units: UnitIndex, level: Level, linked: ReadonlySet<string>): Unit[] {
  return units
    .onLevel(level)
    .filter(({ key, rule }) => rule.passage && rule.passage !== 'travelator' && !linked.has(key));
}

function findAbove(
  unit: Unit,
  levels: readonly Level[],
  units: UnitIndex,
  linked: ReadonlySet<string>,
): Unit | undefined {
  const next = levels.find(({ elevation }) => elevation > unit.level.elevation)?.elevation;
  for (const level of levels) {
    if (level.elevation === unit.level.elevation) continue;
    if (NEXT_FLOOR_ONLY.has(unit.rule.passage ?? '') && level.elevation !== next) break;
    const best = units
      .near(level, padBbox(bboxOfArea(unit.area), SLACK))
      .filter(({ key, rule }) => rule.passage === unit.rule.passage && !linked.has(key))
      .slice(0, MAX_CANDIDATES)
      .map((other) => ({ other, overlap: overlapRatio(unit.area, other.area) }))
      .toSorted((a, b) => b.overlap - a.overlap)[0];
    if (best && best.overlap >= MIN_OVERLAP) return best.other;
  }
  return undefined;
}

/** Returns the ratio of the smaller area that overlaps the other, from a grid of samples. */
function overlapRatio(a: MultiPolygon, b: MultiPolygon): number {
  const [small, large] = sizeOf(a) <= sizeOf(b) ? [a, b] : [b, a];
  const [minX, minY, maxX, maxY] = bboxOfArea(small);
  let inside = 0;
  let shared = 0;
  for (let step = 0; step < SAMPLES * SAMPLES; step++) {
    const point: Point = {
      x: minX + ((maxX - minX) * ((step % SAMPLES) + 0.5)) / SAMPLES,
      y: minY + ((maxY - minY) * (Math.floor(step / SAMPLES) + 0.5)) / SAMPLES,
    };
    if (!small.some((polygon) => pointInPolygon(point, polygon))) continue;
    inside++;
    if (large.some((polygon) => pointInPolygon(point, polygon, SLACK))) shared++;
  }
  return inside === 0 ? 0 : shared / inside;
}

function sizeOf(area: MultiPolygon): number {
  return area.reduce((sum, polygon) => sum + polygonArea(polygon), 0);
}
