import type { Mvf3Document } from '../../bundle/document.ts';
import type { Position } from '../../geojson/types.gen.ts';
import type { Converted } from '../../convert-report.ts';
import { collectFloorFacts, type FloorFacts } from '../export/floor-facts.ts';
import { positionsOf } from '../export/rfc-geometry.ts';
import { selectFloors } from '../export/select-floors.ts';
import { entriesOf, objectsOf } from '../export/unchecked.ts';
import { Entrances } from './export/entrance-openings.ts';
import { exportConnections } from './export/export-connections.ts';
import { exportLevels } from './export/export-levels.ts';
import { exportOpenFronts } from './export/export-open-fronts.ts';
import { exportPlaces } from './export/export-places.ts';
import { exportShapes } from './export/export-shapes.ts';
import { exportVenue } from './export/export-venue.ts';
import { ImdfWriter } from './export/imdf-writer.ts';
import { ShapeAccess } from '../export/shape-access.ts';
import { ShapeTable } from './export/shape-table.ts';
import { ImportReport } from '../import-report.ts';

/** Options of `toIMDF`. */
export type ToImdfOptions = {
  /**
   * Language of texts outside the translations, as a BCP 47 tag.
   * @defaultValue the default language of the venue, or English
   */
  readonly language?: string;
  /**
   * Time at which the archive is created, as ISO 8601 text.
   * @defaultValue the time at which the bundle was created
   */
  readonly created?: string;
  /** Name and version of the program that creates the archive. @defaultValue none */
  readonly generatedBy?: string;
};

/**
 * Writes a venue as the files of an archive in Apple's Indoor Mapping Data Format 1.0.0, by path.
 * To pack them, call `writeZip`. The same document produces the same bytes. Nodes, styles, images
 * and other data that IMDF cannot hold are reported as dropped.
 *
 * @example
 * const { document } = await importVenue(bytes);
 * const archive = toIMDF(document);
 * const zip = writeZip(archive.document);
 */
export function toIMDF(
  document: Mvf3Document,
  options: ToImdfOptions = {},
): Converted<Map<string, Uint8Array>> {
  const report = new ImportReport();
  const floors = collectFloorFacts(document, selectFloors(document, undefined));
  const language = options.language ?? document.cmsVenue?.defaultLanguage ?? 'en';
  const writer = new ImdfWriter({ language, report, origin: findOrigin(document, floors) });
  const shapes = new ShapeTable(floors, writer);
  exportVenue(document, writer, floors);
  const levelOf = exportLevels(document, writer, floors);
  const entrances = new Entrances(document, writer, shapes);
  const access = new ShapeAccess(document, 'public');
  const target = { writer, shapes, access, levelOf, entrances };
  for (const floor of floors) exportShapes(floor, target);
  const floorIds = floors.map(({ id }) => id);
  exportOpenFronts(document, floorIds, target);
  exportPlaces(document, writer, shapes);
  exportConnections(document, floors, { writer, shapes, access, levelOf });
  noteDropped(document, floors, report);
  return { document: writeFiles(document, writer, options), report: report.entries };
}

function findOrigin(document: Mvf3Document, floors: readonly FloorFacts[]): Position {
  const [first] = floors.flatMap(({ footprint, shapes }) => {
    const geometry = footprint ?? shapes.find((shape) => shape.geometry)?.geometry;
    return geometry ? positionsOf(geometry).slice(0, 1) : [];
  });
  const center = objectsOf(document.manifest?.features)[0]?.geometry?.coordinates;
  return first ?? (Array.isArray(center) ? center : [0, 0]);
}

function writeFiles(
  document: Mvf3Document,
  writer: ImdfWriter,
  options: ToImdfOptions,
): Map<string, Uint8Array> {
  const time = objectsOf(document.manifest?.features)[0]?.properties?.time;
  const manifest = {
    version: '1.0.0',
    created: options.created ?? time ?? '1970-01-01T00:00:00.000Z',
    generated_by: options.generatedBy ?? null,
    language: writer.language,
    extensions: null,
  };
  const files = new Map([['manifest.json', encodeJson(manifest)]]);
  for (const [type, features] of writer.members) {
    const collection = { type: 'FeatureCollection', name: type, features };
    files.set(`${type}.geojson`, encodeJson(collection));
  }
  return files;
}

function encodeJson(value: unknown): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(value)}\n`);
}

/** Parts of a bundle that an archive cannot hold. */
const LOST: readonly (readonly [key: keyof Mvf3Document, what: string])[] = [
  ['nodes', 'The routing nodes: IMDF readers find routes from units and openings.'],
  ['defaultStyle', 'The styles: IMDF does not define appearance.'],
  ['annotations', 'The annotations.'],
  ['floorImages', 'The floor images.'],
  ['tileset', 'The styles of the outdoor map.'],
];

function noteDropped(
  document: Mvf3Document,
  floors: readonly FloorFacts[],
  report: ImportReport,
): void {
  for (const [key, what] of LOST) {
    if (document[key] === undefined) continue;
    report.note({ action: 'dropped', code: `no-${key}`, message: `Left out: ${what}` });
  }
  for (const [path] of entriesOf(document.extras)) {
    report.note({
      action: 'dropped',
      code: 'no-files',
      message: 'Left out: files of the bundle that are not part of IMDF.',
      example: path,
    });
  }
  const described = [
    ...floors.flatMap(({ shapes }) => shapes),
    ...objectsOf(document.locations),
  ].filter(({ details }) => details?.description !== undefined || details?.icon !== undefined);
  for (const { id } of described) {
    report.note({
      action: 'dropped',
      code: 'no-descriptions',
      message: 'Left out: descriptions and icons.',
      example: id,
    });
  }
}
