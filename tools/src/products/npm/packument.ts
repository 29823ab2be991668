import type { PackedSdk } from '../../sdk/pack-sdk.ts';

/** Folder of the archives below the registry. No package can have this name. */
export const TARBALL_FOLDER = '-';

/** The `package.json` of a release. Registries pass on all of its fields. */
export type ReleaseManifest = {
  readonly name: string;
  readonly version: string;
} & Readonly<Record<string, unknown>>;

/** A release of a package, as it is packed. */
export type PackedRelease = {
  readonly manifest: ReleaseManifest;
  readonly packed: PackedSdk;
  /** `2026-11-09` */
  readonly date: string;
  /** Shown by package managers when the release is installed. */
  readonly deprecation?: string;
};

/** What a registry knows of a package (its "package document"). */
export type Packument = {
  readonly name: string;
  readonly 'dist-tags': { readonly latest: string };
  readonly versions: Readonly<Record<string, object>>;
  readonly time: Readonly<Record<string, string>>;
} & Readonly<Record<string, unknown>>;

/** Fields of the newest release that describe the package as a whole. */
const SHARED_FIELDS = ['description', 'license', 'author', 'homepage', 'repository', 'bugs'];

/** The package document of all releases of a package, with archives below `registryUrl`. */
export function createPackument(
  releases: readonly PackedRelease[],
  registryUrl: string,
): Packument {
  const sorted = releases.toSorted((a, b) =>
    compareVersions(a.manifest.version, b.manifest.version),
  );
  const newest = sorted.at(-1);
  if (!newest) throw new Error('createPackument: expected at least one release, found none.');
  const { manifest } = newest;
  const others = sorted.filter(({ manifest: { name } }) => name !== manifest.name);
  if (others.length > 0) {
    throw new Error(
      `createPackument: expected releases of ${manifest.name}, found ${others[0]!.manifest.name}.`,
    );
  }
  const dates = sorted.map((release): [string, string] => [
    release.manifest.version,
    timestampOf(release.date),
  ]);
  const days = dates.map(([, day]) => day).toSorted();
  return {
    _id: manifest.name,
    name: manifest.name,
    'dist-tags': { latest: manifest.version },
    ...Object.fromEntries(SHARED_FIELDS.map((field) => [field, manifest[field]])),
    versions: Object.fromEntries(
      sorted.map((release) => [release.manifest.version, versionOf(release, registryUrl)]),
    ),
    time: { created: days[0]!, modified: days.at(-1)!, ...Object.fromEntries(dates) },
  };
}

function versionOf(
  { manifest, packed, deprecation }: PackedRelease,
  registryUrl: string,
): ReleaseManifest {
  return {
    ...manifest,
    _id: `${manifest.name}@${manifest.version}`,
    ...(deprecation !== undefined && { deprecated: deprecation }),
    dist: {
      tarball: `${registryUrl}${TARBALL_FOLDER}/${packed.file}`,
      integrity: packed.integrity,
      shasum: packed.shasum,
      fileCount: packed.fileCount,
      unpackedSize: packed.unpackedBytes,
    },
  };
}

/** Releases have dates without a time. */
function timestampOf(date: string): string {
  return `${date}T00:00:00.000Z`;
}

/** Orders versions without a pre-release part. */
function compareVersions(a: string, b: string): number {
  const [first, second] = [a, b].map((version) => version.split('.').map(Number));
  const differing = first!.findIndex((part, index) => part !== second![index]);
  return differing === -1 ? 0 : first![differing]! - second![differing]!;
}
