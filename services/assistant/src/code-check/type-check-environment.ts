import { posix } from 'node:path';
import ts from 'typescript';
import type { TypeFiles } from './read-types.ts';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // A fragment without imports is still a module, which may wait at its top.
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

/** What comes from modules without types makes more of the code untyped, through no fault of it. */
const BESIDE_FOREIGN: ts.CompilerOptions = { ...OPTIONS, noImplicitAny: false };

/** JavaScript says nothing of types: only what is known to be wrong is an error. */
const JAVASCRIPT: ts.CompilerOptions = { ...OPTIONS, allowJs: true, checkJs: true, strict: false };

/** Calls of untyped functions may not accept type arguments. */
const UNTYPED_CALL = 2347;

/** Where the files that are compiled stand, beside what they import. */
export type CodeFile = '/main.ts' | '/main.tsx' | '/main.js' | '/main.jsx';
const AMBIENT = '/ambient.d.ts';

export type Compiled = {
  readonly program: ts.Program;
  readonly file: ts.SourceFile;
  readonly diagnostics: readonly ts.Diagnostic[];
  /** By package, the file in the program that exports it as `all`, whether code imports it or not. */
  readonly exportsFiles: ReadonlyMap<string, string>;
};

/** The declarations of one version of an SDK, in which code is compiled. Nothing is ever run. */
export class TypeCheckEnvironment {
  readonly #files: TypeFiles;
  readonly #packageName: string;
  readonly #folders = new Set<string>();
  readonly #parsed: Map<string, ts.SourceFile>;
  readonly #own = new Map<string, string>();
  readonly #host: ts.CompilerHost;
  readonly #last = new Map<ts.CompilerOptions, ts.Program>();

  /** Files that rooms share are parsed once: `parsed` has what was. */
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

  /** Compiles one file; `ambient` declares what the file may use besides. */
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

  /** Of the SDK, and for React of what else its code is written with. */
  #exportsFiles(isReact: boolean): ReadonlyMap<string, string> {
    const names = isReact
      ? [this.#packageName, `${this.#packageName}-react`, 'react', 'react-native']
      : [this.#packageName];
    const known = names.filter((name) => this.canImport(name));
    return new Map(known.map((name) => [name, exportsFile(name)]));
  }

  /** Whether there are declarations for what code imports. */
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
    // Versions of an SDK have files of the same names.
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
