const HEAD_BYTES = 20_000;
/** The directory of a zip is at its end and holds the names of its files. */
const TAIL_BYTES = 64_000;

/** The name of the file's format if `mvf convert` reads it and the file is not a bundle. */
export async function detectForeignFormat(file: Blob): Promise<string | undefined> {
  const head = await file.slice(0, HEAD_BYTES).text();
  if (head.startsWith('PK'))
    return isImdf(await file.slice(-TAIL_BYTES).text()) ? 'IMDF' : undefined;
  if (/^\s*</.test(head)) {
    if (/<osm[\s>]/.test(head)) return 'OpenStreetMap';
    return /IndoorFeatures|indoorgml/i.test(head) ? 'IndoorGML' : undefined;
  }
  if (!/^\s*\{/.test(head)) return undefined;
  if (/"elements"\s*:/.test(head)) return 'OpenStreetMap';
  return /"(?:Feature|FeatureCollection)"/.test(head) ? 'GeoJSON' : undefined;
}

function isImdf(names: string): boolean {
  const kinds = ['venue', 'building', 'level', 'unit'];
  return kinds.filter((kind) => names.includes(`${kind}.geojson`)).length >= 2;
}
