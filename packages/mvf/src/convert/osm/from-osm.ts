import { assembleVenue } from '../../assemble/assemble-venue.ts';
import type { MvfLimits } from '../../archive/limits.ts';
import type { Mvf3Document } from '../../bundle/document.ts';
import type { Converted } from '../../convert-report.ts';
import { ImportReport } from '../import-report.ts';
import type { XmlLimits } from '../xml/xml-limits.ts';
import type { RoutingChoice } from '../routing/routing-mode.ts';
import { draftOsm } from './draft-osm.ts';
import { checkShapeCount, type OsmLimits } from './osm-limits.ts';
import { planOsm } from './osm-plan.ts';
import { type OsmSource, readOsmSource } from './read-osm-source.ts';

/** Options of `fromOSM`. */
export type FromOsmOptions = RoutingChoice & {
  /**
   * Name of the venue.
   * @defaultValue the name of the building with most rooms
   */
  readonly name?: string;
  /**
   * Time at which the bundle is created, as ISO 8601 text. The same source and time produce the
   * same bytes.
   * @defaultValue the current time
   */
  readonly time?: string;
  /**
   * Preferred language of names, as a BCP 47 tag. Other languages become translations.
   * @defaultValue the language of the plain `name`
   */
  readonly language?: string;
  /** Limits that override the defaults. */
  readonly limits?: Partial<MvfLimits & XmlLimits & OsmLimits>;
  /** Called during the import with the completed share of the work, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
};

/**
 * Creates an MVF 3 document from an OpenStreetMap extract with Simple Indoor Tagging: OSM XML,
 * GeoJSON of any converter, or an Overpass response. Missing data is guessed, data that MVF cannot
 * hold is dropped, and the report lists both. OpenStreetMap's licence requires you to credit its
 * contributors.
 *
 * Throws `mvf/nothing-to-import` if the extract has no indoor data, `mvf/bad-json`, `mvf/bad-xml`
 * and `mvf/limit-exceeded`. All other problems of the data are in the report.
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
  const assembled = assembleVenue(draft, { nodes: options.routing !== 'keep' });
  onProgress?.(1);
  return { document: assembled.document, report: [...report.entries, ...assembled.report] };
}
