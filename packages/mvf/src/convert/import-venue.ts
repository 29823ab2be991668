import { openZip } from '../archive/open-zip.ts';
import { parseJson } from '../archive/parse-json.ts';
import type { Mvf3Document } from '../bundle/document.ts';
import { readBundle } from '../bundle/read-bundle.ts';
import { MvfError } from '../mvf-error.ts';
import type { Converted } from '../convert-report.ts';
import { detectFileFormat, detectFolderFormat, type ImportFormat } from './detect-format.ts';
import { fromGeoJSON, fromGeoJSONFolder } from './geojson/from-geojson.ts';
import { fromIMDF } from './imdf/from-imdf.ts';
import { fromIndoorGML } from './indoorgml/from-indoorgml.ts';
import { fromOSM } from './osm/from-osm.ts';
import { upgrade } from './upgrade/upgrade.ts';

/** A file or a folder of files that may be a venue in any format. */
export type ImportSource = Uint8Array | Readonly<Record<string, Uint8Array>>;

export type ImportOptions = {
  /** The format, when it is known. Without it: told from the content. */
  readonly from?: ImportFormat;
  /** Name for a venue whose source has none. */
  readonly name?: string;
  readonly signal?: AbortSignal;
};

/** A venue of any format that this package reads, as MVF 3. */
export async function importVenue(
  source: ImportSource,
  options: ImportOptions = {},
): Promise<Converted<Mvf3Document> & { readonly format: ImportFormat }> {
  const format = options.from ?? (await detectFormat(source));
  return { ...(await importAs(format, source, options)), format };
}

async function detectFormat(source: ImportSource): Promise<ImportFormat> {
  const found = source instanceof Uint8Array ? detectFileFormat(source) : undefined;
  const paths = found === 'zip' ? (await openZip(source as Uint8Array)).paths : Object.keys(source);
  const format =
    source instanceof Uint8Array && found !== 'zip' ? found : detectFolderFormat(paths ?? []);
  if (format) return format;
  throw new MvfError(
    'mvf/nothing-to-import',
    'The source is neither an MVF bundle nor IMDF, OpenStreetMap, IndoorGML or GeoJSON. Say which with `from` if it is.',
  );
}

async function importAs(
  format: ImportFormat,
  source: ImportSource,
  { name, signal }: ImportOptions,
): Promise<Converted<Mvf3Document>> {
  const named = name === undefined ? {} : { name };
  switch (format) {
    case 'mvf':
      return upgrade(await (await readBundle(source)).load(signal ? { signal } : {}));
    case 'imdf':
      return fromIMDF(source, signal ? { signal } : {});
    case 'osm':
      return fromOSM(oneFile(source), named);
    case 'indoorgml':
      return fromIndoorGML(oneFile(source), named);
    case 'geojson':
      return importLevels(source, named);
  }
}

function oneFile(source: ImportSource): Uint8Array {
  if (source instanceof Uint8Array) return source;
  const [file, ...others] = Object.values(source);
  if (file && others.length === 0) return file;
  throw new MvfError(
    'mvf/nothing-to-import',
    `Expected one file, found a folder with ${Object.keys(source).length}. Give the path of the file.`,
  );
}

/** A single GeoJSON file is a venue of one level; a zip or folder has a file per level. */
async function importLevels(
  source: ImportSource,
  named: { name?: string },
): Promise<Converted<Mvf3Document>> {
  if (!(source instanceof Uint8Array)) return fromGeoJSONFolder(source, named);
  if (detectFileFormat(source) === 'zip') return fromGeoJSONFolder(await openZip(source), named);
  const data = parseJson(source, 'the file');
  return fromGeoJSON({ levels: [{ name: 'Ground floor', elevation: 0, data }] }, named);
}
