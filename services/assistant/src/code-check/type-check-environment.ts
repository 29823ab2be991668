import { posix } from 'node:path';
import ts from 'typescript';
import type { TypeFiles } from './read-types.ts';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Treats a fragment without imports as a module, so that it may use top-level await.
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  noUncheckedSideEffectImports: false,
  skipLibCheck: true,
  types: [],
};

/**
 * Values from untyped modules are `any`, so `noImplicitAny` would report errors that the code did
 * not cause.
 */
const BESIDE_FOREIGN: ts.CompilerOptions = { ...OPTIONS, noImplicitAny: false };

/** JavaScript has no type annotations, so only certain errors are reported. */
const JAVASCRIPT: ts.CompilerOptions = { ...OPTIONS, allowJs: true, checkJs: true, strict: false };

/** Diagnostic: untyped function calls may not accept type arguments. */
const UNTYPED_CALL = 2347;

/** Paths of the compiled files. They are next to the packages that they import. */
export type CodeFile = '/main.ts' | '/main.tsx' | '/main.js' | '/main.jsx';
const AMBIENT = '/ambient.d.ts';

export type Compiled = {
  readonly program: ts.Program;
  readonly file: ts.SourceFile;
  readonly diagnostics: readonly ts.Diagnostic[];
  /** For each package, the file of the program that exports it as `all`, imported or not. */
  readonly exportsFiles: ReadonlyMap<string, string>;
};

/** An in-memory TypeScript project with the declarations of one SDK version. Code is never run. */
export class TypeCheckEnvironment {
  readonly #files: TypeFiles;
  readonly #packageName: string;
  readonly #folders = new Set<string>();
  readonly #parsed: Map<string, ts.SourceFile>;
  readonly #own = new Map<string, string>();
  readonly #host: ts.CompilerHost;
  readonly #last = new Map<ts.CompilerOptions, ts.Program>();

  /** `parsed` caches source files that environments share. */
  constructor(
    { files, packageName }: { files: TypeFiles; packageName: string },
    parsed: Map<string, ts.SourceFile>,
  ) {
    this.#packageName = packageName;
    const entries = [packageName, `${packageName}-react`, 'react', 'react-native'].map(
      (name) => [exportsFile(name), `export * as all from '${name}';\n`] as const,
    );
    this.#files = new Map([...files, ...entries]);
    this.#parsed = parsed;
    for (const path of files.keys()) this.#addFolders(posix.dirname(path));
    this.#host = this.#createHost();
  }

  /** Compiles one file; `ambient` contains additional declarations. */
  compile(path: CodeFile, code: string, ambient = ''): Compiled {
    this.#own.clear();
    this.#own.set(path, code).set(AMBIENT, ambient);
    const isScript = /\.jsx?$/.test(path);
    const options = isScript ? JAVASCRIPT : ambient === '' ? OPTIONS : BESIDE_FOREIGN;
    const exportsFiles = this.#exportsFiles(path.endsWith('x'));
    const last = this.#last.get(options);
    const program = ts.createProgram({
      rootNames: [path, AMBIENT, ...exportsFiles.values()],
      options,
      host: this.#host,
      ...(last && { oldProgram: last }),
    });
    this.#last.set(options, program);
    const file = program.getSourceFile(path)!;
    const syntax = program.getSyntacticDiagnostics(file);
    const diagnostics = syntax.length > 0 ? syntax : program.getSemanticDiagnostics(file);
    return { program, file, diagnostics: diagnostics.filter(isError), exportsFiles };
  }

  /** Export files of the SDK and, for React code, of React and React Native. */
  #exportsFiles(isReact: boolean): ReadonlyMap<string, string> {
    const names = isReact
      ? [this.#packageName, `${this.#packageName}-react`, 'react', 'react-native']
      : [this.#packageName];
    const known = names.filter((name) => this.canImport(name));
    return new Map(known.map((name) => [name, exportsFile(name)]));
  }

  /** Whether there are declarations for a module. */
  canImport(specifier: string): boolean {
    const found = ts.resolveModuleName(specifier, '/main.ts', OPTIONS, this.#host);
    return found.resolvedModule !== undefined;
  }

  #createHost(): ts.CompilerHost {
    const read = (path: string): string | undefined => this.#own.get(path) ?? this.#files.get(path);
    return {
      fileExists: (path) => read(path) !== undefined,
      readFile: read,
      directoryExists: (path) => this.#folders.has(path.replace(/(?<=.)\/+$/, '')),
      getDirectories: () => [],
      getSourceFile: (path, target) => {
        const own = this.#own.get(path);
        return own === undefined ? this.#parse(path, target) : parse(path, own, target);
      },
      getDefaultLibFileName: () => '/lib.es2024.d.ts',
      getDefaultLibLocation: () => '/',
      getCurrentDirectory: () => '/',
      getCanonicalFileName: (path) => path,
      useCaseSensitiveFileNames: () => true,
      getNewLine: () => '\n',
      writeFile: () => {},
    };
  }

  #parse(
    path: string,
    target: ts.ScriptTarget | ts.CreateSourceFileOptions,
  ): ts.SourceFile | undefined {
    const text = this.#files.get(path);
    if (text === undefined) return undefined;
    const parsed = this.#parsed.get(path);
    // SDK versions have files with the same names but different contents.
    if (parsed?.text === text) return parsed;
    const file = parse(path, text, target);
    this.#parsed.set(path, file);
    return file;
  }

  #addFolders(folder: string): void {
    if (this.#folders.has(folder)) return;
    this.#folders.add(folder);
    this.#addFolders(posix.dirname(folder));
  }
}

function exportsFile(packageName: string): string {
  return `/exports-of-${packageName.replaceAll(/\W/g, '-')}.d.ts`;
}

function isError({ category, code }: ts.Diagnostic): boolean {
  return category === ts.DiagnosticCategory.Error && code !== UNTYPED_CALL;
}

function parse(
  path: string,
  text: string,
  target: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.SourceFile {
  return ts.createSourceFile(path, text, target, true);
}
