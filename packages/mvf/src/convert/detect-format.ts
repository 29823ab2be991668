/** What `importVenue` can read. */
export type ImportFormat = 'mvf' | 'imdf' | 'osm' | 'indoorgml' | 'geojson';

/** As many characters tell XML dialects and GeoJSON flavours apart. */
const HEAD = 20_000;

/** Tells the format of a folder or archive from the names of its files. */
export function detectFolderFormat(paths: readonly string[]): ImportFormat | undefined {
  const names = new Set(paths.map((path) => path.slice(path.lastIndexOf('/') + 1).toLowerCase()));
  const has = (name: string): boolean => names.has(`${name}.geojson`) || names.has(`${name}.json`);
  if (names.has('manifest.geojson')) return 'mvf';
  if (['unit', 'level', 'venue', 'building'].filter((name) => has(name)).length >= 2) return 'imdf';
  if (paths.some((path) => /^(levels?|geometry)\//.test(path))) return 'mvf';
  return [...names].some((name) => /\.(geo)?json$/.test(name)) ? 'geojson' : undefined;
}

/** Tells the format of a single file from how it begins. */
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
  const isTagged = /"(indoor|level|@id|repeat_on|building:levels)"\s*:/.test(head);
  return isTagged || /"elements"\s*:/.test(head) ? 'osm' : 'geojson';
}

function isUtf16(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xfe;
}
