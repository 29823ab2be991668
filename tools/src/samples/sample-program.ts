import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Reference, sdkOfSamples } from '@brand/reference';
import ts from 'typescript';
import { followAlias } from '../sdk/api-program.ts';
import type { SampleFolder } from './list-sample-folders.ts';
import { cachingCompilerHost } from './caching-compiler-host.ts';

/** The compiled samples of a version, with the SDK that they are written for. */
export type SampleProgram = {
  readonly samples: SampleFolder;
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  /** Exports of the SDK's package, each with its id in the reference. */
  readonly publicIds: ReadonlyMap<ts.Symbol, string>;
  readonly knownIds: ReadonlySet<string>;
  /** The release of the package, such as `6.0.0`. */
  readonly release: string | undefined;
};

/** An import path of a package: its module in the reference, and its file. */
type Entry = { readonly module: string; readonly file: string };

type Manifest = {
  readonly version?: string;
  readonly exports?: Readonly<Record<string, ExportTarget>>;
};
type ExportTarget = string | { readonly types?: string; readonly default?: string };

type Companion = { readonly packageName: string; readonly module: string };

/** Packages that are modules in the reference of another package. */
const COMPANIONS: Readonly<Record<string, readonly Companion[]>> = {
  'web-sdk': [{ packageName: '@brand/web-sdk-react', module: 'react' }],
};

/** Samples of a protocol, without a package of ours. */
const WITHOUT_PACKAGE: ReadonlySet<string> = new Set(['analytics', 'rest', 'webhooks']);

/**
 * Compiles samples with their SDK. Without a reference of their version they compile, but no name
 * in them has an entry.
 */
export function createSampleProgram(samples: SampleFolder, reference?: Reference): SampleProgram {
  const { entries, release } = readPackage(samples);
  const program = ts.createProgram({
    rootNames: [...samples.files, ...entries.map(({ file }) => file)],
    options: samples.options,
    host: cachingCompilerHost,
  });
  return {
    samples,
    program,
    checker: program.getTypeChecker(),
    publicIds: reference ? identifyExports(program, entries, reference) : new Map(),
    knownIds: new Set(reference?.symbols.map(({ id }) => id)),
    release,
  };
}

/** The import paths of the SDK's package, the main one first, and those of its companions. */
function readPackage(samples: SampleFolder): {
  readonly entries: readonly Entry[];
  readonly release: string | undefined;
} {
  const { sdk, version, root, folder } = samples;
  if (WITHOUT_PACKAGE.has(sdk)) return { entries: [], release: undefined };
  const packageName = `@brand/${sdkOfSamples(sdk)}`;
  const main = resolvePackage(packageName, samples);
  if (main === undefined) {
    throw new Error(
      `${relative(dirname(root), folder)}: expected samples of ${sdk} ${version}, but ` +
        `${packageName} leads to no package. Say where it is by "paths" in the tsconfig.json of ` +
        'the folder.',
    );
  }
  const packageFolder = findPackageFolder(main);
  const { exports = {}, version: release } = readManifest(packageFolder);
  const others = Object.entries(exports).flatMap(([subpath, target]) => {
    const path = typeof target === 'string' ? target : (target.types ?? target.default ?? '');
    const file = join(packageFolder, path);
    const isCode = /\.[mc]?tsx?$/.test(path) && existsSync(file) && file !== main;
    return isCode ? [{ module: subpath.slice('./'.length), file }] : [];
  });
  const companions = (COMPANIONS[sdk] ?? []).flatMap(({ packageName: name, module }) => {
    const file = resolvePackage(name, samples);
    return file === undefined ? [] : [{ module, file }];
  });
  return { entries: [{ module: 'index', file: main }, ...others, ...companions], release };
}

function resolvePackage(name: string, { folder, options }: SampleFolder): string | undefined {
  const found = ts.resolveModuleName(name, join(folder, 'any.ts'), options, cachingCompilerHost);
  return found.resolvedModule?.resolvedFileName;
}

function findPackageFolder(file: string): string {
  const folder = dirname(file);
  const isPackage = existsSync(join(folder, 'package.json')) || folder === dirname(folder);
  return isPackage ? folder : findPackageFolder(folder);
}

function readManifest(folder: string): Manifest {
  const path = join(folder, 'package.json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {};
}

/**
 * The ids of a package's exports. If several modules export the same name, only one has it as a
 * bare id, so the lookup needs name and module.
 */
function identifyExports(
  program: ts.Program,
  entries: readonly Entry[],
  { symbols }: Reference,
): ReadonlyMap<ts.Symbol, string> {
  const idOfExport = new Map(
    symbols
      .filter(({ parent }) => parent === undefined)
      .map(({ id, module, name }) => [`${module} ${name}`, id]),
  );
  const checker = program.getTypeChecker();
  const ids = new Map<ts.Symbol, string>();
  for (const { module, file } of entries) {
    const source = program.getSourceFile(file);
    const moduleSymbol = source && checker.getSymbolAtLocation(source);
    for (const exported of moduleSymbol ? checker.getExportsOfModule(moduleSymbol) : []) {
      const id = idOfExport.get(`${module} ${exported.name}`);
      if (id !== undefined) ids.set(followAlias(exported, checker), id);
    }
  }
  return ids;
}
