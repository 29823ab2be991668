import type { MvfArchive } from '../../archive/mvf-archive.ts';
import type { MvfLimits } from '../../archive/limits.ts';
import type { ImportReport } from '../import-report.ts';
import type { GeoJsonLevel, GeoJsonLink, GeoJsonVenue } from './geojson-venue.ts';
import { levelFromName } from './level-from-name.ts';
import { nothingToImport, parseLevelData } from './read-level.ts';
import { type IndexedLevel, readLinks, readVenueIndex } from './read-venue-index.ts';

type Json = Readonly<Record<string, unknown>>;
type Files = ReadonlyMap<string, Json>;

const GEOJSON = /\.(geo)?json$/i;
const PATHS = /(^|[-_./ ])(paths?|routes?|navigation|navpath)\.(geo)?json$/i;
const OUTLINE = /(^|[-_./ ])(outline|footprint|building|venue|site)\.(geo)?json$/i;

/**
 * Reads a folder with a GeoJSON file for each level. An index file (JSON with a list of `levels`)
 * tells which file is which; without one the file names do.
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
  const levels = index?.levels ?? plainLevels(new Map(plain), outlines);
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

/** Without an index each file is a level; a file named for a building is one if nothing else is. */
function plainLevels(files: Files, outlines: readonly [string, Json][]): GeoJsonLevel[] {
  const chosen = files.size > 0 ? [...files] : outlines;
  return chosen
    .filter(([, data]) => Array.isArray(data['features']) || data['type'] === 'Feature')
    .map(([file, data]) => ({ file, data }))
    .toSorted((p, q) => elevationOf(p.file) - elevationOf(q.file));
}

function elevationOf(path: string): number {
  const base = path.slice(path.lastIndexOf('/') + 1).replace(GEOJSON, '');
  return levelFromName(base)?.elevation ?? Number.MAX_VALUE;
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
        message: 'Paths were left out: ways are found from the rooms, walls and doors themselves.',
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
