import { MVF_LIMITS, type MvfLimits } from '../archive/limits.ts';
import type { MvfArchive } from '../archive/mvf-archive.ts';
import { type FileSource, openFiles } from '../archive/open-files.ts';
import { openUrl } from '../archive/open-url.ts';
import { openZip } from '../archive/open-zip.ts';
import { parseJson } from '../archive/parse-json.ts';
import { MvfError } from '../mvf-error.ts';
import { MvfBundle } from './bundle.ts';
import { type BundleFormat, pathsOf } from './bundle-file.ts';
import { detectVersion } from './detect-version.ts';
import type { MvfVersion } from './document.ts';
import { FORMATS } from './formats.ts';

/**
 * Source of a bundle: zip bytes, the URL of a zip, of a folder or of the manifest in it, the files
 * of a folder, or an archive.
 */
export type BundleSource = Uint8Array | ArrayBuffer | Blob | URL | string | FileSource | MvfArchive;

/** Options for opening a bundle. */
export type ReadOptions = {
  /** Limits that protect against hostile input. Each overrides its default in `MVF_LIMITS`. */
  readonly limits?: Partial<MvfLimits>;
  /** Function that replaces the global `fetch` for URLs, for example to add headers. */
  readonly fetch?: typeof fetch;
  /** Signal that stops the requests of a bundle at a URL. */
  readonly signal?: AbortSignal;
};

/** An open bundle of any version. Check `version` to find out which. */
export type AnyBundle = MvfBundle<1> | MvfBundle<2> | MvfBundle<3>;

/**
 * Opens a bundle. Only the manifest and the list of floors are read immediately. Every other file
 * is read on demand.
 *
 * @example
 * const bundle = await readBundle(zipBytes);
 * if (bundle.version === 3) {
 *   const geometry = await bundle.readFloor('geometry', bundle.floorIds[0]);
 * }
 */
export async function readBundle(
  source: BundleSource,
  options: ReadOptions = {},
): Promise<AnyBundle> {
  const limits = { ...MVF_LIMITS, ...options.limits };
  const archive = await openSource(source, limits, options);
  const version = await detectVersion(archive, limits);
  const format = FORMATS[version];
  const floors = await readFloors(archive, format, limits);
  const floorIds = format.floorIds(floors, archive.paths);
  const parts = { version, floorIds, archive, format, limits };
  return new MvfBundle<MvfVersion>(parts) as AnyBundle;
}

async function openSource(
  source: BundleSource,
  limits: MvfLimits,
  options: ReadOptions,
): Promise<MvfArchive> {
  if (typeof source === 'string' || source instanceof URL) {
    return openUrlSource(new URL(source, baseUrl()), limits, options);
  }
  if (source instanceof Uint8Array || source instanceof ArrayBuffer || source instanceof Blob) {
    return openZip(source, limits);
  }
  return isArchive(source) ? source : openFiles(source, limits);
}

/** Opens a URL, which may be that of a zip, a manifest or a folder. */
async function openUrlSource(
  url: URL,
  limits: MvfLimits,
  options: ReadOptions,
): Promise<MvfArchive> {
  const [, name = ''] = /([^/]*)$/.exec(url.pathname) ?? [];
  if (!/\.(zip|mvf|(geo)?json)$/i.test(name)) return openUrl(url, { ...options, limits });
  const folder = new URL(url);
  folder.pathname = url.pathname.slice(0, -name.length);
  const archive = openUrl(folder, { ...options, limits });
  if (/json$/i.test(name)) return archive;
  const zip = await archive.read(decodeURIComponent(name));
  if (zip) return openZip(zip, limits);
  throw new MvfError(
    'mvf/unreadable-source',
    `${name}: expected a bundle at this URL, found nothing there. Check the URL.`,
    { path: name },
  );
}

/** Returns the page's base URL, because pages may use relative URLs. */
function baseUrl(): string | undefined {
  return (globalThis as { location?: { href: string } }).location?.href;
}

function isArchive(source: FileSource | MvfArchive): source is MvfArchive {
  return 'read' in source && typeof source.read === 'function';
}

async function readFloors(
  archive: MvfArchive,
  format: BundleFormat,
  limits: MvfLimits,
): Promise<unknown> {
  const file = format.files.find(({ key }) => key === 'floors');
  for (const path of file ? pathsOf(file) : []) {
    const bytes = await archive.read(path);
    if (bytes) return parseJson(bytes, path, limits);
  }
  return undefined;
}
