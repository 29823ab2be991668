import type { MvfLimits } from '../archive/limits.ts';
import type { MvfArchive } from '../archive/mvf-archive.ts';
import { parseJson } from '../archive/parse-json.ts';
import { MvfError } from '../mvf-error.ts';
import type { MvfVersion } from './document.ts';

const MANIFESTS = ['manifest.geojson', 'manifest.json'];
const GEOMETRY_FOLDER = /^geometry\//;
const LEVEL_FOLDER = /^levels?\//;
const FLOOR_FILE = /^(?:floors?|maps?)\.(?:geo)?json$/;
const SPACE_FOLDER = /^spaces?\//;
const UNIT_FILE = /^(?:unit|level)\.(?:geo)?json$/;
const VENUE_FILE = /^(?:venue|buildings?)\.(?:geo)?json$/;

/**
 * Detects the version from the manifest or, if that does not state it, from the files: version 3
 * has a geometry folder, version 2 a space folder beside its manifest, version 1 has no manifest.
 */
export async function detectVersion(archive: MvfArchive, limits: MvfLimits): Promise<MvfVersion> {
  for (const path of MANIFESTS) {
    const bytes = await archive.read(path);
    if (bytes && path === 'manifest.json' && has(archive, UNIT_FILE)) throw foundImdf(path);
    if (bytes) return versionOf(parseJson(bytes, path, limits), path, archive);
  }
  if (has(archive, GEOMETRY_FOLDER)) return 3;
  if (has(archive, LEVEL_FOLDER)) return 1;
  if (has(archive, SPACE_FOLDER)) {
    if (has(archive, FLOOR_FILE)) return 2;
    if (has(archive, VENUE_FILE)) return 1;
  }
  throw await missingManifest(archive);
}

function versionOf(manifest: unknown, path: string, archive: MvfArchive): MvfVersion {
  const { version, contents, folder_struct: tree } = propertiesOf(manifest);
  if (version !== undefined && version !== null) {
    const stated = knownVersion(String(version as string), path);
    // Version 1 has no manifest, but early exports of version 2 stated that number.
    return stated === 1 && has(archive, FLOOR_FILE) && !has(archive, LEVEL_FOLDER) ? 2 : stated;
  }
  if (has(archive, GEOMETRY_FOLDER)) return 3;
  return Array.isArray(contents) && tree === undefined ? 3 : 2;
}

function propertiesOf(manifest: unknown): Record<string, unknown> {
  const root = manifest as { features?: unknown[]; properties?: unknown } | null;
  const feature = (Array.isArray(root?.features) ? root.features[0] : root) as typeof root;
  const properties = feature?.properties;
  return typeof properties === 'object' && properties
    ? (properties as Record<string, unknown>)
    : {};
}

function knownVersion(version: string, path: string): MvfVersion {
  const major = Number.parseInt(version, 10);
  if (major === 1 || major === 2 || major === 3) return major;
  throw new MvfError(
    'mvf/unknown-version',
    `${path}: expected a version 1, 2 or 3, found "${version.slice(0, 40)}". ` +
      'Export the venue again as MVF 3, or update this package.',
    { path },
  );
}

/** Creates the error for IMDF, which also has a manifest.json, but a different one. */
function foundImdf(path: string): MvfError {
  return new MvfError(
    'mvf/unreadable-source',
    `${path}: expected the manifest of an MVF bundle, found the manifest of an IMDF archive. ` +
      'Convert it first: fromIMDF, or `mvf convert`.',
    { path },
  );
}

function has(archive: MvfArchive, pattern: RegExp): boolean {
  return archive.paths?.some((path) => pattern.test(path)) ?? false;
}

async function missingManifest(archive: MvfArchive): Promise<MvfError> {
  const path = 'manifest.geojson';
  if (archive.paths === undefined && (await archive.read('venue.geojson'))) {
    return new MvfError(
      'mvf/unreadable-source',
      `${path}: expected this file at the URL, found venue.geojson. MVF 1 does not list its ` +
        'levels and cannot be read from a URL: download it as a zip and open the zip.',
      { path },
    );
  }
  const found = archive.paths?.slice(0, 5).join(', ');
  const detail = found === undefined ? 'found none at this URL' : `found ${found || 'no files'}`;
  return new MvfError(
    'mvf/missing-file',
    `${path}: expected this file at the root of the bundle, ${detail}. Check that the source is an MVF bundle.`,
    { path },
  );
}
