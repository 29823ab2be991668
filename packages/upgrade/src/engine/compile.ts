import ts from 'typescript';

/** Texts by absolute path, such as the files of a project or the declarations of an SDK. */
export type TextFiles = ReadonlyMap<string, string>;

/** Where modules that are neither given nor of the SDK are read from: a disk, or nothing. */
export type OtherFiles = Pick<
  ts.ModuleResolutionHost,
  'fileExists' | 'readFile' | 'directoryExists' | 'realpath'
>;

/** Parsed declarations, which programs share. */
export type CompileCache = Map<string, ts.SourceFile>;

export type CompileInput = {
  readonly files: TextFiles;
  /** Declarations of the SDK, the language and browsers. Packages are below `/node_modules`. */
  readonly declarations: TextFiles;
  /** Packages that resolve to `declarations`, whatever version is installed. */
  readonly packages: readonly string[];
  readonly others?: OtherFiles;
  readonly cache?: CompileCache;
};

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  allowJs: true,
  checkJs: true,
  allowImportingTsExtensions: true,
  allowArbitraryExtensions: true,
  noUncheckedSideEffectImports: false,
  skipLibCheck: true,
  types: [],
};

/** Compiles files without writing anything. */
export function compile({
  files,
  declarations,
  packages,
  others,
  cache = new Map(),
}: CompileInput): ts.Program {
  const read = (path: string): string | undefined => files.get(path) ?? declarations.get(path);
  const folders = foldersOf([...files.keys(), ...declarations.keys()]);
  const isGiven = (path: string): boolean => files.has(path) || declarations.has(path);
  const host: ts.CompilerHost = {
    fileExists: (path) => isGiven(path) || (others?.fileExists(path) ?? false),
    readFile: (path) => read(path) ?? others?.readFile(path),
    directoryExists: (path) =>
      folders.has(withoutSlash(path)) || (others?.directoryExists?.(path) ?? false),
    getSourceFile: (path, how) => {
      const text = read(path) ?? others?.readFile(path);
      if (text === undefined) return undefined;
      // Versions of an SDK have files with the same path.
      const key = `${path} ${text.length}`;
      const known = cache.get(key);
      if (known?.text === text) return known;
      const source = ts.createSourceFile(path, text, how, true);
      if (!files.has(path)) cache.set(key, source);
      return source;
    },
    getDefaultLibFileName: () => '/lib.es2024.d.ts',
    getDefaultLibLocation: () => '/',
    getCurrentDirectory: () => '/',
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => '\n',
    writeFile: () => undefined,
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text: given }) => {
        const text = nameOfUrl(given, packages[0]!);
        const isOfSdk = packages.some((name) => text === name || text.startsWith(`${name}/`));
        return ts.resolveModuleName(text, isOfSdk ? '/entry.ts' : from, OPTIONS, host);
      }),
  };
  return ts.createProgram({ rootNames: [...files.keys()], options: OPTIONS, host });
}

/** Pages without a build import `https://…/sdk/5.0/index.js`, which is the package. */
function nameOfUrl(name: string, packageName: string): string {
  const entry = /\/sdk\/\d+\.\d+\/([\w-]+)\.js$/.exec(name)?.[1];
  if (entry === undefined) return name;
  return entry === 'index' ? packageName : `${packageName}/${entry}`;
}

/** The compiler asks for folders with and without a slash at the end. */
function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

function foldersOf(paths: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>(['/']);
  for (const path of paths) {
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}
