import { bboxOfPositions, localFrame, type LocalFrame } from '@brand/geo';
import type { Position } from '../../geojson/types.gen.ts';
import type { SoundGeometry } from '../geojson/read-geometry.ts';
import type { ImportReport } from '../imdf/import-report.ts';
import { classify, type OsmRole } from './classify.ts';
import { type FeatureLevels, LevelReader } from './feature-levels.ts';
import { hasTag, type OsmFeature } from './osm-feature.ts';

/** A feature, what it is, and where it is. */
export type OsmItem = OsmRole & {
  readonly feature: OsmFeature;
  /** Empty levels mean that the tags say none. */
  readonly where: FeatureLevels;
};

/** The features of a venue, sorted out. */
export type OsmPlan = {
  readonly items: readonly OsmItem[];
  readonly frame: LocalFrame;
  readonly report: ImportReport;
  /** Where indoor features without a level go. */
  readonly defaultLevel: number;
};

/** Sorts the features out; what lies outdoors and says no level is left out, with a count. */
export function planOsm(features: readonly OsmFeature[], report: ImportReport): OsmPlan {
  const reader = new LevelReader(features, report);
  const items: OsmItem[] = [];
  for (const feature of features) {
    const role = classify(feature);
    const isIndoor = INDOOR_KEYS.some((key) => feature.tags[key] !== undefined);
    const where = isIndoor ? reader.read(feature) : NOWHERE;
    if (isIndoor || KEPT_OUTDOORS.has(role.role)) items.push({ ...role, feature, where });
    else noteOutdoors(feature, report);
  }
  const [west, south, east, north] = bboxOfPositions(
    items.flatMap(({ feature }) => positionsOf(feature.geometry)),
  );
  return {
    items,
    frame: localFrame([(west + east) / 2, (south + north) / 2]),
    report,
    defaultLevel: defaultLevel(items),
  };
}

const NOWHERE: FeatureLevels = { levels: [], span: [], repeats: [] };
const INDOOR_KEYS = ['indoor', 'level', 'repeat_on', 'room', 'level:ref'] as const;
// Doors, lifts and shops are tied to rooms by where they are, outlines are needed anyway.
const KEPT_OUTDOORS: ReadonlySet<OsmRole['role']> = new Set([
  'door',
  'connector',
  'poi',
  'building',
]);

/** The key of a level's floor in the draft. */
export function floorKey(level: number): string {
  return `level ${level}`;
}

/** The key of a feature's shape on a level. */
export function shapeKey(id: string, level: number): string {
  return `${id} ${level}`;
}

/** The levels of an item, or the default level where an indoor feature says none. */
export function levelsOf(item: OsmItem, plan: OsmPlan): readonly number[] {
  if (item.where.levels.length > 0) return item.where.levels;
  plan.report.note({
    action: 'guessed',
    code: 'missing-level',
    message: `Indoor features that say no level were put on level ${plan.defaultLevel}.`,
    example: item.feature.id,
  });
  return [plan.defaultLevel];
}

/** All positions of a geometry. */
export function positionsOf(geometry: SoundGeometry): Position[] {
  switch (geometry.type) {
    case 'Point':
      return [geometry.coordinates];
    case 'LineString':
      return geometry.coordinates;
    case 'MultiLineString':
    case 'Polygon':
      return geometry.coordinates.flat();
    case 'MultiPolygon':
      return geometry.coordinates.flat(2);
  }
}

function defaultLevel(items: readonly OsmItem[]): number {
  const levels = items
    .filter(({ role }) => role === 'space' || role === 'level')
    .flatMap(({ where }) => where.levels);
  return levels.includes(0) || levels.length === 0 ? 0 : levels.reduce((a, b) => Math.min(a, b));
}

function noteOutdoors({ id, tags }: OsmFeature, report: ImportReport): void {
  if (!hasTag(tags, 'highway') && Object.keys(tags).length === 0) return;
  report.note({
    action: 'dropped',
    code: 'outdoor-feature',
    message: 'Features that say neither a level nor that they are indoors were left out.',
    example: id,
  });
}
