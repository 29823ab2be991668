import { MVF_LIMITS } from '../archive/limits.ts';
import type { MvfArchive } from '../archive/mvf-archive.ts';
import { openFiles } from '../archive/open-files.ts';
import { openZip } from '../archive/open-zip.ts';
import { parseJson } from '../archive/parse-json.ts';
import type { Mvf3Document } from '../bundle/document.ts';
import { readBundle } from '../bundle/read-bundle.ts';
import { MvfError } from '../mvf-error.ts';
import type { Converted } from '../convert-report.ts';
import { detectFileFormat, type ImportFormat } from './detect-format.ts';
import { findVenue } from './find-venue.ts';
import { fromGeoJSON, fromGeoJSONFolder } from './geojson/from-geojson.ts';
import { fromIMDF } from './imdf/from-imdf.ts';
import { fromIndoorGML } from './indoorgml/from-indoorgml.ts';
import { fromOSM } from './osm/from-osm.ts';
import { generateRouting, repairRouting } from './routing/repair-routing.ts';
import type { RoutingChoice, RoutingMode } from './routing/routing-mode.ts';
import { upgrade } from './upgrade/upgrade.ts';

/** A file or a folder of files that may contain a venue in any format. */
export type ImportSource = Uint8Array | Readonly<Record<string, Uint8Array>>;

/** Options of `importVenue`. */
export type ImportOptions = RoutingChoice & {
  /** Format of the source. If omitted, detected from the content. */
  readonly from?: ImportFormat;
  /** Name for a venue whose source has none. */
  readonly name?: string;
  /** Signal that stops the work. The promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Called as the work progresses. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
};

/**
 * Imports a venue in any format that this package reads, as MVF 3.
 *
 * @example
 * const { document, format, report } = await importVenue(bytes, { name: 'Town hall' });
 */
export async function importVenue(
  source: ImportSource,
  options: ImportOptions = {},
): Promise<Converted<Mvf3Document> & { readonly format: ImportFormat }> {
  const archive = await openFolder(source);
  const { format, content } = await findVenue(archive ?? (source as Uint8Array), options.from);
  return { ...(await importAs(format, content, options)), format };
}

async function openFolder(source: ImportSource): Promise<MvfArchive | undefined> {
  if (!(source instanceof Uint8Array)) return openFiles(source, MVF_LIMITS);
  return detectFileFormat(source) === 'zip' ? openZip(source, MVF_LIMITS) : undefined;
}

/** Options of the importers that read one file and report progress as a ratio. */
type RatioProgressOptions = RoutingChoice & {
  name?: string;
  onProgress?: (share: number) => void;
};

async function importAs(
  format: ImportFormat,
  content: Uint8Array | MvfArchive,
  { name, routing = 'auto', signal, onProgress }: ImportOptions,
): Promise<Converted<Mvf3Document>> {
  const steps = { routing, ...(signal && { signal }), ...(onProgress && { onProgress }) };
  const shares: RatioProgressOptions = {
    routing,
    ...(name !== undefined && { name }),
    ...(onProgress && { onProgress: (share) => onProgress({ done: share, total: 1 }) }),
  };
  switch (format) {
    case 'mvf':
      return withNetwork(upgrade(await (await readBundle(content)).load(steps)), routing);
    case 'imdf':
      return fromIMDF(content instanceof Uint8Array ? { 'imdf.geojson': content } : content, steps);
    case 'osm':
      return fromOSM(oneFile(content), shares);
    case 'indoorgml':
      return fromIndoorGML(oneFile(content), shares);
    case 'geojson':
      return importLevels(content, shares);
  }
}

/** Returns a bundle with the requested network. Good networks are not reported. */
function withNetwork(
  upgraded: Converted<Mvf3Document>,
  routing: RoutingMode,
): Converted<Mvf3Document> {
  if (routing === 'keep') return upgraded;
  const change = routing === 'generate' ? generateRouting : repairRouting;
  const { document, report } = change(upgraded.document);
  const news = report.filter(({ code }) => code !== 'network-kept');
  return {
    document,
    report: [...upgraded.report, ...(news.length > 0 ? report : [])],
  };
}

function oneFile(content: Uint8Array | MvfArchive): Uint8Array {
  if (content instanceof Uint8Array) return content;
  throw new MvfError(
    'mvf/nothing-to-import',
    `Expected one file, found a folder with ${content.paths?.length ?? 0}. Pass the path of the file.`,
  );
}

/** Imports GeoJSON. A single file is a venue of one level; a zip or folder has a file per level. */
async function importLevels(
  content: Uint8Array | MvfArchive,
  options: RatioProgressOptions,
): Promise<Converted<Mvf3Document>> {
  if (!(content instanceof Uint8Array)) return fromGeoJSONFolder(content, options);
  const data = parseJson(content, 'the file');
  return fromGeoJSON({ levels: [{ name: 'Ground floor', elevation: 0, data }] }, options);
}
