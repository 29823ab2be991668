import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packSdk } from '../../sdk/pack-sdk.ts';
import { createDist } from '../../shared/create-dist.ts';
import {
  createPackument,
  type PackedRelease,
  type ReleaseManifest,
  TARBALL_FOLDER,
} from './packument.ts';

/** A built package, ready to be published. */
export type BuiltPackage = {
  readonly folder: string;
  /** Shown by package managers when it is installed. */
  readonly deprecation?: string;
};

/**
 * Writes a registry of npm packages as files: for each package a document with its releases, whose
 * file name is the package's name, and the archives.
 */
export function writeRegistry(
  packages: readonly BuiltPackage[],
  { folder, registryUrl }: { readonly folder: string; readonly registryUrl: string },
): void {
  const write = createDist(folder);
  const releases = packages.map((each) => packRelease(each, join(folder, TARBALL_FOLDER)));
  const byName = Map.groupBy(releases, ({ manifest }) => manifest.name);
  for (const [name, ofPackage] of byName) {
    write(name, JSON.stringify(createPackument(ofPackage, registryUrl)));
  }
}

function packRelease({ folder, deprecation }: BuiltPackage, target: string): PackedRelease {
  const manifest = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as ReleaseManifest;
  return {
    manifest,
    date: readReleaseDate(join(folder, 'CHANGELOG.md'), manifest.version),
    packed: packSdk(folder, target),
    ...(deprecation !== undefined && { deprecation }),
  };
}

/** Reads the date in the heading of a release: `## 6.0.0 - 2026-11-09`. */
function readReleaseDate(changelog: string, version: string): string {
  const headings = readFileSync(changelog, 'utf8').matchAll(/^## (\S+) - (\d{4}-\d{2}-\d{2})$/gm);
  const date = headings.find(([, release]) => release === version)?.[2];
  if (date === undefined) {
    throw new Error(`${changelog}: expected a heading "## ${version} - <date>", found none.`);
  }
  return date;
}
