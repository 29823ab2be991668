import { type Mvf3Document, writeZip } from '@brand/mvf';
import { strToU8 } from 'fflate';
import type { SqlJsStatic } from 'sql.js';
import { fileName } from '../shared/file-name.ts';
import { collectLayers, type GisChoice } from './collect-layers.ts';
import { writeGeoJson, writeGeoJsonLayer } from './formats/write-geojson.ts';
import { writeGeoPackage } from './formats/write-geopackage.ts';
import { writeKml } from './formats/write-kml.ts';
import { writeShapefile } from './formats/write-shapefile.ts';
import { type FamilyLayer, splitByFamily } from './geometry-family.ts';
import type { GisFormat } from './gis-format.ts';
import type { GisData } from './gis-layer.ts';

export type ExportedFile = {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
  /** One sentence about the contents. */
  readonly summary: string;
};

export type ExportTools = {
  /** Loads SQLite, which only a GeoPackage needs. */
  readonly loadSqlite: () => Promise<SqlJsStatic>;
  readonly now: Date;
  readonly onProgress?: (done: number, total: number, layer: string) => void;
};

/** Progress counts reading the venue as one step. */
const FIRST_STEP = 'the venue';

/** Exports the chosen part of a venue in the given format. */
export async function exportVenue(
  document: Mvf3Document,
  options: GisChoice & { readonly format: GisFormat },
  tools: ExportTools,
): Promise<ExportedFile> {
  tools.onProgress?.(0, 1, FIRST_STEP);
  const data = collectLayers(document, options);
  if (data.layers.length === 0) {
    throw new Error(
      'There is nothing to export: the selected layers have no features on these floors. Select more layers or floors.',
    );
  }
  const base = fileName(data.venue);
  const made = await FORMATS[options.format](data, tools);
  const count = data.layers.reduce((sum, { features }) => sum + features.length, 0);
  const features = `${count} feature${count === 1 ? '' : 's'}`;
  const layers = `${made.tables} layer${made.tables === 1 ? '' : 's'}`;
  return {
    name: `${base}.${made.extension}`,
    type: made.type,
    bytes: made.bytes,
    summary: `${features} in ${layers}, WGS 84 (EPSG:4326)`,
  };
}

type Made = {
  readonly bytes: Uint8Array;
  readonly extension: string;
  readonly type: string;
  readonly tables: number;
};

const FORMATS: Readonly<
  Record<GisFormat, (data: GisData, tools: ExportTools) => Made | Promise<Made>>
> = {
  geojson: (data) => ({
    bytes: strToU8(writeGeoJson(data)),
    extension: 'geojson',
    type: 'application/geo+json',
    tables: data.layers.length,
  }),
  'geojson-layers': ({ layers }) => ({
    bytes: zip(layers.map((layer) => [`${layer.name}.geojson`, strToU8(writeGeoJsonLayer(layer))])),
    extension: 'geojson.zip',
    type: 'application/zip',
    tables: layers.length,
  }),
  kml: (data) => ({
    bytes: strToU8(writeKml(data)),
    extension: 'kml',
    type: 'application/vnd.google-earth.kml+xml',
    tables: data.layers.length,
  }),
  shapefile: (data, tools) => {
    const layers = data.layers.flatMap(splitByFamily);
    const files = writeEach(layers, tools, (layer) => {
      const { files: parts, fields } = writeShapefile(layer);
      return { layer: layer.name, parts, fields };
    });
    const rows = files.flatMap(({ layer, fields }) =>
      fields.map(([short, name]) => [layer, short, name].map(csvCell).join(',')),
    );
    return {
      bytes: zip([
        ...files.flatMap(({ layer, parts }) =>
          Object.entries(parts).map(([end, bytes]) => [`${layer}.${end}`, bytes] as const),
        ),
        ['fields.csv', strToU8(`layer,field,attribute\n${rows.join('\n')}\n`)],
      ]),
      extension: 'shp.zip',
      type: 'application/zip',
      tables: layers.length,
    };
  },
  geopackage: async (data, { loadSqlite, now, onProgress }) => {
    const layers = data.layers.flatMap(splitByFamily);
    let done = 1;
    const bytes = writeGeoPackage(await loadSqlite(), layers, {
      now,
      onLayer: ({ name }) => onProgress?.((done += 1), layers.length + 1, name),
    });
    return {
      bytes,
      extension: 'gpkg',
      type: 'application/geopackage+sqlite3',
      tables: layers.length,
    };
  },
};

function writeEach<Result>(
  layers: readonly FamilyLayer[],
  { onProgress }: ExportTools,
  write: (layer: FamilyLayer) => Result,
): Result[] {
  return layers.map((layer, index) => {
    const result = write(layer);
    onProgress?.(index + 2, layers.length + 1, layer.name);
    return result;
  });
}

function zip(files: readonly (readonly [name: string, bytes: Uint8Array])[]): Uint8Array {
  return writeZip(new Map(files));
}

function csvCell(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
