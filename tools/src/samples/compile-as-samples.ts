import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../shared/repo.ts';
import { listSampleFolders } from './list-sample-folders.ts';
import { cachingCompilerHost } from './caching-compiler-host.ts';

/**
 * Compiles code that is in no file as samples of a version, such as `web-sdk/6.0`. Keys are paths
 * below that folder. Returns the errors.
 */
export function compileAsSamples(
  version: string,
  codes: Readonly<Record<string, string>>,
): string[] {
  const folder = join(ROOT, 'examples', version);
  const { options } = listSampleFolders(join(ROOT, 'examples')).find(
    (each) => each.folder === folder,
  )!;
  const files = new Map(Object.entries(codes).map(([path, code]) => [join(folder, path), code]));
  const host: ts.CompilerHost = {
    ...cachingCompilerHost,
    fileExists: (path) => files.has(path) || cachingCompilerHost.fileExists(path),
    readFile: (path) => files.get(path) ?? cachingCompilerHost.readFile(path),
    getSourceFile: (path, how, onError) => {
      const code = files.get(path);
      return code === undefined
        ? cachingCompilerHost.getSourceFile(path, how, onError)
        : ts.createSourceFile(path, code, how, true);
    },
  };
  const program = ts.createProgram({ rootNames: [...files.keys()], options, host });
  return [...files.keys()].flatMap((path) => {
    const source = program.getSourceFile(path);
    const found = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    return found.map(({ messageText }) => {
      const text = ts.flattenDiagnosticMessageText(messageText, ' ');
      return `${path.slice(folder.length + 1)}: ${text}`;
    });
  });
}
