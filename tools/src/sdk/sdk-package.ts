import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../shared/repo.ts';

/** One import path of a package: `.` or `./blue-dot`. */
export type PackageEntry = {
  /** `index` for `.`, else the path without `./`. */
  readonly name: string;
  /** Key in the `exports` of the package. */
  readonly subpath: string;
  /** The TypeScript source of the entry. */
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
  /** Folder with its own examples for re-exports, if it has any. */
  readonly examplesFolder?: string;
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
  const examplesFolder = join(folder, 'src/examples');
  return {
    folder,
    name: manifest.name,
    version: manifest.version,
    dependencies: manifest.dependencies ?? {},
    devDependencies: manifest.devDependencies ?? {},
    entries,
    ...(existsSync(examplesFolder) && { examplesFolder }),
  };
}

/** Inputs of a build of packages of `packages/`. */
export function packageInputs(names: readonly string[]): string[] {
  return names.flatMap((name) => [`packages/${name}/package.json`, `packages/${name}/src`]);
}

/** The packages of the Web SDK, in dependency order. */
export const SDK_PACKAGES: readonly string[] = ['geo', 'mvf', 'venue', 'web-sdk'];

/** The Web SDK for React, which depends on the published Web SDK. */
export const REACT_PACKAGE = 'web-sdk-react';

/** The React Native SDK, whose web view contains the Web SDK. */
export const REACT_NATIVE_PACKAGE = 'react-native-sdk';

/** The older versions of the Web SDK, an entry for each. */
export const LEGACY_PACKAGE = 'web-sdk-legacy';

/** The older versions of the React Native SDK: declarations only, an entry for each. */
export const LEGACY_NATIVE_PACKAGE = 'react-native-sdk-legacy';

/** One of the older versions, as its own manifest describes it; `v5` is version 5. */
export function readLegacyLine(line: 'v5' | 'v4' | 'v3', packageName = LEGACY_PACKAGE): SdkPackage {
  const folder = join(ROOT, 'packages', packageName, 'src', line);
  const index = packageName === LEGACY_NATIVE_PACKAGE ? 'index.d.ts' : 'index.ts';
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  return {
    folder,
    name: manifest.name,
    version: manifest.version,
    dependencies: {},
    devDependencies: {},
    // The style sheet beside the code is not a module.
    entries: [{ name: 'index', subpath: '.', source: join(folder, index) }],
  };
}
