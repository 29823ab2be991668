import { assembleVenue } from '../../assemble/assemble-venue.ts';
import type { MvfLimits } from '../../archive/limits.ts';
import type { Mvf3Document } from '../../bundle/document.ts';
import type { Converted } from '../../convert-report.ts';
import { ImportReport } from '../import-report.ts';
import type { XmlLimits } from '../xml/xml-limits.ts';
import { draftOsm } from './draft-osm.ts';
import { checkShapeCount, type OsmLimits } from './osm-limits.ts';
import { planOsm } from './osm-plan.ts';
import { type OsmSource, readOsmSource } from './read-osm-source.ts';

/** What `fromOSM` can be told. */
export type FromOsmOptions = {
  /**
   * Name of the venue.
   * @defaultValue the name of the building with most rooms
   */
  readonly name?: string;
  /**
   * When the bundle was made, as ISO 8601. The same source and time give the same bytes.
   * @defaultValue the present moment
   */
  readonly time?: string;
  /**
   * The language to prefer where names come in several, as a BCP 47 tag. The others become
   * translations.
   * @defaultValue what the plain `name` is written in
   */
  readonly language?: string;
  /** Limits to change; the others keep their defaults. */
  readonly limits?: Partial<MvfLimits & XmlLimits & OsmLimits>;
  /** Called now and then with the share of the work that is done, 0 to 1. */
  readonly onProgress?: (share: number) => void;
};

/**
 * Makes an MVF 3 bundle of an OpenStreetMap extract with Simple Indoor Tagging: OSM XML, GeoJSON of
 * any converter, or an Overpass answer. What the data leaves open is guessed, what MVF cannot hold
 * is dropped, and both are reported. OpenStreetMap's licence asks you to credit its contributors.
 *
 * Throws `mvf/nothing-to-import` when there is nothing indoors, `mvf/bad-json`, `mvf/bad-xml` and
 * `mvf/limit-exceeded`; all other problems of the data are in the report.
 *
 * @example
 * const response = await fetch('/town-hall.osm');
 * const { document, report } = fromOSM(await response.text(), { name: 'Town hall' });
 */
export function fromOSM(source: OsmSource, options: FromOsmOptions = {}): Converted<Mvf3Document> {
  const { onProgress } = options;
  const report = new ImportReport();
  const features = readOsmSource(source, report, {
    ...(options.limits && { limits: options.limits }),
    ...(onProgress && { onProgress: (share: number) => onProgress(share * 0.3) }),
  });
  const plan = planOsm(features, report, options.language);
  checkShapeCount(plan.items, options.limits ?? {});
  const draft = draftOsm(plan, options);
  onProgress?.(0.5);
  const assembled = assembleVenue(draft);
  onProgress?.(1);
  return { document: assembled.document, report: [...report.entries, ...assembled.report] };
}
