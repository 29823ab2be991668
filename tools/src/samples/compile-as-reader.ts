import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../shared/repo.ts';
import { cachingCompilerHost } from './caching-compiler-host.ts';
import { listSampleFolders } from './list-sample-folders.ts';
import { optionsOfProject, type ReaderProject } from './reader-project.ts';

/** All files of a sample by the names that readers give them, in one folder. */
export type PastedFiles = Readonly<Record<string, string>>;

export type PastedSamples = {
  /** Whose package they import, such as `web-sdk/6.0`. */
  readonly version: string;
  readonly project: ReaderProject;
  /** Packages with global names that the page loads, such as `heremaps`. */
  readonly types?: readonly string[];
  /** By the name of the sample. */
  readonly samples: Readonly<Record<string, PastedFiles>>;
};

/** Compiles each sample alone in an empty project. Returns the errors by the name of the sample. */
export function compileAsReader({
  version,
  project,
  types = [],
  samples,
}: PastedSamples): Readonly<Record<string, readonly string[]>> {
  const folder = join(ROOT, 'examples', version);
  const ofReader = optionsOfProject(project);
  const options: ts.CompilerOptions = {
    ...ofReader,
    types: [...(ofReader.types ?? []), ...types],
    ...pathsOf(folder),
  };
  const folders = Object.keys(samples).map((name, index) => [name, `reader-${index}`] as const);
  const files = new Map(
    folders.flatMap(([name, own]) =>
      Object.entries(samples[name]!).map(
        ([file, text]) => [join(folder, own, file), text] as const,
      ),
    ),
  );
  const rootNames = [...files.keys()].filter((file) => /\.m?tsx?$/.test(file));
  const program = ts.createProgram({ rootNames, options, host: hostOf(files) });
  return Object.fromEntries(
    folders.map(([name, own]) => {
      const ofSample = rootNames.filter((file) => file.startsWith(join(folder, own, '/')));
      return [name, ofSample.flatMap((file) => errorsIn(program, file))];
    }),
  );
}

/** Where the packages of the version are, if they are not those of the workspace. */
function pathsOf(folder: string): ts.CompilerOptions {
  const { options } = listSampleFolders(join(ROOT, 'examples')).find(
    (each) => each.folder === folder,
  )!;
  const { paths, pathsBasePath } = options;
  return { ...(paths && { paths }), ...(pathsBasePath !== undefined && { pathsBasePath }) };
}

function hostOf(files: ReadonlyMap<string, string>): ts.CompilerHost {
  const folders = new Set([...files.keys()].map((file) => join(file, '..')));
  return {
    ...cachingCompilerHost,
    fileExists: (path) => files.has(path) || cachingCompilerHost.fileExists(path),
    directoryExists: (path) => folders.has(path) || ts.sys.directoryExists(path),
    readFile: (path) => files.get(path) ?? cachingCompilerHost.readFile(path),
    getSourceFile: (path, how, onError) => {
      const code = files.get(path);
      return code === undefined
        ? cachingCompilerHost.getSourceFile(path, how, onError)
        : ts.createSourceFile(path, code, how, true);
    },
  };
}

function errorsIn(program: ts.Program, file: string): string[] {
  const source = program.getSourceFile(file);
  const found = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ];
  return found.map(({ start = 0, messageText }) => {
    const { line } = source!.getLineAndCharacterOfPosition(start);
    const text = ts.flattenDiagnosticMessageText(messageText, ' ');
    return `${file.replace(/.*[/\\]/, '')}:${line + 1} ${text}`;
  });
}
