import type { MvfLimits } from '../../archive/limits.ts';
import { parseJson } from '../../archive/parse-json.ts';
import { MvfError } from '../../mvf-error.ts';
import type { ImportReport } from '../import-report.ts';
import type { XmlLimits } from '../xml/xml-limits.ts';
import { buildFeatures } from './build-features.ts';
import type { OsmFeature } from './osm-feature.ts';
import { readOsmGeoJson } from './read-osm-geojson.ts';
import { readOsmXml } from './read-osm-xml.ts';
import { readOverpass } from './read-overpass.ts';

/** OSM XML, GeoJSON or an Overpass response: as text, as bytes, or (the latter two) parsed. */
export type OsmSource = string | Uint8Array | Readonly<Record<string, unknown>>;

export type ReadOsmOptions = {
  readonly limits?: Partial<MvfLimits & XmlLimits>;
  readonly onProgress?: (share: number) => void;
};

/** Reads a source in any of the supported formats, which the first character identifies. */
export function readOsmSource(
  source: OsmSource,
  report: ImportReport,
  options: ReadOsmOptions = {},
): OsmFeature[] {
  if (isXml(source)) return buildFeatures(readOsmXml(source, options), report);
  const json =
    typeof source === 'string' || source instanceof Uint8Array
      ? parseJson(
          typeof source === 'string' ? new TextEncoder().encode(source) : source,
          'OSM data',
          options.limits,
        )
      : source;
  return readOsmJson(json, report);
}

function isXml(source: OsmSource): source is string | Uint8Array {
  if (typeof source === 'string') return /^\uFEFF?\s*</.test(source);
  if (!(source instanceof Uint8Array)) return false;
  // Byte order marks and the zero bytes of UTF-16 come before the bracket.
  const start = source
    .subarray(0, 64)
    .find((byte) => ![0, 9, 10, 13, 32, 0xbb, 0xbf, 0xef, 0xfe, 0xff].includes(byte));
  return start === 0x3c;
}

function readOsmJson(json: unknown, report: ImportReport): OsmFeature[] {
  if (Array.isArray(json)) return readOsmGeoJson(json, report);
  const { type, features, elements } = (json ?? {}) as Readonly<Record<string, unknown>>;
  if (Array.isArray(elements)) return buildFeatures(readOverpass(elements), report);
  if (Array.isArray(features)) return readOsmGeoJson(features, report);
  if (type === 'Feature') return readOsmGeoJson([json], report);
  throw new MvfError(
    'mvf/nothing-to-import',
    'OSM data: expected OSM XML, GeoJSON or an Overpass answer, found JSON without "features" or "elements". Export the venue in one of these formats.',
  );
}
