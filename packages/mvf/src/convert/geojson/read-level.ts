import { parseJson } from '../../archive/parse-json.ts';
import type { MvfLimits } from '../../archive/limits.ts';
import { MvfError } from '../../mvf-error.ts';
import type { ImportReport } from '../import-report.ts';
import { type FeatureKind, kindOfWord } from './feature-kind.ts';
import { repairNoter } from '../plan/note-repair.ts';
import { isPolygon } from '../plan/positions-of.ts';
import { readGeometry, type SoundGeometry } from '../plan/read-geometry.ts';
import type { PropertyReader } from './read-property.ts';

type Json = Readonly<Record<string, unknown>>;

/** A feature of a level with its kind. */
export type LevelFeature = {
  /** Id, unique on its level. */
  readonly id: string;
  readonly kind: FeatureKind;
  readonly geometry: SoundGeometry;
  readonly properties: Json;
};

/** Parses the data of a level, which may be text, bytes or parsed JSON. */
export function parseLevelData(
  data: unknown,
  path: string,
  limits: Partial<MvfLimits> | undefined,
): Json {
  const isText = typeof data === 'string';
  const json =
    isText || data instanceof Uint8Array
      ? parseJson(isText ? new TextEncoder().encode(data) : data, path, limits)
      : data;
  if (Array.isArray(json)) return { features: json };
  return typeof json === 'object' && json !== null ? (json as Json) : {};
}

export type ReadLevelContext = {
  readonly report: ImportReport;
  readonly properties: PropertyReader;
  /** File or level, used in the report. */
  readonly source: string;
};

/** Reads the features of a level and classifies each. */
export function readLevel(collection: Json, context: ReadLevelContext): LevelFeature[] {
  const { features, type } = collection;
  const items: readonly unknown[] = Array.isArray(features)
    ? features
    : type === 'Feature'
      ? [collection]
      : [];
  noteCrs(collection, context);
  const seen = new Map<string, number>();
  return items.flatMap((item, index) => {
    const { geometry, properties, id } = (item ?? {}) as Json;
    const given = typeof properties === 'object' && properties !== null ? (properties as Json) : {};
    const stated = context.properties.text({ ...given, ...(id !== undefined && { id }) }, 'id');
    const name = stated ?? `feature ${index + 1}`;
    const note = repairNoter(context.report, context.source, name);
    return readGeometry(geometry, note).map((sound): LevelFeature => {
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      return {
        id: count === 1 ? name : `${name} ${count}`,
        kind: decideKind(sound, given, name, context),
        geometry: sound,
        properties: given,
      };
    });
  });
}

function decideKind(
  geometry: SoundGeometry,
  properties: Json,
  name: string,
  { report, properties: reader, source }: ReadLevelContext,
): FeatureKind {
  const values = reader.all(properties, 'kind');
  for (const value of values) {
    const kind = kindOfWord(value);
    if (kind) return kind;
  }
  const text = values.find((value) => typeof value === 'string');
  const guess: FeatureKind = isPolygon(geometry)
    ? { role: 'room' }
    : geometry.type === 'Point'
      ? { role: 'poi' }
      : { role: 'wall' };
  report.note({
    action: 'guessed',
    code: text === undefined ? 'missing-kind' : 'unknown-kind',
    message:
      text === undefined
        ? 'Features without a kind became rooms if polygons, walls if lines, points of interest if points.'
        : 'Features of an unknown kind became rooms if polygons, walls if lines, points of interest if points.',
    source,
    example: text === undefined ? name : `${name}, ${JSON.stringify(String(text).slice(0, 40))}`,
  });
  return text === undefined ? guess : { ...guess, category: String(text).slice(0, 60) };
}

/** Reports a `crs`, because old GeoJSON may use coordinates other than degrees. */
function noteCrs({ crs }: Json, { report, source }: ReadLevelContext): void {
  const name = JSON.stringify(crs ?? '');
  if (crs === undefined || crs === null || /CRS84|4326/i.test(name)) return;
  report.note({
    action: 'guessed',
    code: 'unknown-crs',
    message: 'Coordinates in another reference system were read as longitude and latitude.',
    source,
    example: name.slice(0, 80),
  });
}

/** Throws for levels without a usable feature, with a hint if their coordinates are in metres. */
export function throwNothingUsable(collections: readonly Json[]): never {
  const [x, y] = collections.map(firstPosition).find((position) => position !== undefined) ?? [];
  if (x === undefined || y === undefined) throw nothingToImport('none');
  const isOnGlobe = Math.abs(x) <= 180 && Math.abs(y) <= 90;
  throw nothingToImport(
    isOnGlobe ? 'none that can be used' : `positions such as ${x}, ${y}, which are not degrees`,
  );
}

/** Returns the first position of the first feature that has one. */
function firstPosition({ features, geometry }: Json): readonly [number, number] | undefined {
  const items = (Array.isArray(features) ? features : [{ geometry }]) as readonly unknown[];
  for (const item of items.slice(0, 100)) {
    let coordinates = ((item as Json | null)?.['geometry'] as Json | null)?.['coordinates'];
    for (let depth = 0; depth < 4 && Array.isArray(coordinates); depth += 1) {
      const [x, y] = coordinates as readonly unknown[];
      if (typeof x === 'number' && typeof y === 'number') return [x, y];
      coordinates = x;
    }
  }
  return undefined;
}

/** Creates the error for a source without usable data. */
export function nothingToImport(found: string): MvfError {
  return new MvfError(
    'mvf/nothing-to-import',
    `GeoJSON: expected levels with features in longitude and latitude, found ${found}. Export each level as a FeatureCollection in WGS 84.`,
  );
}
