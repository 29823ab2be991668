import type { MvfLimits } from '../../archive/limits.ts';
import type { MvfArchive } from '../../archive/mvf-archive.ts';
import { type FileSource, openFiles } from '../../archive/open-files.ts';
import { assembleVenue } from '../../assemble/assemble-venue.ts';
import type { Mvf3Document } from '../../bundle/document.ts';
import type { Converted } from '../../convert-report.ts';
import { ImportReport } from '../import-report.ts';
import { draftGeoJson } from './draft-geojson.ts';
import type { GeoJsonVenue, PropertyNames } from './geojson-venue.ts';
import { readVenueFolder } from './read-venue-folder.ts';

/** What `fromGeoJSON` and `fromGeoJSONFolder` can be told. */
export type FromGeoJsonOptions = {
  /**
   * Name of the venue.
   * @defaultValue the name in the source
   */
  readonly name?: string;
  /**
   * When the bundle was made, as ISO 8601. The same source and time give the same bytes.
   * @defaultValue the present moment
   */
  readonly time?: string;
  /**
   * Which properties of the features mean what.
   * @defaultValue usual names, such as `type` or `category` for the kind
   */
  readonly properties?: PropertyNames;
  /** Limits to change; the others keep their defaults. */
  readonly limits?: Partial<MvfLimits>;
  /** Called now and then with the share of the work that is done, 0 to 1. */
  readonly onProgress?: (share: number) => void;
};

/**
 * Makes an MVF 3 bundle of GeoJSON, one FeatureCollection for each level. What each feature is
 * follows from its properties; what they leave open is guessed, what MVF cannot hold is dropped,
 * and both are reported.
 *
 * Throws `mvf/nothing-to-import` when no level has a usable feature, `mvf/bad-json` and
 * `mvf/limit-exceeded`; all other problems of the data are in the report.
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
 * Makes an MVF 3 bundle of a folder with a GeoJSON file for each level: `floor-1.geojson`,
 * `ground.geojson`, `B1.json`. A file with a list of `levels` is taken as the index of the folder.
 * Throws and reports as `fromGeoJSON`.
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
  const assembled = assembleVenue(draft);
  options.onProgress?.(1);
  return { document: assembled.document, report: [...report.entries, ...assembled.report] };
}

function isArchive(source: FileSource | MvfArchive): source is MvfArchive {
  return 'read' in source && typeof source.read === 'function' && 'sizeOf' in source;
}
