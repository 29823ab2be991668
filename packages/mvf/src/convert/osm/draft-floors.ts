import { isPolygonInside, type MultiPolygon } from '@brand/geo';
import { findOutliers } from '../../assemble/find-outliers.ts';
import type { DraftFloor } from '../../assemble/venue-draft.ts';
import type { MultiPolygonGeometry, PolygonGeometry } from '../../geojson/types.gen.ts';
import type { Details } from '../../v3/core/types.gen.ts';
import { combinePolygons } from '../plan/combine-polygons.ts';
import { toGeometry, toMetres } from '../plan/plan-space.ts';
import { describeFeature } from './describe-feature.ts';
import type { OsmBuilding } from './draft-buildings.ts';
import { type OsmSpace } from './draft-spaces.ts';
import { isPolygon } from '../plan/positions-of.ts';
import { floorKey } from '../plan/floor-key.ts';
import { type OsmPlan } from './osm-plan.ts';
import type { OsmItem } from './osm-item.ts';

// Smaller overhangs are drawing inaccuracy.
const TOLERANCE = 0.3;

/** Creates a floor for each level, with its name and footprint. */
export function draftFloors(
  plan: OsmPlan,
  levels: readonly number[],
  spaces: readonly OsmSpace[],
  buildings: readonly OsmBuilding[],
): DraftFloor[] {
  const refs = readLevelRefs(plan.items);
  const outliers = new Set(findOutliers(spaces.map(({ bbox }) => bbox)).map(({ index }) => index));
  const byLevel = Map.groupBy(
    spaces.filter((_, index) => !outliers.has(index)),
    ({ level }) => level,
  );
  // A garage may consist only of its parking.
  const zones = plan.items.filter(({ role }) => role === 'zone');
  const levelItems = plan.items.filter(({ role }) => role === 'level');
  return levels.map((level) => {
    const mapped = levelItems.find(({ where }) => where.levels.includes(level));
    const footprint = footprintOf(plan, {
      mapped: surfacesOf(levelItems, level, plan),
      outlines: buildings
        .filter((building) => building.levels.has(level))
        .flatMap(({ outline }) => outline),
      shapes: [
        ...(byLevel.get(level) ?? []).flatMap(({ polygons }) => polygons),
        ...surfacesOf(zones, level, plan),
      ],
    });
    return {
      key: floorKey(level),
      elevation: level,
      details: floorDetails(level, mapped, refs.get(level), plan.language),
      ...(footprint && { footprint }),
    };
  });
}

function surfacesOf(items: readonly OsmItem[], level: number, { frame }: OsmPlan): MultiPolygon {
  return items
    .filter(({ where }) => where.levels.includes(level))
    .flatMap(({ feature: { geometry } }) => (isPolygon(geometry) ? toMetres(geometry, frame) : []));
}

function floorDetails(
  level: number,
  item: OsmItem | undefined,
  levelRef: string | undefined,
  language: string | undefined,
): Details {
  const own = item && describeFeature(item.feature.id, item.feature.tags, language);
  const sign = item?.feature.tags['level:ref'] ?? item?.feature.tags['ref'] ?? levelRef;
  const shortName = own?.shortName ?? sign ?? String(level);
  const name = own?.name === undefined || own.name === sign ? `Level ${shortName}` : own.name;
  return { ...own, name, shortName };
}

/** Returns the most frequent sign name of each level, among features on exactly one level. */
function readLevelRefs(items: readonly OsmItem[]): Map<number, string> {
  const counts = new Map<number, Map<string, number>>();
  for (const { feature, where } of items) {
    const ref = feature.tags['level:ref'];
    const [level] = where.levels;
    if (ref === undefined || level === undefined || where.levels.length > 1) continue;
    const count = counts.get(level) ?? new Map<string, number>();
    counts.set(level, count.set(ref, (count.get(ref) ?? 0) + 1));
  }
  return new Map(
    [...counts].map(([level, count]) => [
      level,
      [...count].toSorted(([, p], [, q]) => q - p)[0]![0],
    ]),
  );
}

type FootprintSources = {
  readonly mapped: MultiPolygon;
  readonly outlines: MultiPolygon;
  readonly shapes: MultiPolygon;
};

/**
 * Returns the mapped outline of the level, otherwise of its buildings, enlarged to contain the
 * content of the floor.
 */
function footprintOf(
  { frame, report }: OsmPlan,
  { mapped, outlines, shapes }: FootprintSources,
): PolygonGeometry | MultiPolygonGeometry | undefined {
  const base = mapped.length > 0 ? mapped : outlines;
  if (base.length === 0) return undefined;
  if (base.length === 1 && isPolygonInside(shapes, base, TOLERANCE)) return toGeometry(base, frame);
  const grown = combinePolygons({ add: [...base, ...shapes], minArea: 1 });
  if (!grown || grown.length === 0) return undefined;
  report.note({
    action: 'changed',
    code: 'grown-footprint',
    message:
      'Outlines of levels and buildings were enlarged to include rooms that extend beyond them.',
  });
  return toGeometry(grown, frame);
}
