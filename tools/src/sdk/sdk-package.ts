import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../repo.ts';

/** One import path of a package: `.` or `./blue-dot`. */
export type PackageEntry = {
  /** `index` for `.`, else the path without `./`. */
  readonly name: string;
  /** As in the `exports` of the package. */
  readonly subpath: string;
  /** The TypeScript file behind it. */
  readonly source: string;
};

/** A workspace package as its `package.json` describes it. */
export type SdkPackage = {
  readonly folder: string;
  /** `@brand/web-sdk` */
  readonly name: string;
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly entries: readonly PackageEntry[];
};

type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
};

/** Reads a package of `packages/`. */
export function readSdkPackage(folderName: string): SdkPackage {
  const folder = join(ROOT, 'packages', folderName);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const entries = Object.entries(manifest.exports).map(([subpath, source]) => ({
    name: subpath === '.' ? 'index' : subpath.slice('./'.length),
    subpath,
    source: join(folder, source),
  }));
  const missing = entries.filter(({ source }) => !existsSync(source));
  if (missing.length > 0) {
    throw new Error(
      `${manifest.name}: every path in "exports" must be a file, but ` +
        `${missing.map(({ subpath }) => subpath).join(', ')} leads to none. ` +
        'Write the file or take the path out of package.json.',
    );
  }
  return {
    folder,
    name: manifest.name,
    version: manifest.version,
    dependencies: manifest.dependencies ?? {},
    devDependencies: manifest.devDependencies ?? {},
    entries,
  };
}

/** The packages that the Web SDK is made of, in the order of their dependency. */
export const SDK_PACKAGES: readonly string[] = ['geo', 'mvf', 'venue', 'web-sdk'];
