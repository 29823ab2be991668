import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { writeFileInFolder } from '../shared/create-dist.ts';
import { ROOT } from '../shared/repo.ts';
import { declarationOf } from './emit-declarations.ts';
import { readSdkPackage, SDK_PACKAGES, type SdkPackage } from './sdk-package.ts';

export type PublishedTypes = {
  /** Declaration of each entry, relative to the folder of the types. */
  readonly entries: ReadonlyMap<string, string>;
  /** Packages of others that the declarations mention. */
  readonly externals: ReadonlySet<string>;
};

/**
 * Copies the declarations that an entry can reach, with the workspace's own packages turned into
 * folders. One tree for all entries: if each were rolled up into its own file, a class would be a
 * different class in each, and `map.use(feature)` would not compile.
 */
export function publishTypes(
  sdkPackage: SdkPackage,
  options: {
    /** Folder that `emitDeclarations` filled. */
    readonly declarations: string;
    readonly target: string;
    /** Packages that become folders; the others are imported by name. @defaultValue all of the SDK */
    readonly inlined?: readonly string[];
    readonly rename: (text: string) => string;
  },
): PublishedTypes {
  const { declarations, target, rename, inlined = SDK_PACKAGES } = options;
  const modules = ownModules(declarations, inlined);
  const externals = new Set<string>();
  const done = new Set<string>();

  const publish = (file: string): void => {
    if (done.has(file)) return;
    done.add(file);
    const placed = placeIn(file, declarations);
    const text = readFileSync(file, 'utf8').replaceAll(
      /(from |import\(|declare module )"([^"]+)"/g,
      (_, before: string, specifier: string) => {
        const imported = specifier.startsWith('.')
          ? join(dirname(file), specifier.replace(/\.tsx?$/, '.d.ts'))
          : modules.get(specifier);
        if (imported === undefined) {
          externals.add(packageNameOf(specifier));
          return `${before}"${specifier}"`;
        }
        publish(imported);
        return `${before}"${pathBetween(placed, placeIn(imported, declarations))}"`;
      },
    );
    writeFileInFolder(join(target, placed), rename(text));
  };

  const entries = sdkPackage.entries.map(({ name, source }) => {
    const file = declarationOf(source, declarations);
    publish(file);
    return [name, placeIn(file, declarations)] as const;
  });
  return { entries: new Map(entries), externals };
}

/** Import specifiers of the workspace's packages, and the declaration of each. */
function ownModules(declarations: string, inlined: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    inlined
      .map(readSdkPackage)
      .flatMap(({ name, entries }) =>
        entries.map(({ subpath, source }) => [
          name + subpath.slice(1),
          declarationOf(source, declarations),
        ]),
      ),
  );
}

/** `packages/venue/src/model/floor.d.ts` is published as `venue/model/floor.d.ts`. */
function placeIn(file: string, declarations: string): string {
  return relative(join(declarations, 'packages'), file).replace(/^([^/]+)\/src\//, '$1/');
}

function pathBetween(from: string, to: string): string {
  const path = relative(dirname(from), to).replace(/\.d\.ts$/, '.js');
  return path.startsWith('.') ? path : `./${path}`;
}

function packageNameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Output folder of the declarations. */
export const DECLARATIONS: string = join(ROOT, '.cache/sdk-declarations');
