import type { GeoJsonLevel, GeoJsonLink } from './geojson-venue.ts';
import { levelFromName } from './level-from-name.ts';

type Json = Readonly<Record<string, unknown>>;

/** A level that an index lists, with its number in path files. */
export type IndexedLevel = GeoJsonLevel & { readonly order: number };

/** The content of an index file. */
export type VenueIndex = {
  readonly name: string | undefined;
  readonly levels: readonly IndexedLevel[];
  /** The index itself and the files it lists. */
  readonly used: ReadonlySet<string>;
};

/** Finds the file that lists the levels, or returns `undefined`. */
export function readVenueIndex(files: ReadonlyMap<string, Json>): VenueIndex | undefined {
  for (const [path, data] of files) {
    const listed = data['levels'] ?? data['floors'];
    if (!Array.isArray(listed) || Array.isArray(data['features'])) continue;
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const levels = listed.flatMap((item, index) => readEntry(item, index, { files, folder }));
    if (levels.length === 0) continue;
    return {
      name: textOf(data, 'name', 'title', 'venue'),
      levels: assignElevations(levels),
      used: new Set([path, ...levels.flatMap(({ file }) => file ?? [])]),
    };
  }
  return undefined;
}

function readEntry(
  item: unknown,
  index: number,
  { files, folder }: { readonly files: ReadonlyMap<string, Json>; readonly folder: string },
): IndexedLevel[] {
  if (typeof item !== 'object' || item === null) return [];
  const entry = item as Json;
  const given = textOf(entry, 'filename', 'file', 'path', 'url', 'geojson', 'data');
  const file = [`${folder}${given}`, given ?? ''].find((path) => files.has(path));
  const data = file === undefined ? entry['data'] : files.get(file);
  if (typeof data !== 'object' || data === null) return [];
  const shortName = textOf(entry, 'short_name', 'shortName', 'abbreviation');
  const readable = textOf(entry, 'readable_name', 'readableName', 'title', 'label');
  const plain = textOf(entry, 'name');
  const elevation = numberOf(entry, 'elevation', 'ordinal');
  const name = readable ?? plain;
  const short = shortName ?? (readable === undefined ? undefined : plain);
  return [
    {
      data,
      order: numberOf(entry, 'z_order', 'order', 'index', 'level') ?? index,
      ...(file !== undefined && { file }),
      ...(name !== undefined && { name }),
      ...(short !== undefined && { shortName: short }),
      ...(elevation !== undefined && { elevation }),
    },
  ];
}

/**
 * Assigns elevations. Orders count from the lowest level; the first level with an elevation in its
 * name determines the ground level.
 */
function assignElevations(levels: readonly IndexedLevel[]): IndexedLevel[] {
  const sorted = levels.toSorted((p, q) => p.order - q.order);
  const anchor = sorted
    .map((level) => ({
      order: level.order,
      elevation: levelFromName(level.name ?? level.shortName ?? '')?.elevation ?? Infinity,
    }))
    .find(({ elevation }) => elevation < Infinity);
  const ground = anchor ? anchor.order - anchor.elevation : 0;
  return sorted.map((level) => ({ ...level, elevation: level.elevation ?? level.order - ground }));
}

/** Reads the connections between levels in a path file, and counts its other paths. */
export function readLinks(
  data: Json,
  levels: readonly IndexedLevel[],
): { readonly links: GeoJsonLink[]; readonly others: number } {
  const features: readonly unknown[] = Array.isArray(data['features']) ? data['features'] : [];
  const links = features.flatMap((item) => readLink(item, levels));
  return { links, others: features.length - links.length };
}

function readLink(item: unknown, levels: readonly IndexedLevel[]): GeoJsonLink[] {
  const { properties, geometry, levels: own } = (item ?? {}) as Json;
  const given = (properties ?? {}) as Json;
  const orders = own ?? given['levels'];
  const coordinates = ((geometry ?? {}) as Json)['coordinates'];
  if (!Array.isArray(orders) || !Array.isArray(coordinates)) return [];
  const name = textOf(given, 'name');
  const stops = orders.flatMap((order, index) => {
    const level = levels.findIndex((candidate) => candidate.order === order);
    const at: unknown = coordinates[index];
    const isPlace = Array.isArray(at) && at.length > 1 && at.every(Number.isFinite);
    return level >= 0 && isPlace ? [{ level, at: at as number[] }] : [];
  });
  return stops.length > 1
    ? [{ type: textOf(given, 'type', 'kind') ?? '', stops, ...(name !== undefined && { name }) }]
    : [];
}

function textOf(json: Json, ...keys: string[]): string | undefined {
  for (const key of keys) {
    const value = json[key];
    if (typeof value === 'string' && value.trim()) return value.trim();
    if (typeof value === 'number') return String(value);
  }
  return undefined;
}

function numberOf(json: Json, ...keys: string[]): number | undefined {
  for (const key of keys) {
    const value = json[key];
    if (typeof value === 'number' && Number.isFinite(value)) return value;
  }
  return undefined;
}
