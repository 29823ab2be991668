import type { FloorFeature, FloorStack } from '../../../v2/core/types.gen.ts';
import type { ImportReport } from '../../import-report.ts';
import { IdMaker } from '../id-maker.ts';
import {
  defined,
  featuresOf,
  finiteOf,
  idOf,
  type JsonObject,
  type RawFeature,
  asRecord,
  textOf,
} from '../untrusted-json.ts';
import { repairGeometry } from '../repair-geometry.ts';

/** The levels as floors, with their new ids. */
export type LevelTable = {
  readonly features: FloorFeature[];
  /** Ids of version 2 by ids of version 1, and by the names of the files. */
  readonly ids: ReadonlyMap<string, string>;
  readonly stacks: FloorStack[];
  readonly outdoorFloors: ReadonlySet<string>;
};

const LEVEL_KEYS = ['levels', 'spaces', 'obstructions', 'nodes', 'connections'];

export function upgradeLevels(
  source: JsonObject,
  venueName: string,
  report: ImportReport,
): LevelTable {
  const maker = new IdMaker('m');
  const ids = new Map<string, string>();
  const features: FloorFeature[] = [];
  const buildings = new Map<string, string | undefined>();
  const files = new Set(LEVEL_KEYS.flatMap((key) => Object.keys(asRecord(source[key]))));
  for (const file of files) {
    for (const level of levelsOf(source, file, report)) {
      const sourceId = level.id ?? file;
      if (ids.has(sourceId)) continue;
      const id = maker.make(sourceId);
      ids.set(sourceId, id);
      if (!ids.has(file)) ids.set(file, id);
      features.push(toFloor(level, id, features.length, report));
      buildings.set(id, idOf(level.properties['building']));
    }
  }
  const { stacks, outdoorFloors } = stacksOf(source, buildings, venueName, report);
  return { features: inOrder(features, stacks), ids, stacks, outdoorFloors };
}

/**
 * Sorts features building by building, from the lowest level up, because file names have no order.
 */
function inOrder(features: readonly FloorFeature[], stacks: readonly FloorStack[]): FloorFeature[] {
  const byId = new Map(features.map((feature) => [feature.properties.id, feature]));
  for (const { maps } of stacks) {
    const height = (id: string): number => byId.get(id)?.properties.elevation ?? 0;
    maps.sort((a, b) => height(a) - height(b) || (a < b ? -1 : 1));
  }
  return stacks.flatMap(({ maps }) => maps.flatMap((id) => byId.get(id) ?? []));
}

/** Returns the files of a folder in the order of their levels, each with its floor. */
export function levelFiles(
  source: JsonObject,
  key: string,
  { features, ids }: LevelTable,
): { file: string; map: string; collection: unknown }[] {
  const order = new Map(features.map(({ properties }, index) => [properties.id, index]));
  return Object.entries(asRecord(source[key]))
    .flatMap(([file, collection]) => {
      const map = ids.get(file);
      return map === undefined ? [] : [{ file, map, collection }];
    })
    .toSorted((a, b) => order.get(a.map)! - order.get(b.map)!);
}

function levelsOf(source: JsonObject, file: string, report: ImportReport): readonly RawFeature[] {
  const files = asRecord(source['levels']);
  const levels = Object.hasOwn(files, file) ? featuresOf(files[file]) : [];
  if (levels.length > 0) return levels;
  report.note({
    action: 'guessed',
    code: 'missing-level',
    message: 'Levels that have files, but no level file, were added without a footprint.',
    source: `levels/${file}.geojson`,
  });
  return [{ id: file, geometry: null, properties: {} }];
}

function toFloor(
  { id: sourceId, geometry, properties }: RawFeature,
  id: string,
  index: number,
  report: ImportReport,
): FloorFeature {
  const path = `levels/${sourceId ?? id}.geojson`;
  const elevation = finiteOf(properties['elevation']);
  if (elevation === undefined) {
    report.note({
      action: 'guessed',
      code: 'missing-elevation',
      message: 'Levels without an elevation were stacked in the order of their files.',
      source: path,
    });
  }
  const isKnown = geometry !== null && geometry !== undefined;
  const footprint = isKnown ? repairGeometry(geometry, report, path, 'the level') : undefined;
  const isArea = footprint?.type === 'Polygon' || footprint?.type === 'MultiPolygon';
  return {
    type: 'Feature',
    geometry: isArea ? footprint : null,
    properties: defined({
      id,
      externalId: textOf(properties['externalId']) ?? '',
      elevation: elevation ?? index,
      name: textOf(properties['name']) ?? sourceId ?? id,
      shortName: textOf(properties['abbreviation']),
    }),
  };
}

/** Creates one stack per building. Levels without an existing building share one stack. */
function stacksOf(
  source: JsonObject,
  buildings: ReadonlyMap<string, string | undefined>,
  venueName: string,
  report: ImportReport,
): Pick<LevelTable, 'stacks' | 'outdoorFloors'> {
  const maker = new IdMaker('fs');
  const stacks = new Map<string, FloorStack>();
  for (const { id, properties } of featuresOf(source['buildings'])) {
    if (id === undefined || stacks.has(id)) continue;
    const isOutdoor = /^outdoors?$/i.test(textOf(properties['type']) ?? '');
    stacks.set(id, {
      id: maker.make(id),
      externalId: textOf(properties['externalId']) ?? '',
      name: textOf(properties['name']) ?? id,
      type: isOutdoor ? 'Outdoor' : 'Building',
      maps: [],
    });
  }
  const strays: string[] = [];
  for (const [floorId, buildingId] of buildings) {
    const maps = stacks.get(buildingId ?? '')?.maps ?? strays;
    maps.push(floorId);
  }
  const filled = [...stacks.values()].filter(({ maps }) => maps.length > 0);
  if (strays.length > 0) {
    report.note({
      action: 'guessed',
      code: 'level-without-building',
      message: 'Levels without a building, or with one that does not exist, became one building.',
      source: 'building.geojson',
    });
    const id = maker.make('building');
    filled.push({ id, externalId: '', name: venueName, type: 'Building', maps: strays });
  }
  const outdoors = filled.filter(({ type }) => type === 'Outdoor').flatMap(({ maps }) => maps);
  return { stacks: filled, outdoorFloors: new Set(outdoors) };
}
