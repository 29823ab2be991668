import type { MvfLimits } from '../../archive/limits.ts';
import type { MvfArchive } from '../../archive/mvf-archive.ts';
import { type FileSource, openFiles } from '../../archive/open-files.ts';
import { assembleVenue } from '../../assemble/assemble-venue.ts';
import type { Mvf3Document } from '../../bundle/document.ts';
import type { Converted } from '../../convert-report.ts';
import { ImportReport } from '../import-report.ts';
import type { RoutingChoice } from '../routing/routing-mode.ts';
import { draftGeoJson } from './draft-geojson.ts';
import type { GeoJsonVenue, PropertyNames } from './geojson-venue.ts';
import { readVenueFolder } from './read-venue-folder.ts';

/** Options of `fromGeoJSON` and `fromGeoJSONFolder`. */
export type FromGeoJsonOptions = RoutingChoice & {
  /**
   * Name of the venue.
   * @defaultValue the name in the source
   */
  readonly name?: string;
  /**
   * Time at which the bundle is created, as ISO 8601 text. The same source and time produce the
   * same bytes.
   * @defaultValue the current time
   */
  readonly time?: string;
  /**
   * Names of the feature properties to read, by meaning.
   * @defaultValue usual names, such as `type` or `category` for the kind
   */
  readonly properties?: PropertyNames;
  /** Limits that override the defaults. */
  readonly limits?: Partial<MvfLimits>;
  /** Called during the import with the completed share of the work, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
};

/**
 * Creates an MVF 3 document from GeoJSON, one FeatureCollection for each level. The properties of a
 * feature determine its meaning. Missing meanings are guessed, data that MVF cannot hold is
 * dropped, and the report lists both.
 *
 * Throws `mvf/nothing-to-import` if no level has a usable feature, `mvf/bad-json` and
 * `mvf/limit-exceeded`. All other problems of the data are in the report.
 *
 * @example
 * const response = await fetch('/ground-floor.geojson');
 * const levels = [{ name: 'Ground floor', data: await response.json() }];
 * const { document } = fromGeoJSON({ name: 'Office', levels });
 */
export function fromGeoJSON(
  venue: GeoJsonVenue,
  options: FromGeoJsonOptions = {},
): Converted<Mvf3Document> {
  return convert(venue, new ImportReport(), options);
}

/**
 * Creates an MVF 3 document from a folder with a GeoJSON file for each level: `floor-1.geojson`,
 * `ground.geojson`, `B1.json`. A file with a list of `levels` is used as the index of the folder.
 * Errors and reports are the same as for `fromGeoJSON`.
 *
 * @example
 * const ground = await fetch('/L0.geojson');
 * const { document } = await fromGeoJSONFolder({ 'L0.geojson': await ground.text() });
 */
export async function fromGeoJSONFolder(
  source: FileSource | MvfArchive,
  options: FromGeoJsonOptions = {},
): Promise<Converted<Mvf3Document>> {
  const report = new ImportReport();
  const archive = isArchive(source) ? source : openFiles(source, options.limits);
  return convert(await readVenueFolder(archive, report, options.limits), report, options);
}

function convert(
  venue: GeoJsonVenue,
  report: ImportReport,
  options: FromGeoJsonOptions,
): Converted<Mvf3Document> {
  const draft = draftGeoJson(venue, report, options);
  options.onProgress?.(0.5);
  const assembled = assembleVenue(draft, { nodes: options.routing !== 'keep' });
  options.onProgress?.(1);
  return { document: assembled.document, report: [...report.entries, ...assembled.report] };
}

function isArchive(source: FileSource | MvfArchive): source is MvfArchive {
  return 'read' in source && typeof source.read === 'function' && 'sizeOf' in source;
}
