import { join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../shared/repo.ts';
import { readSdkPackage, type SdkPackage } from './sdk-package.ts';

/** The compiled sources of packages. */
export type ApiProgram = {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
  readonly packages: readonly SdkPackage[];
  /** Packages whose names the examples of the others import, too. */
  readonly given: readonly SdkPackage[];
};

/** A name that an entry exports, resolved to its declaration. */
export type PublicSymbol = {
  readonly name: string;
  readonly symbol: ts.Symbol;
  /** Whether only its type is exported, so that it cannot be called or constructed. */
  readonly isTypeOnly: boolean;
};

const host = ts.createCompilerHost({});

/** Parsed files, cached because the programs of one run share most of them. */
const parsed = new Map<string, ts.SourceFile | undefined>();
const cachingHost: ts.CompilerHost = {
  ...host,
  getSourceFile: (fileName, options, onError) => {
    if (!parsed.has(fileName)) parsed.set(fileName, host.getSourceFile(fileName, options, onError));
    return parsed.get(fileName);
  },
};

/** Compiles files with the options of packages, with overrides. */
export function createProgram(
  files: readonly string[],
  changes: ts.CompilerOptions = {},
): ts.Program {
  const config = ts.readConfigFile(join(ROOT, 'packages/tsconfig.base.json'), ts.sys.readFile);
  const { extends: base, ...rest } = config.config as { extends: string };
  const parsedOptions = ts.parseJsonConfigFileContent(
    { ...rest, extends: base, files },
    ts.sys,
    join(ROOT, 'packages'),
  ).options;
  return ts.createProgram({
    rootNames: files,
    options: { jsx: ts.JsxEmit.ReactJSX, ...parsedOptions, ...changes },
    host: cachingHost,
  });
}

/** Reads the sources of packages of `packages/`; `a/v5` selects one entry. */
export function readApi(
  packageNames: readonly string[],
  givenNames: readonly string[] = [],
): ApiProgram {
  const packages = packageNames.map((path) => {
    const [name = '', entry] = path.split('/');
    const sdkPackage = readSdkPackage(name);
    const isWanted = (one: { readonly name: string }): boolean =>
      entry === undefined || one.name === entry;
    return { ...sdkPackage, entries: sdkPackage.entries.filter(isWanted) };
  });
  const given = givenNames.map(readSdkPackage);
  const program = createProgram(
    [...packages, ...given].flatMap(({ entries }) => entries.map(({ source }) => source)),
  );
  return { program, checker: program.getTypeChecker(), packages, given };
}

/** Symbols that the entries of all packages export and declare themselves, without duplicates. */
export function listPublicSymbols({ program, checker, packages }: ApiProgram): PublicSymbol[] {
  const seen = new Set<ts.Symbol>();
  return packages.flatMap((sdkPackage) =>
    sdkPackage.entries.flatMap(({ source }) =>
      exportsOf(program, checker, source)
        .map((exported) => ({
          name: exported.name,
          symbol: followAlias(exported, checker),
          isTypeOnly: isTypeOnlyExport(exported),
        }))
        .filter(({ symbol }) => {
          const isOwn = symbol.declarations?.some((declaration) =>
            declaration.getSourceFile().fileName.startsWith(`${sdkPackage.folder}/`),
          );
          // Declarations leave these out too.
          const isInternal = symbol.getJsDocTags().some(({ name }) => name === 'internal');
          if (!isOwn || isInternal || seen.has(symbol)) return false;
          seen.add(symbol);
          return true;
        }),
    ),
  );
}

/** The names that a file exports. */
export function exportsOf(
  program: ts.Program,
  checker: ts.TypeChecker,
  fileName: string,
): ts.Symbol[] {
  const file = program.getSourceFile(fileName);
  const module = file && checker.getSymbolAtLocation(file);
  return module ? checker.getExportsOfModule(module) : [];
}

function isTypeOnlyExport({ declarations = [] }: ts.Symbol): boolean {
  return declarations.some(
    (declaration) =>
      ts.isExportSpecifier(declaration) && ts.isTypeOnlyExportDeclaration(declaration),
  );
}

/** The symbol that an import or a renamed export refers to. */
export function followAlias(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** `packages/venue/src/venue.ts:12` */
export function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${relative(ROOT, file.fileName)}:${line + 1}`;
}
