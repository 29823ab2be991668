/** A format that `importVenue` can read. */
export type ImportFormat = 'mvf' | 'imdf' | 'osm' | 'indoorgml' | 'geojson';

/** Number of bytes that distinguish XML dialects and GeoJSON variants. */
const HEAD = 20_000;

/** Folders of MVF 1, which has no manifest, but a venue and buildings like IMDF. */
const MVF1_FOLDER = /^(levels?|spaces?|obstructions?|nodes?|connections?)\//;
const OSM_KEY = /"(indoor|level|@id|repeat_on|building:levels)"\s*:/;
/** Large extracts may start with anything, but contain the id of an OSM object. */
const OSM_ID = /"id"\s*:\s*"(node|way|relation)\/\d+"/;
const IMDF_TYPE = /"feature_type"\s*:\s*"(venue|building|footprint|level|unit|opening)"/;

/**
 * Detects the format of a folder or archive from the paths of its files.
 *
 * @example
 * detectFolderFormat(['venue.geojson', 'level.geojson', 'unit.geojson']); // 'imdf'
 */
export function detectFolderFormat(paths: readonly string[]): ImportFormat | undefined {
  const names = new Set(paths.map((path) => path.slice(path.lastIndexOf('/') + 1).toLowerCase()));
  const has = (name: string): boolean => names.has(`${name}.geojson`) || names.has(`${name}.json`);
  if (names.has('manifest.geojson') || paths.some((path) => path.startsWith('geometry/'))) {
    return 'mvf';
  }
  const folders = new Set(paths.flatMap((path) => MVF1_FOLDER.exec(path)?.[1] ?? []));
  if (folders.size > 1 || (folders.size === 1 && (has('venue') || has('building')))) return 'mvf';
  if (['unit', 'level', 'venue', 'building'].filter((name) => has(name)).length >= 2) return 'imdf';
  return [...names].some((name) => /\.(geo)?json$/.test(name)) ? 'geojson' : undefined;
}

/**
 * Detects the format of a single file from its first bytes.
 *
 * @example
 * if (detectFileFormat(bytes) === 'indoorgml') fromIndoorGML(bytes);
 */
export function detectFileFormat(bytes: Uint8Array): ImportFormat | 'zip' | undefined {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return 'zip';
  const head = new TextDecoder(isUtf16(bytes) ? 'utf-16le' : 'utf-8').decode(
    bytes.subarray(0, HEAD),
  );
  if (/^\s*</.test(head)) {
    if (/<osm[\s>]/.test(head)) return 'osm';
    return /IndoorFeatures|indoorgml/i.test(head) ? 'indoorgml' : undefined;
  }
  if (!/^\s*\{/.test(head)) return undefined;
  if (IMDF_TYPE.test(head)) return 'imdf';
  const isOsm = OSM_KEY.test(head) || OSM_ID.test(head) || /"elements"\s*:/.test(head);
  return isOsm ? 'osm' : 'geojson';
}

function isUtf16(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xfe;
}
