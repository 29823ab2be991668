import type { MvfArchive } from '../../archive/mvf-archive.ts';
import type { MvfLimits } from '../../archive/limits.ts';
import type { ImportReport } from '../import-report.ts';
import type { GeoJsonLevel, GeoJsonLink, GeoJsonVenue } from './geojson-venue.ts';
import { levelFromName } from './level-from-name.ts';
import { nothingToImport, parseLevelData } from './read-level.ts';
import { type IndexedLevel, readLinks, readVenueIndex } from './read-venue-index.ts';

type Json = Readonly<Record<string, unknown>>;

const GEOJSON = /\.(geo)?json$/i;
const PATHS = /(^|[-_./ ])(paths?|routes?|navigation|navpath)\.(geo)?json$/i;
const OUTLINE = /(^|[-_./ ])(outline|footprint|building|venue|site)\.(geo)?json$/i;

/**
 * Reads a folder with a GeoJSON file for each level. An index file (JSON with a list of `levels`)
 * maps files to levels. Without an index, the file names do.
 */
export async function readVenueFolder(
  archive: MvfArchive,
  report: ImportReport,
  limits: Partial<MvfLimits> | undefined,
): Promise<GeoJsonVenue> {
  const files = new Map<string, Json>();
  for (const path of archive.paths ?? []) {
    const bytes = GEOJSON.test(path) ? await archive.read(path) : undefined;
    if (bytes) files.set(path, parseLevelData(bytes, path, limits));
  }
  const index = readVenueIndex(files);
  const rest = new Map([...files].filter(([path]) => !index?.used.has(path)));
  const isPath = ([path, data]: [string, Json]): boolean =>
    PATHS.test(path) || Array.isArray(data['level_filenames']);
  const pathFiles = [...rest].filter(isPath);
  const outlines = [...rest].filter((file) => !isPath(file) && OUTLINE.test(file[0]));
  const plain = [...rest].filter((file) => !isPath(file) && !OUTLINE.test(file[0]));
  const levels = index?.levels ?? plainLevels(plain.length > 0 ? plain : outlines, report);
  if (levels.length === 0) throw nothingToImport('no GeoJSON file that is a level');
  if (index) noteUnlisted(plain, report);
  const outline = outlines.find(([path]) => !levels.some(({ file }) => file === path));
  return {
    ...(index?.name !== undefined && { name: index.name }),
    levels,
    ...(outline && { outline: outline[1] }),
    links: readAllLinks(pathFiles, index?.levels, report),
  };
}

/**
 * Derives the levels from the file names if there is no index. Files in one folder that name the
 * same level are its layers (`3F-rooms`, `3F-doors`), as are those of a folder named after a level
 * (`3F/rooms`).
 */
function plainLevels(files: readonly [string, Json][], report: ImportReport): GeoJsonLevel[] {
  const groups = new Map<string, GeoJsonLevel[]>();
  for (const [file, data] of files) {
    if (!Array.isArray(data['features']) && data['type'] !== 'Feature') continue;
    const { key, name } = placeOf(file);
    const level = { file, data, ...(name !== undefined && { name }) };
    groups.set(key, [...(groups.get(key) ?? []), level]);
  }
  return [...groups.values()]
    .map((layers) => joinLayers(layers, report))
    .toSorted((p, q) => elevationOf(p) - elevationOf(q));
}

function placeOf(path: string): { readonly key: string; readonly name?: string } {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const elevation = levelFromName(baseName(path))?.elevation;
  if (elevation !== undefined) return { key: `${folder}*${elevation}` };
  const name = folder.split('/').at(-2);
  return name !== undefined && levelFromName(name) ? { key: folder, name } : { key: path };
}

function joinLayers(layers: readonly GeoJsonLevel[], report: ImportReport): GeoJsonLevel {
  const [first, ...others] = layers as [GeoJsonLevel, ...GeoJsonLevel[]];
  if (others.length === 0) return first;
  report.note({
    action: 'guessed',
    code: 'level-layers',
    message: 'Files named after the same level were treated as its layers.',
    example: layers.map(({ file }) => file).join(', '),
  });
  const features = layers.flatMap(({ data }) => {
    const given = (data as Json)['features'];
    return Array.isArray(given) ? (given as unknown[]) : [data];
  });
  return { ...first, data: { ...(first.data as Json), type: 'FeatureCollection', features } };
}

function elevationOf({ name, file = '' }: GeoJsonLevel): number {
  return levelFromName(name ?? baseName(file))?.elevation ?? Number.MAX_VALUE;
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(GEOJSON, '');
}

function readAllLinks(
  files: readonly [string, Json][],
  levels: readonly IndexedLevel[] | undefined,
  report: ImportReport,
): GeoJsonLink[] {
  return files.flatMap(([path, data]) => {
    const { links, others } = readLinks(data, levels ?? []);
    if (others > 0) {
      report.note({
        action: 'dropped',
        code: 'path',
        message: 'Paths were left out: routes are generated from the rooms, walls and doors.',
        source: path,
      });
    }
    return links;
  });
}

function noteUnlisted(files: readonly [string, Json][], report: ImportReport): void {
  for (const [path] of files) {
    report.note({
      action: 'dropped',
      code: 'unlisted-file',
      message: 'GeoJSON files that the index does not list were left out.',
      example: path,
    });
  }
}
