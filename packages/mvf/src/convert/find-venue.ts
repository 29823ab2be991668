import type { MvfArchive } from '../archive/mvf-archive.ts';
import { MvfError } from '../mvf-error.ts';
import { detectFileFormat, detectFolderFormat, type ImportFormat } from './detect-format.ts';

/** The file that contains the venue, or the files that together contain it. */
export type FoundVenue = {
  readonly format: ImportFormat;
  readonly content: Uint8Array | MvfArchive;
};

const JSON_FILE = /\.(geo)?json$/i;
const VENUE_FILE = /\.(osm|xml|gml|igml|(geo)?json)$/i;

/** Finds the venue in a file or among the files of a folder. `wanted` is its format, if known. */
export async function findVenue(
  source: Uint8Array | MvfArchive,
  wanted: ImportFormat | undefined,
): Promise<FoundVenue> {
  if (source instanceof Uint8Array) {
    const found = detectFileFormat(source);
    return { format: wanted ?? known(found === 'zip' ? undefined : found), content: source };
  }
  const paths = source.paths ?? [];
  const format = wanted ?? detectFolderFormat(paths);
  const isOfOneFile =
    wanted === undefined
      ? paths.filter((path) => JSON_FILE.test(path)).length <= 1
      : wanted === 'osm' || wanted === 'indoorgml';
  const isFolder = format === 'mvf' || format === 'imdf' || !isOfOneFile;
  const file = isFolder ? undefined : await findFile(source, wanted);
  return file ?? { format: known(format), content: source };
}

/** Finds a single file, which may be packed alone or together with images. */
async function findFile(
  archive: MvfArchive,
  wanted: ImportFormat | undefined,
): Promise<FoundVenue | undefined> {
  const found = new Map<string, FoundVenue>();
  for (const path of archive.paths ?? []) {
    const content = VENUE_FILE.test(path) ? await archive.read(path) : undefined;
    const format = content && detectFileFormat(content);
    if (!content || !format || format === 'zip' || format === 'geojson') continue;
    if (wanted === undefined || wanted === format) found.set(path, { format, content });
  }
  if (found.size < 2) return found.values().next().value;
  throw new MvfError(
    'mvf/nothing-to-import',
    `Expected one file, found several that may be the venue: ${[...found.keys()].join(', ')}. Pass one of them.`,
  );
}

function known(format: ImportFormat | undefined): ImportFormat {
  if (format) return format;
  throw new MvfError(
    'mvf/nothing-to-import',
    'The source is neither an MVF bundle nor IMDF, OpenStreetMap, IndoorGML or GeoJSON. If it is one of these, set `from`.',
  );
}
