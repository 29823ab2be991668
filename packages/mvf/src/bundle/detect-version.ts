import type { MvfLimits } from '../archive/limits.ts';
import type { MvfArchive } from '../archive/mvf-archive.ts';
import { parseJson } from '../archive/parse-json.ts';
import { MvfError } from '../mvf-error.ts';
import type { MvfVersion } from './document.ts';

const MANIFESTS = ['manifest.geojson', 'manifest.json'];

/**
 * Tells the version from the manifest, and where that is silent from the files: version 3 has a
 * geometry folder, version 2 a space folder beside its manifest, version 1 has no manifest.
 */
export async function detectVersion(archive: MvfArchive, limits: MvfLimits): Promise<MvfVersion> {
  for (const path of MANIFESTS) {
    const bytes = await archive.read(path);
    if (!bytes) continue;
    const version = statedVersion(parseJson(bytes, path, limits));
    if (version === undefined) return hasFolder(archive, 'geometry/') ? 3 : 2;
    return knownVersion(version, path);
  }
  if (hasFolder(archive, 'geometry/')) return 3;
  if (hasFolder(archive, 'levels/') || hasFolder(archive, 'level/')) return 1;
  throw new MvfError('mvf/missing-file', missingManifest(archive), { path: 'manifest.geojson' });
}

function statedVersion(manifest: unknown): string | undefined {
  const root = manifest as { features?: unknown[]; properties?: { version?: unknown } } | null;
  const feature = (Array.isArray(root?.features) ? root.features[0] : root) as typeof root;
  const version = feature?.properties?.version;
  return version === undefined || version === null ? undefined : String(version as string);
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

function hasFolder(archive: MvfArchive, folder: string): boolean {
  return archive.paths?.some((path) => path.startsWith(folder)) ?? false;
}

function missingManifest(archive: MvfArchive): string {
  const found = archive.paths?.slice(0, 5).join(', ');
  const detail =
    found === undefined ? 'found none at this address' : `found ${found || 'no files'}`;
  return `manifest.geojson: expected this file at the root of the bundle, ${detail}. Check that the source is an MVF bundle.`;
}
