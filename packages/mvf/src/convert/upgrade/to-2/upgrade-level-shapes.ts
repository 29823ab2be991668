import type { FloorObstructions, FloorSpaces } from '../../../v2/shapes/types.gen.ts';
import type { SoundGeometry } from '../../plan/read-geometry.ts';
import type { ImportReport } from '../../import-report.ts';
import { IdMaker } from '../id-maker.ts';
import {
  defined,
  featuresOf,
  filled,
  idOf,
  type JsonObject,
  type RawFeature,
  referencesOf,
  textOf,
} from '../untrusted-json.ts';
import { readDetails } from '../read-details.ts';
import { repairGeometry } from '../repair-geometry.ts';
import { levelFiles, type LevelTable } from './upgrade-levels.ts';

/** Shapes of version 2 by floor, with their new ids. */
export type LevelShapes = {
  readonly spaces: Record<string, FloorSpaces>;
  readonly obstructions: Record<string, FloorObstructions>;
  readonly ids: ReadonlyMap<string, { readonly map: string; readonly id: string }>;
};

type Entry = {
  readonly feature: RawFeature;
  readonly geometry: SoundGeometry;
  readonly map: string;
  readonly id: string;
};

/** Upgrades spaces and obstructions, which keep their shapes; their ids get prefixes. */
export function upgradeLevelShapes(
  source: JsonObject,
  levels: LevelTable,
  nodeIds: ReadonlyMap<string, string>,
  report: ImportReport,
): LevelShapes {
  const ids = new Map<string, { map: string; id: string }>();
  const spaces = readEntries(source, 's', { levels, ids, report });
  const obstructions = readEntries(source, 'o', { levels, ids, report });
  const nodesOf = ({ properties }: RawFeature): string[] =>
    referencesOf(properties['nodes'], 'id', 'node').flatMap(({ id }) => nodeIds.get(id) ?? []);
  return {
    ids,
    spaces: perFloor(spaces, ({ feature, geometry, id }) => ({
      type: 'Feature' as const,
      geometry,
      properties: defined({
        id,
        externalId: textOf(feature.properties['externalId']) ?? '',
        kind: spaceKind(feature.properties, geometry, report),
        destinationNodes: nodesOf(feature),
        details: detailsOf(feature.properties),
        metadata: parentOf(feature.properties, ids, report),
      }),
    })),
    obstructions: perFloor(obstructions, ({ feature, geometry, id }) => ({
      type: 'Feature' as const,
      geometry,
      properties: defined({
        id,
        externalId: textOf(feature.properties['externalId']),
        kind: textOf(feature.properties['kind']) ?? (isLine(geometry) ? 'wall' : 'object'),
        destinationNodes: filled(nodesOf(feature)),
        details: detailsOf(feature.properties),
      }),
    })),
  };
}

function readEntries(
  source: JsonObject,
  prefix: 's' | 'o',
  {
    levels,
    ids,
    report,
  }: {
    levels: LevelTable;
    ids: Map<string, { map: string; id: string }>;
    report: ImportReport;
  },
): Entry[] {
  const folder = prefix === 's' ? 'space' : 'obstruction';
  const maker = new IdMaker(prefix);
  return levelFiles(source, `${folder}s`, levels).flatMap(({ file, map: own, collection }) =>
    featuresOf(collection).flatMap((feature) => {
      const path = `${folder}/${file}.geojson`;
      const map = levels.ids.get(idOf(feature.properties['level']) ?? file) ?? own;
      const geometry = repairGeometry(feature.geometry, report, path, feature.id ?? 'no id');
      if (!geometry) return [];
      const id = maker.make(feature.id ?? folder);
      if (feature.id !== undefined && !ids.has(feature.id)) ids.set(feature.id, { map, id });
      return [{ feature, geometry, map, id }];
    }),
  );
}

function perFloor<Feature>(
  entries: readonly Entry[],
  toFeature: (entry: Entry) => Feature,
): Record<string, { type: 'FeatureCollection'; features: Feature[] }> {
  const floors = Map.groupBy(entries, ({ map }) => map);
  return Object.fromEntries(
    [...floors].map(([map, group]) => [
      map,
      { type: 'FeatureCollection' as const, features: group.map(toFeature) },
    ]),
  );
}

function isLine(geometry: SoundGeometry): boolean {
  return geometry.type === 'LineString' || geometry.type === 'MultiLineString';
}

function spaceKind(properties: JsonObject, geometry: SoundGeometry, report: ImportReport): string {
  const kind = textOf(properties['kind']);
  if (kind !== undefined) return kind;
  report.note({
    action: 'guessed',
    code: 'space-kind',
    message: 'Spaces have no kind: areas became rooms, and points became points of interest.',
    source: 'space',
  });
  if (geometry.type === 'Point') return 'poi';
  return isLine(geometry) ? 'unknown' : 'room';
}

function detailsOf(properties: JsonObject): ReturnType<typeof readDetails> {
  return readDetails(properties['details'], {
    ...defined({
      name: textOf(properties['name']),
      description: textOf(properties['description']),
    }),
  });
}

/** Returns the parent for the extra fields, because version 2 has no parents. */
function parentOf(
  properties: JsonObject,
  ids: LevelShapes['ids'],
  report: ImportReport,
): { parent: string } | undefined {
  const parentId = idOf(properties['parent']);
  if (parentId === undefined) return undefined;
  const parent = ids.get(parentId);
  if (parent) return { parent: parent.id };
  report.note({
    action: 'dropped',
    code: 'dangling-parent-space',
    message: 'References to parent spaces that do not exist were left out.',
    source: 'space',
  });
  return undefined;
}
